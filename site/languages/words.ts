import { type Catalogue, english, type Language } from './languages.ts';

/**
 * Says an English text in the language of the page: `t('Rated {rating} of 5 stars', { rating: 4 })`. A text that the
 * catalogue lacks stays English.
 */
export type Words = (text: string, values?: Readonly<Record<string, string | number>>) => string;

/** Catalogues that were loaded: once on the server, and in a browser before its page comes alive. */
const catalogues = new Map<string, Catalogue>();

/** Brings the words of a language, so that {@link wordsOf} has them. */
export async function loadWords(language: Language): Promise<Words> {
  if (language.load && !catalogues.has(language.code)) catalogues.set(language.code, await language.load());
  return wordsOf(language);
}

/** The words of a language that {@link loadWords} has brought; English without them. */
export function wordsOf({ code }: Language = english): Words {
  const catalogue = catalogues.get(code);
  return (text, values) => {
    const own = catalogue?.[text] ?? text;
    return values ? own.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)) : own;
  };
}
