import { Hono } from 'hono';
import { z } from 'zod';
import { defaultSummaryDays, summaryDays } from '../analytics/event-summary.ts';
import { createIconRoutes } from '../key-features/icon-routes.server.ts';
import { createLeadDeskRoutes } from '../leads/lead-desk-routes.server.ts';
import { readJson } from '../server/read-json.ts';
import { SiteError } from '../server/site-error.ts';
import { type AdminApiGuardOptions, type AdminVariables, adminApiGuard } from './admin-api-guard.server.ts';
import type { AdminServices } from './admin-services.ts';
import { createTableRoutes } from './table-routes.server.ts';

const DaysSchema = z.coerce
  .number()
  .pipe(z.union(summaryDays.map((days) => z.literal(days))))
  .default(defaultSummaryDays);
const SwitchSchema = z.object({ isOn: z.boolean() });

export interface AdminRoutesOptions extends AdminApiGuardOptions {
  services: AdminServices;
}

/** The admin's API. Everything under /api/admin answers 401 without a session and 403 without the admin role. */
export function createAdminRoutes({ auth, services, publicUrl }: AdminRoutesOptions): Hono<AdminVariables> {
  const routes = new Hono<AdminVariables>();

  routes.use('/api/admin/*', adminApiGuard({ auth, publicUrl }));

  routes.route('/', createLeadDeskRoutes(services.leads));

  routes.get('/api/admin/analytics', async (context) => {
    const days = DaysSchema.safeParse(context.req.query('days'));
    if (!days.success) throw SiteError.invalid(`days is one of ${summaryDays.join(', ')}.`);
    return context.json(await services.summariseEvents(context.get('admin'), days.data));
  });

  routes.get('/api/admin/demo-agent', async (context) => context.json({ isOn: await services.isAgentOn() }));

  routes.put('/api/admin/demo-agent', async (context) => {
    const body = SwitchSchema.safeParse(await readJson(context.req.raw));
    if (!body.success) throw SiteError.invalid('The body is {"isOn": true} or {"isOn": false}.');
    await services.turnAgent(context.get('admin'), body.data.isOn);
    return context.json(body.data);
  });

  routes.get('/api/admin/sample-content', async (context) =>
    context.json(await services.countSamples(context.get('admin'))),
  );

  routes.delete('/api/admin/sample-content', async (context) =>
    context.json(await services.removeSamples(context.get('admin'))),
  );

  routes.route('/', createTableRoutes(services.tables));
  routes.route('/', createIconRoutes());

  routes.all('/api/admin/*', () => {
    throw SiteError.notFound();
  });
  return routes;
}
