import type { LoaderFunctionArgs } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { writeFeed } from './feed.server.ts';

/** How many posts the feed holds. */
const feedLength = 30;

/** The posts as a feed, for readers of feeds. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { posts, publicUrl } = context.get(siteRequestContext);
  return new Response(writeFeed(await posts.newest(feedLength), publicUrl), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  });
}
