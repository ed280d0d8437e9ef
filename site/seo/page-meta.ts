import type { MetaArgs, MetaDescriptor } from 'react-router';
import { english, type Language, languageOf, languages, localPath } from '../languages/languages.ts';
import { wordsOf } from '../languages/words.ts';
import type { RootData } from '../site-config/root-data.ts';
import type { Article, FaqEntry, PageVideo } from './structured-data.ts';
import { articleData, breadcrumbData, faqData, organizationData, videoData } from './structured-data.ts';

export interface PageMeta {
  title: string;
  description: string;
  keywords?: string;
  /** Path of the page in English, for its canonical address. */
  path: string;
  /** Its text stands in English alone, wherever it is shown: then the English address is the canonical one. */
  englishOnly?: boolean;
  /** `noindex, nofollow` for pages that searchers should not land on. */
  hidden?: boolean;
  /** Structured data, each left out when not given. */
  organization?: boolean;
  faq?: readonly FaqEntry[];
  article?: Article;
  video?: PageVideo;
  /** The pages above this one, from the top, without the home page: name and path. */
  above?: ReadonlyArray<readonly [name: string, path: string]>;
}

const brand = 'Parley';

/** Where a page stands. */
export interface PagePlace {
  /** The site's address without a trailing slash, from the root's data; empty on an error before that. */
  origin: string;
  language: Language;
}

export function placeOf(matches: MetaArgs['matches']): PagePlace {
  const root = matches.find((match) => match?.id === 'root');
  const origin = (root?.loaderData as RootData | undefined)?.origin ?? '';
  return { origin, language: languageOf(matches.at(-1)?.pathname ?? '/') };
}

/** The address of the picture that stands for a page in social networks; see social-cards.server.ts. */
export function cardPath(path: string): string {
  return `/cards${path === '/' ? '/home' : path}.png`;
}

/**
 * Title, description, keywords, canonical address, the addresses in other languages, social card tags, robots and
 * structured data of one page (spec 000 §2). The words are given in English and said in the language of the page.
 */
export function pageMeta({ origin, language }: PagePlace, page: PageMeta): MetaDescriptor[] {
  const { keywords, path, hidden = false, englishOnly = false } = page;
  const t = wordsOf(language);
  const [title, description] = [t(page.title), t(page.description)];
  const full = path === '/' ? `${brand}: ${title}` : `${title} | ${brand}`;
  const addressIn = (other: Language) => origin + localPath(other, path);
  const address = addressIn(englishOnly ? english : language);
  const card = origin + cardPath(path);
  return [
    { title: full },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: t(keywords) }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    ...(hidden || englishOnly ? [] : alternates(addressIn)),
    { name: 'robots', content: hidden ? 'noindex, nofollow' : 'index, follow' },
    { property: 'og:type', content: page.article ? 'article' : 'website' },
    { property: 'og:site_name', content: brand },
    { property: 'og:locale', content: language.locale.replace('-', '_') },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: card },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: full },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: card },
    ...structuredData({ origin, language }, page).map((data) => ({ 'script:ld+json': data })),
  ];
}

/** The same page in each language, for search engines. */
function alternates(addressIn: (language: Language) => string): MetaDescriptor[] {
  const link = (hrefLang: string, language: Language) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: addressIn(language),
  });
  return [...languages.map((language) => link(language.code, language)), link('x-default', english)];
}

function structuredData({ origin, language }: PagePlace, page: PageMeta): Array<Record<string, unknown>> {
  const { organization, faq, article, video, above = [], title, path } = page;
  const t = wordsOf(language);
  const trail = ([['Home', '/'], ...above, [title, path]] as const).map(
    ([name, at]) => [t(name), localPath(language, at)] as const,
  );
  return [
    ...(organization ? [organizationData(origin)] : []),
    ...(faq ? [faqData(faq)] : []),
    ...(article ? [articleData(origin, page, article, origin + cardPath(path))] : []),
    ...(video ? [videoData(origin, video)] : []),
    ...(path === '/' ? [] : [breadcrumbData(origin, trail)]),
  ];
}

/** The metadata of a page that stands for something that is not there. */
export function missingMeta({ language }: PagePlace, title: string): MetaDescriptor[] {
  return [{ title: `${wordsOf(language)(title)} | ${brand}` }, { name: 'robots', content: 'noindex, nofollow' }];
}
