-- The first content, so that a new site is whole on its first day. It is put in once: what an admin deletes or changes
-- later stays so. Customers, their words and their figures are invented, and flagged as samples.
insert into site.case_studies (title, slug, industry, summary, challenge, solution, results, testimonial, author_name,
  author_position, author_company, featured_image, company_logo, is_sample, created_at, updated_at)
values
  ('A launch weekend without a missed call', 'a-launch-weekend-without-a-missed-call',
   'Residential towers',
   'Two towers open for booking in Baner, Pune. Three phones, four salespeople on the floor, and every buyer who saw the hoarding calls within the same two days.',
   'On a launch weekend the sales floor is full. Whoever is showing the model flat cannot take the phone, and a buyer who rings twice without an answer calls the next project on the road.

In the launch before this one the team found 60 missed numbers on Monday morning. By the time they rang back, most had already fixed a visit elsewhere.',
   'The three numbers on the hoarding ring the agent when nobody picks up by the third ring. It gives the price of a 2 or 3-bedroom, says which floors are open, asks for budget and move-in date, and offers a visit at a time when a salesperson is free.

The team wrote its price sheet and its answers on parking, water and loan banks once. What is not in there the agent does not guess: it notes the question and a colleague calls back.',
   '- Every call of the two days was answered, the busiest hour with nine at once
- 41 site visits stood in the calendar by Sunday night, each with budget and flat size
- The floor staff read the talks over tea instead of ringing back missed numbers',
   'On Sunday evening I looked for the list of missed calls, as I always do. There was none.',
   'Rohini Apte', 'Head of sales', 'Kestrel & Neem Towers',
   '/pictures/case-studies/towers.svg', '/pictures/case-studies/logo-kestrel.svg',
   true, '2026-11-10 05:30:00+00', '2026-11-10 05:30:00+00'),
  ('Villa buyers abroad, answered in their own evening', 'villa-buyers-abroad-answered-in-their-own-evening',
   'Villas',
   'A builder of 22 villas near Kochi sells mostly to families in Dubai, Doha and New Jersey. They call after their own dinner, when Kochi is asleep.',
   'Eight in the evening in New Jersey is half past six in the morning in Kochi. The office opens at ten. A mail the next day met a buyer at work, and a talk that could have taken five minutes stretched over a week of messages.',
   'The agent takes the calls around the clock. It knows plot sizes, the state of each villa and the payment plan in rupees, and it explains which papers a buyer who lives abroad needs for the registration.

It then offers two things: a walk through the house by video with the site engineer, or a visit on the family’s next trip home. Both go into one calendar, in both time zones.',
   '- A first talk now takes minutes, not a week of mails
- Two of three callers leave the call with a fixed time for the video walk
- The sales manager no longer sleeps with the phone beside the pillow',
   'My buyers think that we have a night shift. We have a good transcript at breakfast.',
   'Thomas Kurian', 'Managing partner', 'Coconut Lane Villas',
   '/pictures/case-studies/villas.svg', '/pictures/case-studies/logo-coconut-lane.svg',
   true, '2026-10-27 05:30:00+00', '2026-10-27 05:30:00+00'),
  ('Plots outside Nagpur: the papers come first', 'plots-outside-nagpur-the-papers-come-first',
   'Plotted land',
   'Nobody buys land on a pretty picture. Callers ask for the title, the sanction and the road before they ask for the price, and they ask in Hindi.',
   'A plot buyer has the same six questions, and they are hard ones: is the land converted, who signed the sanction, how wide is the road, where does the water come from. Young telecallers could not answer them and passed each call to the one partner who could.

He spent his days on the phone and met few buyers on the land.',
   'The partner answered the six questions once, document by document. The agent gives those answers in Hindi or English, says what each paper is and what it is not, and offers to show the originals at the office.

A caller who still wants the plot after that is asked for size, budget and the day for a visit. Only then does the partner’s phone ring.',
   '- The partner takes a handful of calls a day, each from somebody who has heard the answers
- Visitors come to the land with the papers in mind, and decide on the first or second visit
- Nobody was promised a paper that does not exist',
   'It says “I do not know, Mr Deshmukh will call you” better than any telecaller I have trained.',
   'Sanjay Deshmukh', 'Partner', 'Plotline Land',
   '/pictures/case-studies/plotted-land.svg', '/pictures/case-studies/logo-plotline.svg',
   true, '2026-10-06 05:30:00+00', '2026-10-06 05:30:00+00'),
  ('Office space: only those who can sign', 'office-space-only-those-who-can-sign',
   'Commercial',
   'A broker of office floors in Gurugram had many calls and few tenants. Most callers wanted five desks; his smallest floor has ninety.',
   'The portals sent every kind of caller. Two young brokers spent their mornings finding out, politely, that somebody needed a cabin for two. Meanwhile the facility head of a company with two hundred people waited in the queue.',
   'The agent asks four things in a friendly order: how many people, by when, which part of the city, and who decides. Those who need a few desks are given the address of two co-working houses nearby, and thanked.

Those who need a floor get the carpet area, the rent per square foot and the parking ratio on the spot, and a visit within two working days.',
   '- The brokers speak to eight companies a week instead of eighty callers
- A visit is fixed in the first call, with the person who signs
- Small callers still leave with an answer, and some come back when they have grown',
   'I used to pay two people to say no. Now I pay them to walk clients through floors.',
   'Harpreet Gill', 'Founder', 'Arcade Nine Offices',
   '/pictures/case-studies/commercial.svg', '/pictures/case-studies/logo-arcade-nine.svg',
   true, '2026-09-15 05:30:00+00', '2026-09-15 05:30:00+00'),
  ('Rooms near the campus, asked for at midnight', 'rooms-near-the-campus-asked-for-at-midnight',
   'Co-living',
   'Students in Bengaluru look for a room after dinner, all in the same three weeks of July. The house has 140 beds and an office that closes at six.',
   'A student asks about rent, food, the curfew and the distance to the gate, then asks the same of the next house. Who answers first fills the bed. In July the messages of one night took the warden until noon, and by then half had moved in elsewhere.',
   'The agent answers by voice and in the chat on the website. It knows which rooms are free from which day, what ₹11,500 a month includes, and what it does not. Parents call too, often in Hindi, and ask other questions: the locks, the doctor, who sits at the door at night.

A visit, by foot or by video, is booked for the next day between classes.',
   '- Answers at any hour; the warden’s inbox is empty at breakfast
- The house was full twelve days before term began
- Parents who had called knew the warden’s name when they arrived',
   'A mother asked it about the locks at one in the morning. Next day she came and checked only that.',
   'Nandini Rao', 'Operations lead', 'Verandah Co-living',
   '/pictures/case-studies/co-living.svg', '/pictures/case-studies/logo-verandah.svg',
   true, '2026-08-25 05:30:00+00', '2026-08-25 05:30:00+00'),
  ('Old-city flats, and the first word in Hindi', 'old-city-flats-and-the-first-word-in-hindi',
   'Resale and rental flats',
   'A two-person brokerage in old Lucknow rents and resells flats over shops. Its callers do not fill forms. They ring, say namaste, and expect to be understood.',
   'Two brokers cannot be on a scooter and on the phone. An online form did not help: the people who let and rent here speak on the phone, mix Hindi and English, and hang up when a machine asks them to press one.',
   'The agent picks up with namaste and carries on in the language that it hears. It asks for the lane, the floor, whether there is a lift, the rent that they have in mind, and when they can come. It says at once that it is the AI agent of the office, and that Faiz or his sister will be there in person.',
   '- The two brokers plan their day by the visits, lane by lane
- Owners call too: eleven flats came in by phone in the first month
- Both have stopped answering calls in traffic',
   'My father does not like machines. He talked to it for six minutes about his tenant.',
   'Faiz Siddiqui', 'Broker', 'Purani Gali Homes',
   '/pictures/case-studies/old-city.svg', '/pictures/case-studies/logo-purani-gali.svg',
   true, '2026-08-04 05:30:00+00', '2026-08-04 05:30:00+00');

insert into site.testimonials (name, role, quote, rating, image, metrics_percentage, metrics_description, display_order, is_sample)
values
  ('Rohini Apte', 'Head of sales, towers in Pune',
   'I used to begin Mondays with missed numbers. Now I begin with names, budgets and the times when they are coming.',
   5, '/pictures/testimonials/ra.svg', '58%', 'of calls came after the office had closed', 1, true),
  ('Faiz Siddiqui', 'Broker in old Lucknow',
   'It says namaste, listens, and asks which lane. My callers stay on the line, and that is the whole secret.',
   5, '/pictures/testimonials/fs.svg', '6 min', 'is an ordinary call, mostly in Hindi', 2, true),
  ('Thomas Kurian', 'Villa builder near Kochi',
   'A family in Dubai rang at their ten at night. At my breakfast I had the transcript and a video walk in the calendar.',
   5, '/pictures/testimonials/tk.svg', '2 of 3', 'callers fix a time in the first call', 3, true),
  ('Harpreet Gill', 'Office broker in Gurugram',
   'It finds out who signs the lease before I take my jacket. It could ask about parking a little later in the talk.',
   4, '/pictures/testimonials/hg.svg', '8 firms', 'a week, instead of eighty callers', 4, true),
  ('Nandini Rao', 'Runs a co-living house in Bengaluru',
   'Students ask at midnight, parents at six. Neither has to wait for me any more.',
   5, '/pictures/testimonials/nr.svg', '12 days', 'before term the last bed was taken', 5, true),
  ('Sanjay Deshmukh', 'Sells plots outside Nagpur',
   'I like what it does not say. No paper that does not exist, no price that I have not given.',
   4, '/pictures/testimonials/sd.svg', '6 papers', 'explained before my own phone rings', 6, true);

insert into site.testimonials_section (title, description, view_all_text)
values ('What it sounds like from their side',
        'Brokers and builders on the calls that they no longer miss.',
        'Read the case studies');

insert into site.key_features (title, description, icon_name, icon_bg, color, display_order)
values
  ('Picks up at the first ring',
   'Each call and each chat is taken at once, on launch days too, when many ring at the same time.',
   'phone-call', '#edf1ff', '#2848d0', 1),
  ('English and Hindi in one call',
   'A caller may begin in one language and end in the other. The agent follows.',
   'languages', '#dff9fc', '#0b6675', 2),
  ('Asks what you would ask',
   'Budget, area, to live in or to invest, by when. In a talk, one question at a time.',
   'list-checks', '#edf1ff', '#2848d0', 3),
  ('Puts visits into the calendar',
   'It offers times that are really free, and moves or cancels a visit when plans change.',
   'calendar-check', '#fef3dc', '#7a4b00', 4),
  ('Awake at night and on Sundays',
   'Buyers look at flats after dinner. That is when it is there, holidays included.',
   'moon', '#edf1ff', '#2848d0', 5),
  ('Keeps every word',
   'Each talk leaves a transcript with the lead, so nobody asks a buyer twice.',
   'file-text', '#dff9fc', '#0b6675', 6),
  ('Says only what you know',
   'It answers from your content. What is not in there it notes, and a colleague calls back.',
   'shield-check', '#e3f5ec', '#0f6b46', 7),
  ('Runs on your own server',
   'Calls, leads and transcripts stay in your database, under your own rules.',
   'server', '#edf1ff', '#2848d0', 8);

insert into site.key_features_section (title, description)
values ('What the agent does on each call', 'The same eight things, from the first ring to the site visit.');
