import type { Logger } from '@parley/kit-base/logger';
import { Hono } from 'hono';
import { z } from 'zod';
import { parseSummaryDays, type SummaryDays, summaryDays } from '../dashboard/dashboard-summary.ts';
import { createIconRoutes } from '../key-features/icon-routes.server.ts';
import { createLeadDeskRoutes } from '../leads/lead-desk-routes.server.ts';
import { createPageRoutes } from '../pages/page-routes.server.ts';
import type { PublicPages } from '../pages/page-texts.ts';
import { readJson } from '../server/read-json.ts';
import { SiteError } from '../server/site-error.ts';
import { createConfigRoutes } from '../site-config/config-routes.server.ts';
import { type AdminApiGuardOptions, type AdminVariables, adminApiGuard } from './admin-api-guard.server.ts';
import type { AdminServices } from './admin-services.ts';
import { createAuditRoutes } from './audit-routes.server.ts';
import { createPeopleRoutes } from './people-routes.server.ts';
import { createTableRoutes } from './table-routes.server.ts';

const SwitchSchema = z.object({ isOn: z.boolean() });

export interface AdminRoutesOptions extends AdminApiGuardOptions {
  isAdmin: (headers: Headers) => Promise<boolean>;
  services: AdminServices;
  /** Whether a mail server is configured. */
  hasMail: boolean;
  /** For previews. */
  pageTexts: PublicPages;
  logger: Logger;
}

/** The admin's API. Everything under /api/admin answers 401 without a session and 403 without the admin role. */
export function createAdminRoutes(options: AdminRoutesOptions): Hono<AdminVariables> {
  const { auth, isAdmin, services, hasMail, pageTexts, publicUrl, logger } = options;
  const routes = new Hono<AdminVariables>();

  routes.use('/api/admin/*', adminApiGuard({ auth, publicUrl }));

  routes.route('/', createLeadDeskRoutes({ desk: services.leads, isAdmin, logger }));

  routes.get('/api/admin/dashboard', async (context) =>
    context.json(await services.summarise(context.get('admin'), daysOf(context.req.query('days')))),
  );

  routes.get('/api/admin/dashboard/calls', async (context) => {
    const calls = await services.summariseCalls(context.get('admin'), daysOf(context.req.query('days')));
    return context.json({ calls });
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
  routes.route('/', createPeopleRoutes({ people: services.people, hasMail }));
  routes.route('/', createAuditRoutes(services.readAudit));
  routes.route('/', createPageRoutes(services.pages, pageTexts));
  routes.route('/', createConfigRoutes(services.siteConfig));
  routes.route('/', createIconRoutes());

  routes.all('/api/admin/*', () => {
    throw SiteError.notFound();
  });
  return routes;
}

function daysOf(text: string | undefined): SummaryDays {
  const days = parseSummaryDays(text);
  if (!days) throw SiteError.invalid(`days is one of ${summaryDays.join(', ')}.`);
  return days;
}
