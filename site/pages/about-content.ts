import type { Turn } from './talk.tsx';

/** What the about page says. */
export const aboutReasons = [
  'People in India decide about property by talking. They want to hear about the lift, the water and the loan from somebody, in the language they think in, at the hour when the family sits together. A form does not do that.',
  'Sales teams know this. But a team of six cannot pick up at ten at night, on a Sunday, and on the fortieth call of a launch, each time with the patience of the first. So calls ring out, and the money spent to make the phone ring is lost.',
  'Parley takes those calls. Its voice agents sound like people, qualify the lead, book the demo or the site visit, and work around the clock. What they leave to your team is what people are best at: meeting the buyer.',
] as const;

export interface AgentRule {
  title: string;
  text: string;
  turns: readonly Turn[];
}

export const agentRules: readonly AgentRule[] = [
  {
    title: 'It says what it is',
    text: 'Human-like does not mean pretending. Whoever asks gets a straight answer, and most people simply go on talking.',
    turns: [
      { who: 'Buyer', words: 'Am I talking to a person?' },
      { who: 'Agent', words: 'No, I am the AI agent of this office. A colleague can call you back if you like.' },
    ],
  },
  {
    title: 'It does not guess',
    text: 'It answers from what you have approved. What is not in there it notes, and a person of yours finds out.',
    turns: [
      { who: 'Buyer', words: 'Is it municipal water or tankers?' },
      { who: 'Agent', words: 'I do not have that. I am noting it, and a colleague tells you tomorrow before noon.' },
    ],
  },
  {
    title: 'It takes no for an answer',
    text: 'A buyer who has been left in peace comes back. One who has been chased tells the whole society.',
    turns: [
      { who: 'Buyer', words: 'We have booked somewhere else. Please do not call again.' },
      { who: 'Agent', words: 'Congratulations. I am taking you off the list, and you will not be called.' },
    ],
  },
  {
    title: 'It brings people together',
    text: 'Whenever a caller wants a person, the agent takes the number and hands over the whole talk with it.',
    turns: [
      { who: 'Buyer', words: 'मुझे किसी से सीधे बात करनी है।', lang: 'hi' },
      { who: 'Agent', words: 'जी, ज़रूर। हमारी टीम चौबीस घंटे के अंदर आपको फ़ोन करेगी।', lang: 'hi' },
    ],
  },
];

export const ownership = [
  'Parley can run with us, or whole on a server of yours: website, calls and agent.',
  'Leads, recordings and transcripts belong to you, and can be taken out at any time.',
  'It works without any outside vendor; hosted speech and models can be added where you want them.',
  'Each change that we make to your agent you can read before it speaks to a buyer.',
] as const;
