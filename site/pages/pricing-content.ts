/** What the pricing page says. */
interface Point {
  title: string;
  text: string;
}

export const trialItems: readonly Point[] = [
  { title: 'An agent with your facts', text: 'Your projects, prices and questions, put in with you' },
  { title: 'Voice and chat on your website', text: 'Buyers press a button and talk; nothing to install' },
  { title: 'Qualified leads', text: 'Budget, timing, purpose and loan, asked in a talk' },
  { title: 'Site visits in a calendar', text: 'Agreed in the same call, in free times of your team' },
  { title: 'Every word in writing', text: 'The transcript stands beside the lead' },
  { title: 'A person of our team', text: 'Reads the first calls with you and mends what was missing' },
];

export const trialPath: readonly Point[] = [
  {
    title: 'You try it',
    text: 'The agent takes real enquiries of yours, for example those that come after seven in the evening. You read what was said.',
  },
  {
    title: 'We look at it together',
    text: 'On a demo we count: how many calls, how long, how many visits. Your own figures, not ours, decide what makes sense.',
  },
  {
    title: 'You get a price in writing',
    text: 'What is included, what would change it, and how to end it. Until you say yes to it, you owe nothing.',
  },
];

export const priceFactors: readonly Point[] = [
  {
    title: 'How many conversations',
    text: 'Calls and chats in an ordinary month, and in the month of a launch. They are seldom the same.',
  },
  {
    title: 'How much it has to know',
    text: 'One building, or forty with their own prices, phases and papers. More facts are more work to keep true.',
  },
  {
    title: 'What it is joined to',
    text: 'Your website alone; or also your phone line, your calendar, and the system in which your leads live.',
  },
  {
    title: 'Where it runs',
    text: 'With us, or on a server of your own, with the speech engines that you choose.',
  },
];

export const neverCharged: ReadonlyArray<{ what: string; why: string }> = [
  { what: 'The demo.', why: 'Half an hour with the team, whether or not anything comes of it.' },
  { what: 'The trial.', why: 'Also when you decide against it. It does not turn into a paid plan by itself.' },
  { what: 'Your own leads.', why: 'Names, numbers and transcripts are yours, during the trial and after it.' },
  { what: 'A call that nobody answered.', why: 'If the agent was not there, you do not pay for it.' },
];
