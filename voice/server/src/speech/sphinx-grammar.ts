import { conversationPhrases } from './conversation-phrases.ts';

const openings =
  'hi|hello|okay|so|well|um|excuse me|please|can you tell me|could you tell me|i want to know|i would like to know';
const closings = 'please|thank you|thanks';
const opening = new RegExp(`^(?:(?:${openings}) )+`);
const closing = new RegExp(` (?:${closings})$`);
const digits = 'zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|plus';

/** What a recogniser that knows only whole sentences listens for. */
export interface SphinxGrammar {
  jsgf: string;
  /** Each word that occurs in it. */
  words: string[];
  /** Whether a text is one of the sentences, whatever polite words stand around it. */
  isComplete(text: string): boolean;
}

/** Builds the grammar; `isKnown` tells which words can be heard, and phrases with any other word are left out. */
export function sphinxGrammar(phrases: readonly string[], isKnown: (word: string) => boolean): SphinxGrammar {
  const given = [...phrases, ...Object.values(conversationPhrases).flat()].map(plainWords);
  const sentences = [...new Set(given)].filter((text) => text !== '' && text.split(' ').every(isKnown));
  const known = new Set(sentences);
  const jsgf = [
    '#JSGF V1.0;',
    'grammar talk;',
    `<opening> = ${openings.replaceAll('|', ' | ')};`,
    `<closing> = ${closings.replaceAll('|', ' | ')};`,
    `<digit> = ${digits.replaceAll('|', ' | ')};`,
    '<number> = [my number is | my phone number is | it is] <digit> <digit> <digit> <digit>+;',
    `<sentence> = ${sentences.join('\n  | ')};`,
    'public <talk> = [<opening>] <sentence> [<closing>] | <number>;',
    '',
  ].join('\n');
  const words = new Set([...sentences, 'my phone number is it', openings, closings, digits].join(' ').split(/[ |]/));
  return {
    jsgf,
    words: [...words],
    isComplete(text) {
      const bare = text.replace(opening, '').replace(closing, '');
      return known.has(text) || known.has(bare) || known.has(text.replace(closing, ''));
    },
  };
}

/** Lower case, without punctuation. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z' ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
