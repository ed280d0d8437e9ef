/** What the overview of solutions says. */
export const audiences: ReadonlyArray<{ id: string; name: string; says: string; gains: string }> = [
  {
    id: 'agents',
    name: 'Agents who work alone',
    says: 'I am at a site. My phone rings in my pocket.',
    gains: 'The agent takes the second call while you are in the first, and the visits stand in your calendar.',
  },
  {
    id: 'brokers',
    name: 'Brokers with a team',
    says: 'Leads from four portals, and nobody knows who has called whom.',
    gains:
      'Each enquiry is answered at once and qualified with the same questions, and reaches one person with its talk.',
  },
  {
    id: 'developers',
    name: 'Developers',
    says: 'On the launch weekend everybody calls, and on Tuesday nobody does.',
    gains: 'Launch calls are all taken, and buyers are answered from booking to the keys and after.',
  },
];

export const channels: ReadonlyArray<{ where: string; buyer: string; agent: string; team: string }> = [
  {
    where: 'Phone',
    buyer: 'Calls the number on the hoarding at 9:40 pm',
    agent: 'Picks up, answers, asks, agrees a time',
    team: 'A visit in the calendar, the talk in writing',
  },
  {
    where: 'Website, by voice',
    buyer: 'Presses the round button and speaks',
    agent: 'Talks in the browser, nothing to install',
    team: 'A lead with name, number and wish',
  },
  {
    where: 'Website, by chat',
    buyer: 'Types in the metro, where nobody can talk',
    agent: 'Answers the same, word for word as approved',
    team: 'The same lead, the same record',
  },
  {
    where: 'Forms and portals',
    buyer: 'Leaves a number and waits',
    agent: 'Calls back while the listing is still open',
    team: 'Only those who want to hear more',
  },
];

export const duties: ReadonlyArray<{ title: string; text: string }> = [
  {
    title: 'Handle calls',
    text: 'Human-like AI voice agents greet, listen, answer in short sentences, and stop when they are interrupted.',
  },
  {
    title: 'Qualify leads',
    text: 'Need, budget, timing, loan and who decides, asked in a talk and noted beside the lead.',
  },
  { title: 'Book demos', text: 'For services and showrooms: a free half hour of your team, held at once.' },
  {
    title: 'Schedule appointments',
    text: 'Site visits, call backs, meetings with the loan partner, moved by the caller when life intervenes.',
  },
];
