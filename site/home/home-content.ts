/** What the home page says. */
export const hero = {
  title: 'Every buyer’s call, answered.',
  subtitle:
    'Parley is a voice and chat agent for real estate. It talks like a person, in English and Hindi, qualifies the buyer and puts the site visit in your calendar. Around the clock.',
  primary: 'Try Now',
  secondary: 'Book Demo',
} as const;

export const evening = [
  {
    time: '9:40 pm',
    title: 'A buyer calls about your listing',
    text: 'Your office is closed. The agent picks up, in the language the buyer speaks.',
  },
  {
    time: '9:41 pm',
    title: 'It asks what you would ask',
    text: 'Budget, area, to live in or to invest, loan or own funds. In a talk, not in a form.',
  },
  {
    time: '9:43 pm',
    title: 'The visit is in the calendar',
    text: 'Saturday, eleven o’clock. You read the talk in the morning, and know whom you will meet.',
  },
] as const;

export const benefits = [
  {
    title: 'No call goes to voicemail',
    text: 'Evenings, Sundays, the week of a launch: the agent takes each call the moment it comes.',
  },
  {
    title: 'Your team talks to ready buyers',
    text: 'Those who only look around are answered too; those who want to see a flat reach your people first.',
  },
  {
    title: 'English and Hindi, in one call',
    text: 'A caller may begin in one and end in the other. The agent follows.',
  },
  {
    title: 'Every word is kept',
    text: 'Each call leaves its transcript with the lead, so nobody asks the buyer twice.',
  },
] as const;

export const channels = [
  {
    place: 'On your website',
    time: 'Tuesday, 1:10 pm',
    words: '“Is the 3 BHK in Baner still there, and does it have parking?”',
    note: 'Typed at lunch. Answered in the chat, with the floor plan’s facts.',
  },
  {
    place: 'On the phone',
    time: 'Tuesday, 9:40 pm',
    words: '“I asked about Baner today. शनिवार को देख सकते हैं?”',
    note: 'The same agent picks up, knows the flat, and offers two times.',
  },
  {
    place: 'In your list of leads',
    time: 'Wednesday, 9:00 am',
    words: '3 BHK, Baner, budget named, visit on Saturday at 11.',
    note: 'Your team reads both talks in one place, and asks nothing twice.',
  },
] as const;
