import audio from './sample-call-audio.json' with { type: 'json' };

export type Speaker = 'buyer' | 'agent';

export interface SampleTurn {
  speaker: Speaker;
  text: string;
  lang: 'en' | 'hi';
  /** Seconds from the beginning of the recording. */
  start: number;
  end: number;
  /** Loudness of the recording in this turn, 0 to 100, one value for about a ninth of a second. */
  peaks: readonly number[];
}

const lines: ReadonlyArray<Pick<SampleTurn, 'speaker' | 'text' | 'lang'>> = [
  { speaker: 'buyer', text: 'Hi. I saw your listing. Is the 3-bedroom in Baner still available?', lang: 'en' },
  { speaker: 'agent', text: 'Yes, it is. Are you buying to live in, or to invest?', lang: 'en' },
  { speaker: 'buyer', text: 'To live in. Our budget is around ₹1.4 crore.', lang: 'en' },
  { speaker: 'agent', text: 'Then it fits. When would you like to see it?', lang: 'en' },
  { speaker: 'buyer', text: 'शनिवार सुबह ग्यारह बजे आ सकते हैं?', lang: 'hi' },
  { speaker: 'agent', text: 'जी, शनिवार ग्यारह बजे पक्का। पता मैं अभी भेज रही हूँ।', lang: 'hi' },
];

/** The call in the hero: what is said, and how loud the recording is while it is said. */
export const sampleCall: readonly SampleTurn[] = lines.map((line, index) => {
  const timing = audio.turns[index];
  if (!timing) throw new Error(`The sample call has no recording for turn ${index + 1}`);
  return { ...line, ...timing };
});
