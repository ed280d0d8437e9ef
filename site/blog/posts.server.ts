import { AppError } from '@parley/kit-base/app-error';
import * as z from 'zod';
import { renderMarkdown } from '../pages/markdown.server.ts';
import type { Post, PostSummary } from './post.ts';

/** What stands above the text of each post in `posts/`. The file's name is the slug. */
const HeadSchema = z.strictObject({
  title: z.string().min(10).max(90),
  date: z.iso.date(),
  topic: z.string().min(3),
  summary: z.string().min(40).max(220),
  heard: z.string().min(3),
  heardLang: z.string().optional(),
});

const wordsPerMinute = 220;

const files = import.meta.glob<string>('./posts/*.md', { query: '?raw', import: 'default', eager: true });

const posts: readonly Post[] = Object.entries(files)
  .map(([path, source]) => parsePost(/([^/]+)\.md$/.exec(path)?.[1] ?? path, source))
  .sort((a, b) => b.date.localeCompare(a.date));

/** All posts, newest first. */
export function listPosts(): readonly Post[] {
  return posts;
}

export interface PostWithNeighbours {
  post: Post;
  /** The one published before it. */
  older: PostSummary | undefined;
  /** The one published after it. */
  newer: PostSummary | undefined;
}

/** The post of a slug with what was published around it; undefined when there is none. */
export function findPost(slug: string): PostWithNeighbours | undefined {
  const at = posts.findIndex((post) => post.slug === slug);
  const post = posts[at];
  if (!post) return undefined;
  const [newer, older] = [posts[at - 1], posts[at + 1]];
  return { post, older: older && summarise(older), newer: newer && summarise(newer) };
}

/** A post without its text. */
export function summarise({ html: _, headings: __, ...summary }: Post): PostSummary {
  return summary;
}

/** Reads a post file: `key: value` lines between two lines of dashes, then Markdown. Throws when the head is wrong. */
export function parsePost(slug: string, source: string): Post {
  const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || text === undefined) throw new AppError('post-invalid', `The post ${slug} has no head`);
  const fields = head.split('\n').map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  });
  const parsed = HeadSchema.safeParse(Object.fromEntries(fields));
  if (!parsed.success)
    throw new AppError('post-invalid', `The head of the post ${slug} is wrong`, { cause: parsed.error });
  const words = text.split(/\s+/).length;
  return { slug, ...parsed.data, minutes: Math.ceil(words / wordsPerMinute), ...renderMarkdown(text) };
}
