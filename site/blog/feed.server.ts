import { Feed } from 'feed';
import { feedPath, type Post, postPath } from './post.ts';

/** The posts as RSS 2.0 with their whole text. `publicUrl` is the site's address without a trailing slash. */
export function writeFeed(posts: readonly Post[], publicUrl: string): string {
  const newest = posts[0];
  const feed = new Feed({
    id: `${publicUrl}/blog`,
    link: `${publicUrl}/blog`,
    title: 'Parley blog',
    description: 'Calls, buyers and site visits: notes for real estate teams in India.',
    language: 'en-IN',
    copyright: 'Parley',
    feedLinks: { rss: publicUrl + feedPath },
    ...(newest && { updated: toDate(newest) }),
  });
  for (const post of posts) {
    const link = publicUrl + postPath(post.slug);
    feed.addItem({
      id: link,
      link,
      title: post.title,
      description: post.summary,
      // A feed is read far from the site.
      content: post.html.replaceAll(/(href|src)="\/(?!\/)/g, `$1="${publicUrl}/`),
      date: toDate(post),
      category: [{ name: post.topic }],
      ...(post.author === null ? {} : { author: [{ name: post.author }] }),
    });
  }
  return feed.rss2();
}

function toDate({ publishedAt }: Post): Date {
  return new Date(publishedAt);
}
