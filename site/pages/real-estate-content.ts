import type { Turn } from './talk.tsx';

/** What the real estate page says. */
export interface Enquiry {
  /** Hour of the day as a fraction: 21.5 is half past nine in the evening. */
  hour: number;
  time: string;
  way: string;
  said: string;
  lang?: 'hi' | 'hi-Latn';
  done: string;
}

/** A made-up day, from which the day's picture is drawn too. */
export const day: readonly Enquiry[] = [
  {
    hour: 8.17,
    time: '8:10 am',
    way: 'Chat, from the metro',
    said: 'Is the two-bedroom in Kharadi ready to move in?',
    done: 'Answered, plan sent. She wants a call at lunch, and it is in the calendar.',
  },
  {
    hour: 11.42,
    time: '11:25 am',
    way: 'Phone, while your line is busy',
    said: 'I am standing in front of your hoarding.',
    done: 'Price and floor told. Visit today at four; your colleague at the site knows.',
  },
  {
    hour: 13.67,
    time: '1:40 pm',
    way: 'Enquiry from a portal',
    said: 'Please share details.',
    done: 'Called back at once. Looks for next year: noted, brochure sent, no chasing.',
  },
  {
    hour: 16.08,
    time: '4:05 pm',
    way: 'Phone, from a tenant',
    said: 'Water is coming from the ceiling.',
    done: 'Building manager told within the call. The tenant has a number for the request.',
  },
  {
    hour: 19.83,
    time: '7:50 pm',
    way: 'Voice on the website, from Dubai',
    said: 'Can I see it before I fly in?',
    done: 'Taken through the plan room by room. Visit agreed for the week of the flight.',
  },
  {
    hour: 21.67,
    time: '9:40 pm',
    way: 'Phone, office closed',
    said: 'शनिवार सुबह ग्यारह बजे आ सकते हैं?',
    lang: 'hi',
    done: 'Budget ₹1.4 crore, to live in. Saturday at eleven, location sent.',
  },
  {
    hour: 23.08,
    time: '11:05 pm',
    way: 'Chat',
    said: 'What is your last price? I want to talk to a person.',
    done: 'No price promised. Number taken; your team calls in the morning and has read the talk.',
  },
];

/** Office hours in the picture of the day. */
export const office = { from: 10, to: 19 } as const;

export const serves: ReadonlyArray<{ id: string; name: string; trouble: string; gains: readonly string[] }> = [
  {
    id: 'agents',
    name: 'Agents',
    trouble: 'You are the sales team, the driver and the accounts department.',
    gains: [
      'The call that comes during a site visit is answered',
      'Visits stand in your calendar with name, budget and place to meet',
      'Sundays with your family, without losing Sunday’s callers',
    ],
  },
  {
    id: 'brokers',
    name: 'Brokers',
    trouble: 'You pay several portals and know what half of the leads became.',
    gains: [
      'Every portal enquiry is called back while the listing is still open',
      'The same eight questions, so that leads can be compared',
      'Each lead goes to one person, with the whole talk',
    ],
  },
  {
    id: 'developers',
    name: 'Developers',
    trouble: 'A launch brings a month’s calls in two days, and promises are remembered for years.',
    gains: [
      'As many calls at once as come, each answered from approved facts',
      'No possession date, price or area that is not in your sheet',
      'Buyers are answered from booking to the keys, and after',
    ],
  },
];

export const asks: ReadonlyArray<{ question: string; why: string }> = [
  { question: 'Which flat is it about?', why: 'It answers this first, before it asks anything.' },
  { question: 'To live in, or to invest?', why: 'Schools and lift, or rent and resale.' },
  { question: 'How many of you will live there?', why: 'Better than “two BHK or three?”.' },
  { question: 'When would you like to move in?', why: '“Next year” is an answer too.' },
  { question: 'Is this range near what you had in mind?', why: 'A range, in lakh and crore, before a number.' },
  { question: 'Will you take a loan?', why: 'Your partner is named only if the buyer wants.' },
  { question: 'Will somebody come along?', why: 'Who decides should see it the same day.' },
  { question: 'Saturday at eleven, or Sunday at five?', why: 'Two times that are free in your calendar.' },
];

export const languageTalks: ReadonlyArray<{ title: string; turns: readonly Turn[] }> = [
  {
    title: 'English',
    turns: [
      { who: 'Buyer', words: 'Is parking included in that price?' },
      { who: 'Agent', words: 'Yes, one covered place. A second one is three lakh.' },
    ],
  },
  {
    title: 'Hindi',
    turns: [
      { who: 'Buyer', words: 'क्या इसमें पार्किंग शामिल है?', lang: 'hi' },
      { who: 'Agent', words: 'जी, एक covered पार्किंग। दूसरी तीन लाख की है।', lang: 'hi' },
    ],
  },
  {
    title: 'As people really talk',
    turns: [
      { who: 'Buyer', words: 'Parking included hai, ya alag se dena padega?', lang: 'hi-Latn' },
      { who: 'Agent', words: 'Ek covered parking included hai. Second one is three lakh.', lang: 'hi-Latn' },
    ],
  },
];

/** A lead as the team gets it; made up, and marked so on the page. */
export const sampleLead = {
  name: 'Ananya, from Baner',
  phone: '+91 98••• •••10',
  fields: [
    ['Looks for', 'Three bedrooms, Baner or Aundh'],
    ['Purpose', 'To live in, with her parents'],
    ['Budget', '₹1.4 crore, all in'],
    ['Loan', 'Yes, bank has looked at it'],
    ['Decides', 'With her husband; both come'],
  ],
  next: 'Site visit Saturday, 11:00 am, gate two. Sunita meets them.',
  open: 'Asked about the water supply; not in the facts.',
  said: [
    { who: 'Buyer', words: 'Do you get municipal water or tankers?' },
    { who: 'Agent', words: 'I do not have that. A colleague tells you tomorrow before noon.' },
  ],
} as const;

export const cannot: ReadonlyArray<{ title: string; text: string }> = [
  {
    title: 'Negotiate',
    text: 'It names the price that you have approved. The last word on money stays with your people.',
  },
  {
    title: 'Know what you have not told it',
    text: 'It is as good as its facts. In the first weeks it will often say “I am noting that”.',
  },
  {
    title: 'Advise on law, tax or loans',
    text: 'It explains what a paper is for, and passes the rest to somebody who may advise.',
  },
  { title: 'Walk a buyer through a flat', text: 'It brings them to the gate. The handshake is yours.' },
  {
    title: 'Understand every line',
    text: 'On a bad line it asks again, once, and then takes a number so that a person calls.',
  },
];
