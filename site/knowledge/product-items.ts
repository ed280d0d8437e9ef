import { type KnowledgeItem, phrases } from './knowledge-item.ts';

/** What the product is and does. */
export function productItems(brand: string): KnowledgeItem[] {
  const name = brand.toLowerCase();
  return [
    {
      id: 'what-it-is',
      topic: 'product',
      question: `What is ${brand}?`,
      answer: `${brand} gives businesses human-like AI voice and chat agents for sales. They answer calls, qualify leads, book demos and schedule appointments around the clock. It is made first of all for real estate teams and for the Indian market.`,
      spoken: `${brand} gives your business human-like voice agents. They answer calls, qualify leads, book demos, and schedule appointments around the clock.`,
      ask: phrases(`what is ${name}, what is this, what is this product, what is your product, what does ${name} do,
        what do you do, what do you sell, what are you selling, tell me about ${name}, tell me about your product,
        tell me more about it, tell me more, explain your product, what does your company do, what is this service,
        what is this all about, what do you offer, what are your services, what is an a i sales agent`),
      faq: true,
    },
    {
      id: 'how-voice-works',
      topic: 'product',
      question: 'How does the voice technology work?',
      answer:
        'When someone speaks, the agent turns the speech into text, finds the fitting answer in the knowledge of your business, and says it in a human-like voice. It notices when a caller has finished, and it stops talking when it is interrupted, so the talk goes back and forth as it does between people.',
      spoken:
        'I turn what you say into text, find the right answer, and speak it back to you. If you interrupt me, I stop and listen.',
      ask: phrases(`how does the voice technology work, how does it work, how does this work, how do you work,
        how does the voice work, how does the technology work, how do the voice agents work, how does the a i work,
        explain the technology, how do you understand me, how do you understand speech, what technology do you use,
        can you explain how it works, how does the voice agent work`),
      faq: true,
    },
    {
      id: 'voice-quality',
      topic: 'product',
      question: 'Does the agent sound like a person?',
      answer:
        'The agents are made to speak in a human-like way: they greet, wait for their turn, answer in short sentences and stop when they are interrupted. The voice itself can be chosen; this site’s demo uses a simple built-in one.',
      spoken:
        'Our agents are made to speak in a human-like way. The voice can be chosen, and in this demo you hear a simple built-in one.',
      ask: phrases(`does it sound human, does it sound like a person, does it sound natural, does it sound like a human,
        how natural does it sound, what does the voice sound like, can i change the voice, can i choose the voice,
        why do you sound like a robot, why is your voice so robotic, will my customers know it is a robot`),
      faq: false,
    },
    {
      id: 'languages',
      topic: 'product',
      question: 'Which languages are supported?',
      answer:
        'English and Hindi, also both in one call, and this site can be read in both. The demo agent on it speaks English; ask to hear Hindi on a live demo.',
      spoken: 'We support English and Hindi.',
      ask: phrases(`which languages do you support, what languages do you support, what languages do you speak,
        which languages do you speak, do you speak hindi, do you support hindi, can you speak hindi,
        can the agent speak hindi, is hindi supported, does it work in hindi, do you support english and hindi,
        can it talk in other languages, which languages are available, is it multilingual`),
      faq: false,
    },
    {
      id: 'lead-qualification',
      topic: 'product',
      question: 'How are leads qualified?',
      answer:
        'The agent talks with each lead, asks the questions that matter to your business, such as what they look for, their budget and when they want to decide, and hands over the leads that are worth your team’s time.',
      spoken:
        'The agent talks with each lead and asks the questions that matter to you, such as need, budget, and timing. Your team gets the leads that are worth their time.',
      ask: phrases(`how do you qualify leads, how does lead qualification work, can you qualify leads,
        can it qualify my leads, how are leads qualified, do you qualify leads, what is lead qualification,
        can the agent qualify leads for me, do you do lead qualification, tell me about lead qualification,
        can you help me with my leads, how do you handle leads`),
      faq: false,
    },
    {
      id: 'appointments',
      topic: 'product',
      question: 'Can it schedule appointments?',
      answer:
        'Yes. During the conversation the agent agrees a time and schedules the appointment, such as a demo or a site visit, so that a lead does not go cold while it waits to be called back.',
      spoken: 'Yes, the agent can schedule appointments during the call, such as demos and site visits.',
      ask: phrases(`can you schedule appointments, can it schedule appointments, can the agent book appointments,
        can it book appointments for me, how does appointment scheduling work, do you schedule appointments,
        can you schedule site visits, can it set up meetings, can you book meetings, can it manage my calendar,
        does it do appointment booking, tell me about appointment scheduling`),
      faq: false,
    },
    {
      id: 'availability',
      topic: 'product',
      question: 'When are the agents available?',
      answer: 'Around the clock, every day of the week, weekends and holidays included.',
      spoken: 'Our agents work around the clock, every day of the week.',
      ask: phrases(`when are you available, are you available around the clock, are you available twenty four seven,
        do you work at night, do you work on weekends, are the agents always available, does it work all day,
        can it take calls at night, can it answer calls after hours, is it available on sundays,
        what are your working hours, what are your hours, are you open on weekends`),
      faq: false,
    },
    {
      id: 'channels',
      topic: 'product',
      question: 'Does it work by voice and by chat?',
      answer:
        'Both. The same agent answers by voice and by chat, and a visitor can talk to it on your website without installing anything, as you can on this one.',
      spoken:
        'It works by voice and by chat. Visitors can talk to it on your website without installing anything, as you do now.',
      ask: phrases(`does it work on my website, can i put it on my website, can it chat, do you have chat,
        do you have a chat agent, is there a chat bot, does it work by chat, which channels do you support,
        what channels do you support, is it voice or chat, can i add it to my website, does it work on the phone,
        do i need to install anything`),
      faq: false,
    },
    {
      id: 'conversion',
      topic: 'product',
      question: 'What results can I expect?',
      answer:
        'Lead conversion rises by 40% with an agent that answers each lead at once. That is our claim for the service as a whole; what it does for your business you can find out on the free trial.',
      spoken:
        'With our agents, lead conversion rises by forty percent. You can see what it does for you in the free trial.',
      ask: phrases(`what results can i expect, how much does it increase conversion, does it increase sales,
        how much more will i sell, what is the conversion rate, how much does lead conversion rise,
        does it really work, what are the benefits, what are the results, how does it help my business,
        how can you help my business, why should i use this, why should i buy this, will it increase my sales,
        what is the forty percent claim`),
      faq: false,
    },
    {
      id: 'low-bandwidth',
      topic: 'product',
      question: 'Does it work on a slow connection?',
      answer:
        'Voice needs little bandwidth, far less than video, so that a call also works on an ordinary mobile connection.',
      spoken: 'Voice needs little bandwidth, so a call also works on an ordinary mobile connection.',
      ask: phrases(`does it work on a slow connection, does it work on slow internet, does it need fast internet,
        how much bandwidth does it need, does it work with low bandwidth, does it work on mobile data,
        what if my internet is slow, does it work on my phone, does it work on mobile`),
      faq: false,
    },
  ];
}
