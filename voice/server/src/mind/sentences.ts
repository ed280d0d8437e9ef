const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Cuts a text into its sentences. */
export function sentences(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}
