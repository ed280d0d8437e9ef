import type { MetaDescriptor } from 'react-router';

export interface PageMeta {
  title: string;
  description: string;
  keywords?: string;
  /** Path of the page, for its canonical address. */
  path: string;
  /** `noindex, nofollow` for pages that searchers should not land on. */
  hidden?: boolean;
}

const brand = 'Parley';

/** Title, description, keywords, canonical address, social card tags and robots of one page (spec 000 §2). */
export function pageMeta({ title, description, keywords, path, hidden = false }: PageMeta): MetaDescriptor[] {
  const full = path === '/' ? `${brand}: ${title}` : `${title} | ${brand}`;
  return [
    { title: full },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    { tagName: 'link', rel: 'canonical', href: path },
    { name: 'robots', content: hidden ? 'noindex, nofollow' : 'index, follow' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: path },
    { name: 'twitter:card', content: 'summary' },
    { name: 'twitter:title', content: full },
    { name: 'twitter:description', content: description },
  ];
}
