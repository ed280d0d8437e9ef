import type { LoaderFunctionArgs } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { writeFeed } from './feed.server.ts';
import { listPosts } from './posts.server.ts';

/** The posts as a feed, for readers of feeds. */
export function loader({ context }: LoaderFunctionArgs) {
  return new Response(writeFeed(listPosts(), context.get(siteRequestContext).publicUrl), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  });
}
