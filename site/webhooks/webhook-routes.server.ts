import { Hono } from 'hono';
import { type AdminApiGuardOptions, type AdminVariables, adminApiGuard } from '../admin/admin-api-guard.server.ts';
import { readJson } from '../server/read-json.ts';
import type { WebhookStore } from './webhook-store.server.ts';

export interface WebhookRoutesOptions extends AdminApiGuardOptions {
  webhooks: WebhookStore;
}

/** The admin's calls about webhooks. */
export function createWebhookRoutes({ webhooks, ...guard }: WebhookRoutesOptions): Hono<AdminVariables> {
  const routes = new Hono<AdminVariables>();
  const path = '/api/admin/webhooks';
  routes.use(path, adminApiGuard(guard));
  routes.use(`${path}/*`, adminApiGuard(guard));

  routes.get(path, async (context) => context.json(await webhooks.list(context.get('admin'))));
  routes.post(path, async (context) =>
    context.json(await webhooks.add(context.get('admin'), await readJson(context.req.raw)), 201),
  );
  routes.put(`${path}/:id`, async (context) => {
    await webhooks.change(context.get('admin'), context.req.param('id'), await readJson(context.req.raw));
    return context.body(null, 204);
  });
  routes.delete(`${path}/:id`, async (context) => {
    await webhooks.remove(context.get('admin'), context.req.param('id'));
    return context.body(null, 204);
  });
  routes.get(`${path}/:id/deliveries`, async (context) =>
    context.json(await webhooks.deliveries(context.get('admin'), context.req.param('id'))),
  );
  routes.post(`${path}/:id/rotate`, async (context) =>
    context.json(await webhooks.rotate(context.get('admin'), context.req.param('id'))),
  );
  routes.post(`${path}/:id/test`, async (context) => {
    await webhooks.test(context.get('admin'), context.req.param('id'));
    return context.body(null, 202);
  });
  return routes;
}
