import { Hono } from 'hono';
import { z } from 'zod';
import type { Admin } from '../admin/admin-access.server.ts';
import { readJson } from '../server/read-json.ts';
import { SiteError } from '../server/site-error.ts';
import type { ConfigStore } from './config-store.server.ts';

const PublishSchema = z.strictObject({ config: z.record(z.string(), z.unknown()), base: z.number().int().min(0) });

/** What the editor of the configuration calls. Stands behind the routes that let only admins through. */
export function createConfigRoutes(store: ConfigStore): Hono<{ Variables: { admin: Admin } }> {
  const routes = new Hono<{ Variables: { admin: Admin } }>();
  routes.get('/api/admin/site-config', async (context) => context.json(await store.read(context.get('admin'))));
  routes.put('/api/admin/site-config', async (context) => {
    const body = PublishSchema.safeParse(await readJson(context.req.raw));
    if (!body.success) throw SiteError.invalid('The body is {"config": {…}, "base": number}.');
    return context.json(await store.publish(context.get('admin'), body.data.config, body.data.base));
  });
  return routes;
}
