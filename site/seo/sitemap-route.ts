import type { LoaderFunctionArgs } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { postPath } from '../blog/post.ts';
import { english } from '../languages/languages.ts';
import { type SitemapEntry, writeSitemap } from './sitemap.ts';

/** The pages that stand whatever is in the database. */
const pagePaths = [
  '/',
  '/solutions',
  '/solutions/real-estate',
  '/pricing',
  '/case-studies',
  '/blog',
  '/resources',
  '/faq',
  '/about-us',
  '/contact-us',
  '/booking',
  '/privacy-policy',
  '/terms-of-service',
] as const;

/** All addresses that searchers may land on. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl, caseStudies, posts } = context.get(siteRequestContext);
  const [studies, allPosts] = await Promise.all([caseStudies.listPublic(), posts.list(english)]);
  const entries: SitemapEntry[] = [
    ...pagePaths.map((path) => ({ path })),
    ...allPosts.map(({ slug, date, hasHindi }) => ({ path: postPath(slug), changed: date, englishOnly: !hasHindi })),
    ...studies.map(({ slug, created_at }) => ({
      path: `/case-studies/${slug}`,
      changed: created_at.slice(0, 10),
      englishOnly: true,
    })),
  ];
  return new Response(writeSitemap(publicUrl, entries), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
  });
}
