/** What search engines are told in their own words (schema.org, JSON-LD). Addresses are absolute. */

type Data = Record<string, unknown>;

export interface FaqEntry {
  question: string;
  answer: string;
}

export interface Article {
  /** ISO 8601. */
  published: string;
  /** Who wrote it; the organisation when nobody is named. */
  author?: string;
}

export function organizationData(origin: string): Data {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Parley',
    url: `${origin}/`,
    logo: `${origin}/pictures/company-logo.svg`,
    description: 'AI voice and chat sales agents that answer, qualify and book, for real estate in India.',
    areaServed: 'IN',
    makesOffer: {
      '@type': 'Offer',
      name: 'Free trial',
      price: '0',
      priceCurrency: 'USD',
      url: `${origin}/pricing`,
    },
  };
}

export function faqData(entries: readonly FaqEntry[]): Data {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function breadcrumbData(origin: string, trail: ReadonlyArray<readonly [name: string, path: string]>): Data {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

export function articleData(
  origin: string,
  page: { title: string; description: string; path: string },
  article: Article,
  image: string,
): Data {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    mainEntityOfPage: origin + page.path,
    image,
    datePublished: article.published,
    author: article.author ? { '@type': 'Person', name: article.author } : organizationRef(origin),
    publisher: organizationRef(origin),
  };
}

/** A video on a page. Addresses may be paths of this site. */
export interface PageVideo {
  name: string;
  description: string;
  src: string;
  poster: string;
  /** ISO 8601. */
  uploaded: string;
}

export function videoData(origin: string, video: PageVideo): Data {
  const absolute = (address: string) => (address.startsWith('/') ? origin + address : address);
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: video.name,
    description: video.description,
    contentUrl: absolute(video.src),
    thumbnailUrl: absolute(video.poster),
    uploadDate: video.uploaded,
  };
}

function organizationRef(origin: string): Data {
  return { '@type': 'Organization', name: 'Parley', url: `${origin}/` };
}
