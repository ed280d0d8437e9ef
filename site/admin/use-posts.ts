import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StoredPost } from '../blog/post-fields.ts';
import { tableClient } from './table-client.ts';

/** What the admin's list shows of a post. */
export type ListedPost = Pick<
  StoredPost,
  'id' | 'title' | 'slug' | 'summary' | 'topic' | 'is_published' | 'published_at' | 'updated_at' | 'title_hi'
>;
export const postListColumns = [
  'id',
  'title',
  'slug',
  'summary',
  'topic',
  'is_published',
  'published_at',
  'updated_at',
  'title_hi',
];

const listKey = ['posts'];

/** All posts, drafts too. `first` came with the document. */
export function usePosts(first: ListedPost[] | null) {
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => tableClient.select<ListedPost[]>('posts', { select: postListColumns.join(',') }, signal),
    ...(first ? { initialData: first } : {}),
  });
}

/** One post in full, read anew each time its form opens. `first` came with the document. */
export function usePost(id: string, first: StoredPost | null) {
  return useQuery({
    queryKey: ['post', id],
    queryFn: ({ signal }) => tableClient.selectById<StoredPost>('posts', id, {}, signal),
    retry: false,
    gcTime: 0,
    ...(first ? { initialData: first } : {}),
  });
}

/** Reads the list again, after a change. */
export function useReloadPosts(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: listKey, refetchType: 'all' });
}

/** Where a post stands on its way to visitors. */
export type PostPhase = 'draft' | 'scheduled' | 'published';

/** `now` in milliseconds. */
export function postPhase(post: Pick<StoredPost, 'is_published' | 'published_at'>, now: number): PostPhase {
  if (!post.is_published) return 'draft';
  return post.published_at !== null && Date.parse(post.published_at) > now ? 'scheduled' : 'published';
}

/** A moment as the clock of India shows it. */
export function indianTime(iso: string): string {
  return inIndia.format(new Date(iso));
}

const inIndia = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });
