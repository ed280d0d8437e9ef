import { Hono } from 'hono';
import { z } from 'zod';
import type { Admin } from '../admin/admin-access.server.ts';
import { english, languages } from '../languages/languages.ts';
import { readJson } from '../server/read-json.ts';
import { SiteError } from '../server/site-error.ts';
import { markdownToHtml } from './markdown.server.ts';
import { pageNames } from './page-content.ts';
import type { PagePlace, PageStore } from './page-store.server.ts';
import type { PublicPages } from './page-texts.ts';
import { renderProviderText } from './provider-text.server.ts';
import { renderSafeHtml } from './safe-html.server.ts';

const PlaceSchema = z.object({ page: z.enum(pageNames), language: z.enum(['en', 'hi']) });
const SaveSchema = z.strictObject({ content: z.unknown(), publish: z.boolean(), base: z.number().int().min(0) });
const NumberSchema = z.coerce.number().int().min(0).max(2_000_000_000);
const PreviewSchema = z.strictObject({
  format: z.enum(['markdown', 'html']),
  language: z.enum(['en', 'hi']),
  text: z.string().max(100_000),
});

/**
 * What the editors of pages call: a page's state, a version's text, a new version, an older one taken back, and any text
 * as visitors would see it. Stands behind the routes that let only admins through.
 */
export function createPageRoutes(store: PageStore, pages: PublicPages): Hono<{ Variables: { admin: Admin } }> {
  const routes = new Hono<{ Variables: { admin: Admin } }>();
  const path = '/api/admin/pages/:page/:language';

  routes.get(path, async (context) =>
    context.json(await store.read(context.get('admin'), placeOf(context.req.param()))),
  );

  routes.post(path, async (context) => {
    const place = placeOf(context.req.param());
    const body = SaveSchema.safeParse(await readJson(context.req.raw));
    if (!body.success) throw SiteError.invalid('The body is {"content": …, "publish": true or false, "base": number}.');
    const { content, publish, base } = body.data;
    return context.json(await store.save(context.get('admin'), place, { content, publish, base }), 201);
  });

  routes.get(`${path}/:number`, async (context) => {
    const { number, ...place } = context.req.param();
    return context.json(await store.readVersion(context.get('admin'), placeOf(place), numberOf(number)));
  });

  routes.post(`${path}/:number/restore`, async (context) => {
    const { number, ...place } = context.req.param();
    return context.json(await store.restore(context.get('admin'), placeOf(place), numberOf(number)), 201);
  });

  routes.post('/api/admin/text-preview', async (context) => {
    const body = PreviewSchema.safeParse(await readJson(context.req.raw));
    if (!body.success) throw SiteError.invalid('The body is {"format": "markdown" or "html", "language", "text"}.');
    const { format, text } = body.data;
    if (format === 'markdown') return context.json(renderSafeHtml(markdownToHtml(text)));
    const language = languages.find(({ code }) => code === body.data.language) ?? english;
    const { provider } = await pages.contact(language);
    return context.json(await renderProviderText(text, language, provider));
  });
  return routes;
}

function placeOf(parameters: Record<string, string>): PagePlace {
  const place = PlaceSchema.safeParse(parameters);
  if (!place.success) throw SiteError.notFound();
  return place.data;
}

function numberOf(text: string): number {
  const number = NumberSchema.safeParse(text);
  if (!number.success) throw SiteError.noSingleRow();
  return number.data;
}
