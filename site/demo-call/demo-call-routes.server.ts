import { Hono } from 'hono';
import { z } from 'zod';
import { type AdminApiGuardOptions, type AdminVariables, adminApiGuard } from '../admin/admin-api-guard.server.ts';
import { readJson } from '../server/read-json.ts';
import { SiteError } from '../server/site-error.ts';
import type { DemoCallStore } from './demo-call-store.server.ts';

export interface DemoCallRoutesOptions extends AdminApiGuardOptions {
  demoCalls: DemoCallStore;
}

const FilterSchema = z.enum(['open', 'all']).default('open');
const StatusSchema = z.object({ status: z.enum(['queued', 'held', 'done']) });
const SwitchSchema = z.object({ isOn: z.boolean() });

/** The admin's calls about demo calls. */
export function createDemoCallRoutes({ demoCalls, ...guard }: DemoCallRoutesOptions): Hono<AdminVariables> {
  const routes = new Hono<AdminVariables>();
  const path = '/api/admin/demo-calls';
  routes.use(path, adminApiGuard(guard));
  routes.use(`${path}/*`, adminApiGuard(guard));

  routes.get(path, async (context) => {
    const filter = FilterSchema.safeParse(context.req.query('filter'));
    if (!filter.success) throw SiteError.invalid('filter is open or all.');
    return context.json(await demoCalls.list(context.get('admin'), filter.data));
  });
  routes.get(`${path}/settings`, async (context) => context.json(await demoCalls.state(context.get('admin'))));
  routes.put(`${path}/settings`, async (context) => {
    await demoCalls.changeSettings(context.get('admin'), await readJson(context.req.raw));
    return context.json(await demoCalls.state(context.get('admin')));
  });
  routes.put(`${path}/switch`, async (context) => {
    const body = SwitchSchema.safeParse(await readJson(context.req.raw));
    if (!body.success) throw SiteError.invalid('The body is {"isOn": true} or {"isOn": false}.');
    await demoCalls.turn(context.get('admin'), body.data.isOn);
    return context.json(await demoCalls.state(context.get('admin')));
  });
  routes.put(`${path}/:id/status`, async (context) => {
    const body = StatusSchema.safeParse(await readJson(context.req.raw));
    if (!body.success) throw SiteError.invalid('status is queued, held or done.');
    await demoCalls.settle(context.get('admin'), context.req.param('id'), body.data.status);
    return context.body(null, 204);
  });
  return routes;
}
