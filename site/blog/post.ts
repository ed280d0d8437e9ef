import type { Language } from '../languages/languages.ts';

/** What the list of posts shows of one. */
export interface PostSummary {
  slug: string;
  title: string;
  summary: string;
  topic: string;
  /** Something that is heard on calls and that the post is about; may be empty. */
  heard: string;
  /** Language of `heard`, when it is not English. */
  heardLang?: string | undefined;
  /** Day of publication in India, `YYYY-MM-DD`. */
  date: string;
  /** ISO 8601. */
  publishedAt: string;
  /** How long reading it takes. */
  minutes: number;
  /** Whether its words are in the language of the page; else they are English. */
  isTranslated: boolean;
  /** Whether it can be read in Hindi. */
  hasHindi: boolean;
  /** Null: the company. */
  author: string | null;
  cover: { src: string; alt: string } | null;
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

/** A post with what was published around it. */
export interface PostWithNeighbours {
  post: Post;
  /** The one published before it. */
  older: PostSummary | undefined;
  /** The one published after it. */
  newer: PostSummary | undefined;
}

/** The posts that visitors may read now, in a language where they have it, else in English. */
export interface PostReader {
  /** Newest first, without their texts. */
  list(language: Language): Promise<PostSummary[]>;
  find(slug: string, language: Language): Promise<PostWithNeighbours | undefined>;
  /** The newest ones with their texts, in English. */
  newest(limit: number): Promise<Post[]>;
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
