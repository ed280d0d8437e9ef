import type { MetaArgs, MetaDescriptor } from 'react-router';
import type { RootData } from '../site-config/root-data.ts';
import type { Article, FaqEntry } from './structured-data.ts';
import { articleData, breadcrumbData, faqData, organizationData } from './structured-data.ts';

export interface PageMeta {
  title: string;
  description: string;
  keywords?: string;
  /** Path of the page, for its canonical address. */
  path: string;
  /** `noindex, nofollow` for pages that searchers should not land on. */
  hidden?: boolean;
  /** Structured data, each left out when not given. */
  organization?: boolean;
  faq?: readonly FaqEntry[];
  article?: Article;
  /** The pages above this one, from the top, without the home page: name and path. */
  above?: ReadonlyArray<readonly [name: string, path: string]>;
}

const brand = 'Parley';

/** The site's address without a trailing slash, from the root's data; empty on an error before that. */
export function originOf(matches: MetaArgs['matches']): string {
  const root = matches.find((match) => match?.id === 'root');
  return (root?.loaderData as RootData | undefined)?.origin ?? '';
}

/** The address of the picture that stands for a page in social networks; see social-cards.server.ts. */
export function cardPath(path: string): string {
  return `/cards${path === '/' ? '/home' : path}.png`;
}

/**
 * Title, description, keywords, canonical address, social card tags, robots and structured data of one page
 * (spec 000 §2). `origin` is the site's address without a trailing slash.
 */
export function pageMeta(origin: string, page: PageMeta): MetaDescriptor[] {
  const { title, description, keywords, path, hidden = false } = page;
  const full = path === '/' ? `${brand}: ${title}` : `${title} | ${brand}`;
  const address = origin + (path === '/' ? '/' : path);
  const card = origin + cardPath(path);
  return [
    { title: full },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    { name: 'robots', content: hidden ? 'noindex, nofollow' : 'index, follow' },
    { property: 'og:type', content: page.article ? 'article' : 'website' },
    { property: 'og:site_name', content: brand },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: card },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: full },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: card },
    ...structuredData(origin, page).map((data) => ({ 'script:ld+json': data })),
  ];
}

function structuredData(origin: string, page: PageMeta): Array<Record<string, unknown>> {
  const { organization, faq, article, above, title, path } = page;
  return [
    ...(organization ? [organizationData(origin)] : []),
    ...(faq ? [faqData(faq)] : []),
    ...(article ? [articleData(origin, page, article, origin + cardPath(path))] : []),
    ...(path === '/' ? [] : [breadcrumbData(origin, [...(above ?? []), [title, path]])]),
  ];
}

/** The metadata of a page that stands for something that is not there. */
export function missingMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${brand}` }, { name: 'robots', content: 'noindex, nofollow' }];
}
