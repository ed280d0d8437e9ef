import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { z } from 'zod';
import { SiteError } from '../server/site-error.ts';
import type { NamedIcon } from './key-features.ts';
import { findLucideShapes } from './lucide-shapes.server.ts';

/** What is offered before anything is searched for. */
const offered = (
  'phone-call phone-incoming phone-forwarded message-circle messages-square mic headphones audio-lines calendar-check ' +
  'calendar-days calendar-clock clock alarm-clock globe languages users user-check contact building building-2 house ' +
  'key-round map-pin chart-line trending-up target shield-check lock zap bell mail send star thumbs-up handshake ' +
  'badge-check indian-rupee wallet file-text video bot repeat filter list-checks'
).split(' ');

const maxIcons = 60;

const QuerySchema = z.object({
  search: z.string().max(60).default(''),
  names: z.string().max(4000).optional(),
});

let known: Promise<string[]> | undefined;

/** The names of all icons of the set, read once. */
function iconNames(): Promise<string[]> {
  const folder = dirname(fileURLToPath(import.meta.resolve('lucide-react/icons/phone-call')));
  known ??= readdir(folder).then((files) =>
    files.flatMap((file) => /^([a-z0-9-]+)\.mjs$/.exec(file)?.[1] ?? []).sort(),
  );
  return known;
}

/**
 * `GET /api/admin/icons`: icons with their shapes, by `names=a,b` or by `search=part of a name`, at most 60. Stands
 * behind the routes that let only admins through.
 */
export function createIconRoutes(): Hono {
  const routes = new Hono();
  routes.get('/api/admin/icons', async (context) => {
    const query = QuerySchema.safeParse(context.req.query());
    if (!query.success) throw SiteError.invalid('search or names cannot be read.');
    const { names, search } = query.data;
    const icons = await withShapes(names === undefined ? await findNames(search) : names.split(','));
    return context.json(icons.slice(0, maxIcons));
  });
  return routes;
}

/** The best first: what begins with the text stands before what holds it. */
async function findNames(search: string): Promise<string[]> {
  const text = search.trim().toLowerCase().replaceAll(' ', '-');
  if (text === '') return offered;
  const names = (await iconNames()).filter((name) => name.includes(text));
  return [...names.filter((name) => name.startsWith(text)), ...names.filter((name) => !name.startsWith(text))];
}

/** Names without shapes are left out: some files hold but another spelling of an icon. */
async function withShapes(names: string[]): Promise<NamedIcon[]> {
  const icons: NamedIcon[] = [];
  for (const name of names) {
    if (icons.length === maxIcons) break;
    const shapes = await findLucideShapes(name);
    if (shapes) icons.push({ name, shapes });
  }
  return icons;
}
