import { Hono } from 'hono';
import { drawSocialCard, type SocialCard } from './social-card.server.ts';

export interface SocialCardOptions {
  /** Renders the page at a path as an anonymous visitor gets it. */
  readPage: (path: string) => Promise<{ status: number; html: string }>;
  publicUrl: () => string;
  /** Draws; another one for tests. */
  drawCard?: (card: SocialCard) => Promise<Buffer>;
}

const maxKept = 100;

/** `GET /cards/{path of a page}.png`: the picture that social networks show for a page, with its own title. */
export function createSocialCardRoutes({ readPage, publicUrl, drawCard = drawSocialCard }: SocialCardOptions): Hono {
  const routes = new Hono();
  const kept = new Map<string, Promise<Buffer>>();
  const cardOf = (words: SocialCard): Promise<Buffer> => {
    const key = JSON.stringify(words);
    const known = kept.get(key);
    if (known) return known;
    const drawing = drawCard(words);
    const [oldest] = kept.keys();
    if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest);
    kept.set(key, drawing);
    drawing.catch(() => kept.delete(key));
    return drawing;
  };
  routes.get('/cards/*', async (context, next) => {
    const [, page] = /^\/cards((?:\/[a-z0-9-]+)+)\.png$/.exec(context.req.path) ?? [];
    if (page === undefined) return next();
    const { status, html } = await readPage(page === '/home' ? '/' : page);
    const title = metaContent(html, 'property="og:image:alt"');
    if (status !== 200 || title === undefined) return next();
    const host = new URL(publicUrl()).host;
    const card = await cardOf({ title, description: metaContent(html, 'name="description"') ?? '', host });
    context.header('cache-control', 'public, max-age=3600');
    return context.body(new Uint8Array(card), 200, { 'content-type': 'image/png' });
  });
  return routes;
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

function metaContent(html: string, attribute: string): string | undefined {
  const content = new RegExp(`<meta ${attribute} content="([^"]*)"`).exec(html)?.[1];
  return content?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
