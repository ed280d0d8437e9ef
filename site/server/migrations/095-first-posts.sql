-- The posts that come with the product. Admins may change and delete them like their own.
insert into site.posts (title, slug, summary, topic, heard, heard_lang, body, is_published, published_at)
values ('The call that comes at 9:40 pm', 'after-hours-missed-calls',
  'Buyers look at flats after dinner, when your office is closed. How to find out what that costs you, and four ways to answer, with what each is good for.',
  'Missed calls', 'Hello? Is this the number for the flat in Wakad?', null, $post$A salaried couple looks at flats when the dishes are done. They have the listing open on one phone and your number on the other. They call. It rings eight times, and then a recorded voice tells them that your office opens at ten.

They do not write that down. They go back to the list and press the next number.

None of this shows in your reports. A missed call has no name, no budget and no project. It is a line in the log of a phone that stands in an empty room. So before you buy anything, count.

## Count your own calls first

Take the call log of the last four weeks: from the phone company’s portal for a landline or a virtual number, from the handset for a mobile. Put four columns in a sheet: day, hour, answered or not, called back or not. An afternoon is enough.

Then ask three questions of it.

- **Which hours do the unanswered calls fall in?** In most offices they gather in two places: after seven in the evening, and at lunch.
- **How many were called back within an hour?** Not “the same day”. Within an hour, while the listing was still open on their screen.
- **How many numbers called once and never again?** These are the ones that you paid for and never met.

Now put a price on it. Divide what you spent on portals and hoardings that month by the number of calls that came in. That is what one call costs you, answered or not. If you spent ₹1,20,000 and 300 calls came, each was worth ₹400 before anybody said a word. Sixty unanswered ones are ₹24,000 of advertising that rang and went away. These figures are an example; put in yours.

## Four ways to answer, and what each is good for

**A rota of your own people.** Two salespeople take the evening phone in turns. This is the best answer a buyer can get, because the person knows the building. It works for a launch fortnight. It seldom lasts for a year: the person who answered at ten at night stands at a site at nine in the morning.

**A call centre.** Somebody answers, in a pleasant voice, and takes a name and a number. What they cannot do is say whether the east-facing two-bedroom is still there. The buyer hears that, and calls the next listing anyway.

**An automatic message.** “Thank you for calling, we will get back to you.” It costs next to nothing and is better than ringing out. It also tells the buyer nothing, so they go on looking while they wait.

**A voice agent.** It answers at once, at any hour, from what you have told it about your projects. It asks what you would ask and agrees a time for the visit. It does not know what you have not told it, so it is only as good as the sheet you give it; and some callers want a person, so it has to be able to take a number and hand over.

The four are not rivals. A common arrangement is your own people from ten to seven, and the agent for the evenings, Sundays, lunch, and the second call that comes while the first is still going on.

## What a good evening answer sounds like

It is short. The caller has one question, and hears the answer to that question before anything is asked of them.

```talk
Buyer: Hello? Is this the number for the flat in Wakad?
Agent: Yes, it is. You are talking to the AI agent of the office. The two-bedroom in Wakad is still available, at eighty-six lakh.
Buyer: Which floor?
Agent: The seventh, facing the garden. Would you like to see it this weekend?
```

Notice what does not happen. There is no menu, no “your call is important to us”, and no form of six questions before the first answer. And the agent says that it is one. A buyer who finds out later feels tricked; a buyer who is told at once simply goes on talking.

## What to look at after a month

Take the same four columns again. Calls answered in the evening should now be close to all of them. Then look at the one figure that pays: how many of those evening callers came to a site visit. If many talked and few came, read a dozen transcripts. You will usually find a question that the agent could not answer, because nobody had told it. Add the answer, and look again in a week. [Reading a transcript](/blog/reading-a-call-transcript) takes two minutes when it is done in the right order.

The 9:40 call is not a technical problem. Somebody wanted to give you money, and nobody was in. Whatever you put there, put something there.$post$,
  true, '2026-08-18 04:30:00+00');

insert into site.posts (title, slug, summary, topic, heard, heard_lang, body, is_published, published_at)
values ('Eight questions that qualify a buyer, and how to ask them', 'qualifying-questions',
  'Which eight answers your team needs before a site visit, in an order that feels like a talk, with the wording that gets an honest reply.',
  'Qualifying', 'I am only looking for now.', null, $post$“Budget?” is the worst opening question in real estate, and the most common one. It is asked too early, it sounds like a gate, and the reply to it is a number that the caller invents to get past you.

The same answer comes freely three minutes later, once the caller has heard something useful. Qualifying is mostly a matter of order.

## What you need to know before a visit

Eight things decide whether a Saturday morning at the site is well spent:

1. Which property or area they called about
2. Whether they will live there or invest
3. How many bedrooms, and who will live there
4. By when they want to move or to book
5. What they want to spend, all in
6. Whether a loan is needed, and whether a bank has looked at them yet
7. Who else decides
8. Which day they can come

Anything else can wait for the visit. Each further question on the phone costs you callers and tells you little.

## An order that feels like a talk

**Begin with what they asked.** Answer it, fully, before your first question. “Yes, it is available, on the seventh floor” earns you the right to ask.

**Then purpose.** “Are you buying to live in, or to invest?” It is easy to answer, it flatters nobody and offends nobody, and it changes everything that follows. An investor wants rent and possession date. A family wants the school and the lift.

**Then size, through people.** Not “two BHK or three?” but “How many of you will live there?” People know how many they are. They often do not know that their mother will not climb to a second floor without a lift.

**Then time.** “When would you like to move in?” If the answer is “next year, maybe”, say that this is fine. It is a real answer. Note it, and ask whether they would like to hear about the next phase.

**Now money.** Give a range before you ask for one: “Flats in this building are between eighty-two and ninety-five lakh, all included. Is that near what you had in mind?” People correct a range honestly, because a range is not an accusation.

**Loan, as an offer.** “Will you take a loan? Our partner can tell you in a day what a bank would lend.” You learn whether they have been to a bank, and they get something for the answer.

**Who else decides.** “Will somebody come along to see it?” This is the politest way to learn that the father pays.

**The day.** Offer two: “Saturday at eleven, or Sunday at five?” An open “when can you come?” gets “I will let you know.”

## How it sounds

```talk
Buyer: I am only looking for now.
Agent: That is fine. Would you live there yourself, or is it an investment?
Buyer: To live in. My parents would move in with us.
Agent: Then a lift and a ground-floor bedroom matter. How soon would you like to move?
Buyer: Before the school year, so by May.
Agent: Two of ours are ready by March. They are between eighty-two and ninety-five lakh. Is that near what you had in mind?
```

Six turns, and five of the eight answers are in. Nobody has been interrogated.

## What the answers mean

No score is magic, but a simple sorting serves most teams:

| What you heard | What to do |
|---|---|
| Date within three months, budget inside your range, somebody named who decides | Your best person calls today and confirms the visit |
| Date within the year, budget near the range | Visit offered this or next weekend; brochure now |
| No date, or budget far from the range | Honest answer, permission to write once a month, no chasing |
| A dealer, a supplier, a job seeker | Pass on, and keep out of the pipeline |

The third row is the one that teams get wrong. They either chase these people until they block the number, or drop them. A person who looks now and buys in fourteen months is a buyer. They will go to whoever was pleasant and did not call every Tuesday.

## When a machine asks

Everything here holds for a voice agent as for a person, with two additions. The agent must take an answer wherever it comes: if the caller says “three of us, under ninety lakh, before May” in one breath, it must not then ask for the budget. And it must let a question go. A caller who says “I would rather not say” has answered; asking again is how you lose them.

Write your eight questions down, in your own order, in the words that your best salesperson uses. Give that page to your team and to the agent alike; the [call script](/resources#script) in both languages is a start. Then every lead in your list holds the same eight answers, and Monday’s meeting is about buyers instead of about who forgot to ask.$post$,
  true, '2026-09-02 04:30:00+00');

insert into site.posts (title, slug, summary, topic, heard, heard_lang, body, is_published, published_at)
values ('Hindi and English in one call', 'hindi-and-english-in-one-call',
  'Callers in Pune or Gurugram begin in one language and end in another. What follows for your script, your numbers and the people or agents who answer.',
  'Languages', 'Possession kab tak milega, and is the price negotiable?', 'hi-Latn', $post$Listen to ten calls of your own sales team. You will hardly find one that is in English or in Hindi. You will find calls that are in both, and that change at places which are not random.

People do arithmetic in the language in which they earn. They talk about their parents in the language of home. They become formal in English when they want something to be binding, and return to Hindi when they want to know what you really think.

A team that answers in only one of the two loses something at each change.

## Where callers change over

**At the greeting.** Many begin in English because the listing was in English. It says nothing about what they prefer. If the second sentence comes in Hindi, go along at once; do not finish your English paragraph first.

**At numbers.** “Eighty-six lakh” and “one point four crore” are said the same way in both languages, and nobody in India says “eight point six million”. Write prices the way they are spoken. Never read out ₹86,00,000 digit by digit.

**At trust.** “Sir, honestly batao” is the moment when the sale is decided. If the reply to that comes in stiff English, the caller hears a wall.

**At legal words.** “Carpet area”, “possession”, “registration”, “home loan”, “token amount” stay English in a Hindi sentence. A script that translates them into pure Hindi sounds like a government form, and half your callers will not know the word.

```talk
Buyer (hi-Latn): Possession kab tak milega, and is the price negotiable?
Agent (hi-Latn): Possession March mein hai. Price par final baat sales team karegi; main aapka visit Saturday ko rakh doon?
Buyer: Saturday works. Morning please.
Agent: Saturday at eleven it is.
```

The caller came back to English for the appointment, and the agent came along. Nobody asked them to press two for Hindi.

## A script that works in both

You do not need two scripts. You need one script with a column for each language, written by somebody who speaks both as they are spoken in your city, and not translated word by word.

Take the question about purpose. In English: “Are you buying to live in, or to invest?” Word for word into Hindi this becomes a sentence that no one has ever said. What people say is “रहने के लिए देख रहे हैं, या investment के लिए?” The English word stays. That is the Hindi of your callers.

Do the same for the dozen sentences that carry a call: the greeting, the purpose, the family, the range of prices, the loan, the day of the visit, the goodbye, and above all the sentence for “I do not know, somebody will call you back”. If that one is clumsy, nothing else matters. Our [call script](/resources#script) has ten of them side by side, free to change.

Names are the other trap. Baner, Hinjawadi, Dwarka Expressway, Wagholi: write down how they are said, not only how they are spelled. A voice that mispronounces the neighbourhood in which it sells a flat is not believed about the flat.

## Respect is grammar

Hindi has three words for “you”, and the wrong one ends calls. Use आप, always, also with a young caller, also when they use तुम themselves. Use जी in moderation: once at the beginning and once when you agree. A “जी” after each clause sounds like a call centre.

The agent’s own gender is in the verb, too. “भेज रही हूँ” and “भेज रहा हूँ” should not change within one call. It sounds like a small thing, until you hear it go wrong.

## What to ask of a voice agent

If you try one, ours or any other, do not test it with clean sentences. Test it as a tired buyer would talk:

- Begin in English, and ask the second question in Hindi.
- Say a price in lakh, and then correct yourself.
- Name two neighbourhoods in one sentence.
- Stop in the middle, and start again in the other language.
- Ask something that it cannot know.

Write down what it does at each change. A good agent answers in the language of your last sentence, keeps names and numbers as you said them, and says plainly when it has not understood. A poor one goes on in the language it was set to. Our own demo on this site speaks English today; Hindi is part of what we set up with you for your calls, and the demo is where you should ask to hear it.

Then read the transcript. It should hold the words as they were said, in both scripts, because the person who meets this buyer on Saturday should know in which language to say good morning.$post$,
  true, '2026-09-16 04:30:00+00');

insert into site.posts (title, slug, summary, topic, heard, heard_lang, body, is_published, published_at)
values ('Why buyers do not come on Saturday, and what brings them', 'site-visit-no-shows',
  'A no-show is usually decided at the moment of booking. Six habits that bring more of your agreed visits to the gate, from the wording to the last reminder.',
  'Site visits', 'I will try to come on the weekend.', null, $post$“I will try to come on the weekend” is not an appointment. Everybody in the trade knows it, and it is still written into the sheet as a site visit, driver and all.

Saturday at eleven a colleague stands at the gate. At eleven thirty they call the buyer. The buyer is at a wedding.

It is easy to blame the buyer. It helps more to look at how the visit was booked.

## A visit has four parts

It is agreed when you have all four:

- a **day and an hour**, not “the weekend”
- a **person** who will be met, by name
- a **way there**: a location pin, the gate, where to park
- a **reason** to come at that hour and not some time later

If one is missing, the buyer has agreed to an idea. Ideas are cancelled silently.

## Six habits that bring people to the gate

**Offer two times.** “Saturday at eleven or Sunday at five?” gets an answer. “When is good for you?” gets “I will let you know”. Five in the afternoon on Sunday is better than its reputation: the family is awake, fed, and together.

**Say who will be there.** “Sunita will meet you at the gate” makes it a meeting with a person. People stand up offices. They find it harder to stand up Sunita.

**Ask who comes along.** If the one who pays is not coming, the visit will be repeated anyway. Better to move it by a day and have both.

**Send the pin while they are still talking.** Not “I will WhatsApp you the location later”. The message arrives, they look at it, they see that it is thirty-five minutes from home, and they tell you now that eleven is too early. That is not a no-show; that is a visit at twelve.

**Confirm once the evening before, and let them move it.** One message that can be answered with one word: “Still fine for tomorrow at eleven? Reply 1 for yes, 2 for another time.” The second choice matters more than the first. A buyer who cannot come and may move the visit with one key will move it. A buyer who would have to explain will simply not come.

**Call one hour before, if the drive is long.** In Gurugram on a Saturday the traffic is a reason by itself. A two-minute call, “the service road is quicker today”, is help, and everybody takes it as such.

## How the booking sounds

```talk
Agent: Would Saturday at eleven suit you, or Sunday at five?
Buyer: Sunday. But my husband is travelling till Sunday noon.
Agent: Then five gives him time to rest. Sunita will meet you both at gate two. I am sending the location now; can you see it?
Buyer: Yes, it is here. Forty minutes.
Agent: There is parking inside for visitors. I will send a message on Saturday evening, and you can move the visit by answering it.
```

All four parts are there, and it took five turns. The [checklist for a site-visit call](/resources#checklist) has them on one page to print.

## Count it properly

Most teams count visits done. Count three numbers instead, each week, by the person or the agent that booked them:

1. visits agreed, with all four parts
2. visits moved
3. visits that took place

The share of the third in the first is your show rate. Do not look at it for one weekend, since one wedding season day will upset it. Look at four weeks together.

A rising number of *moved* visits is good news. These used to be the no-shows.

## What a voice agent adds

Nothing in this list needs a machine. What the machine adds is that it does all six each time, also on the fortieth call of a launch Sunday, when a tired person says “okay ma’am, come on the weekend” and goes to the next call. It has the calendar open, so the two times that it offers are free. And it can make the Saturday evening call to everybody whose visit is on Sunday, at an hour when your team should be at home.

What it should not do is chase. If a buyer has said no twice, a third call does not bring a visit. It brings a complaint. Set a limit, two reminders for each visit and no more, and keep it.

Then use the quiet Saturday hour at the gate for something better than waiting: call back the three people who asked a question yesterday that nobody could answer. One of them will ask to come at four.$post$,
  true, '2026-09-30 04:30:00+00');

insert into site.posts (title, slug, summary, topic, heard, heard_lang, body, is_published, published_at)
values ('The first ten minutes of a portal enquiry', 'speed-to-lead',
  'An enquiry from a property portal goes to several sellers at once. What happens in its first ten minutes, where the time is really lost, and how to win it back.',
  'Speed', 'Somebody from another project has already called me.', null, $post$A buyer fills in one form on a portal on her way home. She wants a two-bedroom near Hinjawadi. Within seconds her number is with several sellers. She does not know how many. She thinks she has asked one question, and now she waits for an answer.

What she remembers of the evening is the first useful conversation. The fourth caller that night hears the sentence at the top of this page, and the fifth is not picked up.

This is why speed counts more for portal leads than for any other. You are not competing with her patience. You are competing with three phones.

## Where the time goes

Ask a sales head how fast enquiries are answered, and you hear “immediately”. Then follow ten enquiries with a watch. The time is not lost in talking. It is lost in handing over:

| Step | What happens there |
|---|---|
| Portal to mailbox | Usually quick, sometimes batched every quarter of an hour |
| Mailbox to sheet | When somebody looks. At nine, at two, at six |
| Sheet to person | When the sales head has divided the leads |
| Person to phone | When the visit at the site is over |
| First try to second try | Often never |

Each step is sensible by itself. Together they turn a question of seven in the evening into a call at eleven the next morning, to somebody in a meeting who does not remember which of the listings you are.

## Measure it for a week

You need one number for each lead: minutes from the enquiry to the first real conversation. Not to the first ring, and not to the automatic message. Take the time stamp in the portal’s e-mail and the time of the call in the phone log.

Sort the list, and look at the lead in the middle. Half of your buyers wait longer than that. The average tells you less, because one lead that was forgotten over Diwali spoils it.

Then split the list by hour of the day. You will probably find that you are quick between eleven and one, and that most enquiries come between seven and ten at night.

## Winning the minutes back

**Take the mailbox out of the path.** Portals can usually forward an enquiry by mail or by a web address the moment that it comes. Let it go straight to whoever calls, person or agent, without a sheet between.

**Let one rule divide the leads.** By project, by area, by turn: it does not matter which, as long as nobody has to decide it at seven in the evening.

**Call, then write.** A message without a call is one among many. A call that is missed, followed by a message that says who called about which flat, is picked up the second time.

**Try three times, at different hours, and then stop.** Once at once, once the next noon, once the next evening. After that a written note with a way to answer, and peace.

**Say first which flat it is about.** “You asked about the two-bedroom in Hinjawadi, at eighty-nine lakh” is a reply to her question. “I am calling from a leading real estate consultancy” is an interruption.

```talk
Agent: Good evening, this is the AI agent of Kasturi Homes. You asked a minute ago about the two-bedroom in Hinjawadi. Is this a good moment?
Buyer: That was quick. Is it ready, or under construction?
Agent: It is ready. Shall I tell you the price and what is included?
```

The name of the firm is invented; the order of the sentences is not. Who, about what, may I, and then silence.

## Quick is not the same as pushy

The difference is permission. She asked, a minute ago, about this flat: a call about this flat is an answer. A call about a different project, or a call a month later, is not, and the [rules on unsolicited calls](/blog/consent-and-dnd) see it that way too. Keep the enquiry with its time and its words beside the number, so that anybody can see what was asked and when.

Also keep the hours. An enquiry made at half past eleven at night can be answered in writing at once and by phone in the morning, unless the buyer wrote that you may call now.

## What this is worth

Our own claim for an agent that answers each lead at once is that lead conversion rises by 40%. It is a claim for the service as a whole; your figure will be your own. Test it in the plainest way. For a month, let every second portal lead be called at once by the agent, and every other one as before. Compare visits, not calls. Then decide.$post$,
  true, '2026-10-14 04:30:00+00');

insert into site.posts (title, slug, summary, topic, heard, heard_lang, body, is_published, published_at)
values ('Consent and DND: the calling rules in plain words', 'consent-and-dnd',
  'What a broker or developer should know before a person or an AI agent dials: enquiries, do-not-disturb preferences, number series, personal data, and what to keep on file.',
  'Rules', 'Where did you get my number?', null, $post$“Where did you get my number?” If your team cannot answer that in one sentence, the rest of the call does not matter. With some care the sentence is short: “You asked about our two-bedroom on the portal this morning.”

This page explains in plain words what stands behind that sentence. It is general information for sales teams in India, not legal advice. Rules change, and how they apply depends on your case; ask a lawyer and your telecom provider before you start a campaign.

## Two different sets of rules

People mix them up. One is about **disturbing people**, the other about **their data**.

Commercial calls and messages are regulated by TRAI, the telecom regulator, in the Telecom Commercial Communications Customer Preference Regulations of 2018 and their amendments. That is where do-not-disturb preferences, registered senders and complaints come from.

Personal data is the matter of the Digital Personal Data Protection Act, 2023. It asks for which purpose you hold somebody’s name and number, whether they agreed to it, and how they can take it back. Rules under the Act were notified in November 2025 and take effect in stages, so check which parts are in force when you read this.

You can be fine under one and in trouble under the other.

## Answering an enquiry, and calling cold

The line that matters most in daily work runs here.

**Somebody asked you.** They called, filled in your form, or sent an enquiry through a portal. You call back about what they asked. This is the safest call in the business, provided that it is soon, about that matter, and that you can show the enquiry.

**Nobody asked you.** A list from a friend, last year’s visitors to another project, a society’s directory. This is promotion. It is subject to the preferences that people have registered, and it has to go through the channels that TRAI has set up for promotional calls and messages: registered senders, and number series that are set apart for that purpose. A salesperson’s ordinary ten-digit number is the wrong instrument for it, and numbers that draw complaints can be barred.

Bought lists are in the second group, whatever the seller of the list says. “They have all opted in” is a sentence to ask for in writing, with the date and the wording for each number. You will seldom get it.

## Does an AI agent change anything?

Not in your favour. A call by a machine is no less a call. Three habits keep you on the safe side:

- **It says what it is.** First sentence, not on request.
- **It takes no for an answer.** “Please do not call again” ends the call politely, and ends the calls.
- **It keeps decent hours.** Nine in the morning to nine at night is a sensible limit for calls that *you* start. A call that the buyer starts may be answered at three.

```talk
Buyer: Where did you get my number?
Agent: You left it on our website this morning, with a question about the two-bedroom in Wakad. Would you rather not be called?
Buyer: Yes, please write to me instead.
Agent: Noted. You get the details by e-mail, and we will not call you about it again.
```

## Consent that holds

Consent that you can rely on later has a few plain marks. It is asked for beside the form, in words that say who will contact the person, how, and for what. It is a choice, not a sentence in paragraph nine of the terms. It is kept, with its wording and its time. And it is as easy to take back as it was to give.

“By submitting you agree to everything” fails on most of these. Our own [privacy policy](/privacy-policy) lists form by form what is asked and what for; take its shape if it helps.

For calls that are recorded or written down, say so at the beginning. People mind much less than one fears. They mind very much when they find out later.

## What to keep on file

For each number in your list, one line:

| Keep | Example |
|---|---|
| Where it came from | Website form, page of the two-bedroom in Wakad |
| When | October 3, 2026, 7:42 pm |
| What was agreed, in which wording | Notice version 2: e-mail and phone, about this and similar flats |
| What was said since | Transcript of the call; “write, do not call” |
| When it goes | On request, or when the purpose is over |

With that line you can answer a complaint in a minute. Without it you can only say that you are sorry.

## RERA, in one paragraph

Calls are also advertising. A project that must be registered may not be marketed before it is, agents who sell in such projects need a registration of their own, and what you promise on a call can be held against you. Keep the registration number at hand, quote carpet area as the Act defines it, and do not let anybody, human or machine, promise a possession date that is not in the filing.$post$,
  true, '2026-10-28 04:30:00+00');

insert into site.posts (title, slug, summary, topic, heard, heard_lang, body, is_published, published_at)
values ('How to read a call transcript in two minutes', 'reading-a-call-transcript',
  'A transcript tells you who to call first, what your listing forgot to say, and where a call went wrong. A way to read one that takes two minutes, with an example.',
  'Transcripts', 'Is that carpet area or built-up?', null, $post$When calls are answered at night, there are transcripts in the morning. The first week everybody reads all of them. The second week nobody does.

That is a pity, because a transcript is the cheapest market research that a sales head will ever get. You only have to read it in the right order, and that is not from top to bottom.

## First the end

Go to the last four lines. They tell you what the call was worth.

- **A day and an hour** were named: call the person who will be met, now, and tell them whom they will meet.
- **A promise** was made (“somebody will send you the plan”): somebody has to keep it, before noon.
- **Nothing**: the call faded out. Read upward until you find the sentence where it turned.

## Then the caller’s questions

Skip what the agent said. Read only what the caller asked, in order. Callers hardly ever say what worries them. They ask around it.

“Is that carpet area or built-up?” from somebody who has not yet asked for the price has been disappointed before, by another builder. “Is there a lift back-up?” means that somebody in the family cannot climb. “Are you the owner or the broker?” means that they would like to know who is paid by whom.

Write the worry into the lead in five words: *mother, stairs, second visit here*. It is worth more to whoever meets them than any of the [eight qualifying answers](/blog/qualifying-questions).

## Then the question that was not answered

Look for the place where the agent said that it did not know. There should be such places. An agent that has never said “I do not know” was making things up.

Each one is a line for your list of facts. If three callers in a week ask about the water supply, the listing should say something about the water supply. Often this is the whole improvement: not a better voice, not a better script, but one more true sentence in the sheet.

## An example

```talk
Buyer: The listing says eleven hundred square feet. Is that carpet area or built-up?
Agent: It is the carpet area, eleven hundred and four square feet.
Buyer: And how many flats on a floor?
Agent: Four, with two lifts.
Buyer: Do you get municipal water or tankers?
Agent: I do not have that. I can note it, and a colleague tells you tomorrow before noon.
Buyer: Please do. If it is tankers I am not interested.
Agent: Noted. Would you like to see the flat on Sunday if it is municipal water?
Buyer: Yes, Sunday morning.
```

Read the end: a visit, on a condition. Read the questions: area, density, water. This is somebody who lives in a building with tankers today. Read the gap: water supply is missing from the facts.

So three things follow. A colleague finds out about the water and calls before noon. The visit goes into Sunday’s plan with a question mark. And one line is added to the facts, so that the next caller is told at once.

That took less than two minutes.

## What to look for once a week

Take twenty transcripts on a Friday, not the best ones, just the last twenty. Four tallies on a sheet of paper:

1. Who spoke more, the caller or the agent? It should be the caller.
2. How many turns until the caller’s first question was answered? One is right; three is a leak.
3. Was the same thing asked twice by the agent? Then it did not listen, and the lead’s record shows which field was lost.
4. Where did it end without a next step, although the caller was friendly? Those are visits that you could have had.

The fourth tally is the one to act on. It usually has one cause that week: a price that has changed, a project that is sold out and still online, a Sunday without free times in the calendar.

## A word about whose words these are

A transcript holds what somebody told you about their family and their money. Let those read it who deal with the lead, keep it for as long as you need it for that, and take it out when the person asks. If you use one for training, take out names and numbers first.

And read your own calls now and then, in the same way. It is uncomfortable, and it takes two minutes.$post$,
  true, '2026-11-11 04:30:00+00');
