import { longDate } from './long-date.ts';
import type { PostSummary } from './post.ts';

/** When a post was published, what it is about, and how long reading it takes. */
export function PostFacts({ post }: { post: PostSummary }) {
  return (
    <p className="post-facts">
      <time dateTime={post.date}>{longDate(post.date)}</time>
      {post.author !== null && <span>{post.author}</span>}
      <span>{post.topic}</span>
      <span>{post.minutes} min read</span>
    </p>
  );
}
