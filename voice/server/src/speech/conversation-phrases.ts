/** What people say in any call, by what they mean. The recogniser listens for them, the mind acts on them. */
export const conversationPhrases = {
  greeting: [
    'hello',
    'hi',
    'hey',
    'good morning',
    'good afternoon',
    'good evening',
    'hello there',
    'hi there',
    'namaste',
  ],
  yes: [
    ...['yes', 'yes please', 'yeah', 'yes i would', 'sure', 'okay', 'of course', 'please do', 'that is right'],
    ...['that is correct', 'correct', 'right', 'yes that is right', 'yes i do', 'sounds good', 'go ahead'],
  ],
  no: [
    'no',
    'no thanks',
    'no thank you',
    'not now',
    'nope',
    'that is wrong',
    'no that is wrong',
    'not really',
    'maybe later',
  ],
  repeat: [
    ...['repeat', 'repeat that', 'can you repeat that', 'please repeat', 'say that again', 'say it again', 'what'],
    ...['sorry', 'pardon', 'i did not hear you', 'can you say that again', 'what did you say', 'once more please'],
  ],
  present: ['can you hear me', 'are you there', 'do you hear me', 'is anybody there', 'hello are you there'],
  thanks: ['thanks', 'thank you', 'thank you very much', 'thanks a lot', 'that was helpful', 'great thank you'],
  goodbye: [
    ...['goodbye then', 'okay goodbye', 'bye now', 'bye for now', 'i want to end the call', 'i have to go now'],
    ...['goodbye', 'bye', 'bye bye', 'good bye', 'thank you goodbye', 'end the call', 'end call', 'hang up'],
    ...[
      'please end the call',
      'please hang up',
      'that is all',
      'i have to go',
      'talk to you later',
      'see you',
      'stop the call',
    ],
  ],
  stop: [
    'stop',
    'be quiet',
    'stop talking',
    'wait',
    'hold on',
    'shut up',
    'one moment',
    'cancel',
    'never mind',
    'forget it',
  ],
} as const;

export type ConversationAct = keyof typeof conversationPhrases;
