const wordsPerMinute = 220;

/** How long reading a text of so many words takes. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
