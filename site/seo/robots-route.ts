import type { LoaderFunctionArgs } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';

/** What crawlers may ask for, and where the sitemap is. */
export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(siteRequestContext);
  const closed = ['/admin', '/auth', '/api/', '/rpc/', '/functions/'].map((path) => `Disallow: ${path}`);
  return new Response(`User-agent: *\n${closed.join('\n')}\nSitemap: ${publicUrl}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
