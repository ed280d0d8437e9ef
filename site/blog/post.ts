/** What the list of posts shows of one. */
export interface PostSummary {
  slug: string;
  title: string;
  summary: string;
  topic: string;
  /** Something that is heard on calls and that the post is about. */
  heard: string;
  /** Language of `heard`, when it is not English. */
  heardLang?: string | undefined;
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
  /** How long reading it takes. */
  minutes: number;
}

export interface PostHeading {
  id: string;
  text: string;
}

/** A whole post. */
export interface Post extends PostSummary {
  html: string;
  headings: readonly PostHeading[];
}

export function postPath(slug: string): string {
  return `/blog/${slug}`;
}

export const feedPath = '/blog/rss.xml';

/** Lets feed readers find the posts from a page's head. */
export const feedLink = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Parley blog',
  href: feedPath,
} as const;
