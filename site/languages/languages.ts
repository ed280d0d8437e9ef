/** A catalogue: English words as they stand in the source, and what they are in another language. */
export type Catalogue = Readonly<Record<string, string>>;

export interface Language {
  /** IETF tag, as in `lang`. */
  code: 'en' | 'hi';
  /** In the language itself. */
  name: string;
  /** What stands before the path of each page; empty for English. */
  prefix: '' | `/${string}`;
  /** How dates and lists are written. */
  locale: string;
  /** How a time of day is written. */
  time: Intl.DateTimeFormatOptions;
  direction: 'ltr' | 'rtl';
  /** Brings the words; English needs none, since the source is written in it. */
  load?: () => Promise<Catalogue>;
}

const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

export const english: Language = { code: 'en', name: 'English', prefix: '', locale: 'en-IN', time, direction: 'ltr' };

/** The languages of the public pages. To add one, write its catalogue and add it here. */
export const languages: readonly Language[] = [
  english,
  {
    code: 'hi',
    name: 'हिन्दी',
    prefix: '/hi',
    locale: 'hi-IN',
    time: { ...time, dayPeriod: 'short' },
    direction: 'ltr',
    load: async () => (await import('./hi.ts')).hindi,
  },
];

/** The language of the page at a path. */
export function languageOf(path: string): Language {
  return languages.find(({ prefix }) => prefix !== '' && isUnder(prefix, path)) ?? english;
}

/** The language of what a request asks for. */
export function requestLanguage(request: Request): Language {
  return languageOf(new URL(request.url).pathname);
}

/** The path of a page without its language: `/hi/pricing` is `/pricing`, `/hi` is `/`. */
export function plainPath(path: string): string {
  const { prefix } = languageOf(path);
  return path.slice(prefix.length) || '/';
}

/** The path of a page in a language, from its path in English. Addresses that are no path of the site stay as they are. */
export function localPath({ prefix }: Language, path: string): string {
  if (prefix === '' || !/^\/(?!\/)/.test(path)) return path;
  return path === '/' ? prefix : prefix + path;
}

function isUnder(prefix: string, path: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
