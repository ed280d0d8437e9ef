import type { Post } from '../blog/post.ts';
import type { StoredPost } from '../blog/post-fields.ts';
import { readingMinutes } from '../blog/reading-minutes.ts';
import type { RenderedText } from '../pages/markdown.server.ts';

/** What the form of a post holds. Texts are empty where the row has null. */
export interface PostDraft {
  title: string;
  summary: string;
  topic: string;
  body: string;
  heard: string;
  heard_lang: StoredPost['heard_lang'];
  cover_image: string;
  cover_alt: string;
  author_name: string;
  title_hi: string;
  summary_hi: string;
  body_hi: string;
  is_published: boolean;
  /** ISO 8601; null until it is published, or to publish it at once. */
  published_at: string | null;
}

export const blankPost: PostDraft = {
  title: '',
  summary: '',
  topic: '',
  body: '',
  heard: '',
  heard_lang: null,
  cover_image: '',
  cover_alt: '',
  author_name: '',
  title_hi: '',
  summary_hi: '',
  body_hi: '',
  is_published: false,
  published_at: null,
};

/** A stored post as its form shows it. */
export function postForm(post: StoredPost): PostDraft {
  const fields = Object.entries(blankPost).map(([field, blank]) => [field, post[field as keyof PostDraft] ?? blank]);
  return Object.fromEntries(fields) as PostDraft;
}

/** A moment as an input of date and time shows it, on the clock of this browser. */
export function localTime(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** A post as visitors will see it. `today` begins with the day. */
export function asShown(draft: PostDraft, rendered: RenderedText, today: string): Post {
  const time = draft.published_at ?? new Date().toISOString();
  return {
    slug: '',
    title: draft.title || 'Title',
    summary: draft.summary,
    topic: draft.topic || 'Topic',
    heard: draft.heard,
    heardLang: draft.heard_lang ?? undefined,
    date: draft.published_at ? localTime(new Date(draft.published_at)).slice(0, 10) : today.slice(0, 10),
    publishedAt: time,
    minutes: readingMinutes(draft.body.trim().split(/\s+/).length),
    isTranslated: true,
    hasHindi: false,
    author: draft.author_name || null,
    cover: draft.cover_image ? { src: draft.cover_image, alt: draft.cover_alt } : null,
    ...rendered,
  };
}
