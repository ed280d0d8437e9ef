import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { z } from 'zod';
import { type AdminApiGuardOptions, type AdminVariables, adminApiGuard } from '../admin/admin-api-guard.server.ts';
import { readJson } from '../server/read-json.ts';
import { SiteError } from '../server/site-error.ts';
import type { GivenUpJob } from './given-up-jobs.ts';

const most = 200;
/** No ids: all of them. */
const ResendSchema = z.object({ ids: z.array(z.uuid()).min(1).max(most).optional() });

/** Deliveries, forwards and mails that failed for good: the admin sees them and has them tried again. */
export function createGivenUpRoutes(options: AdminApiGuardOptions & { database: Database }): Hono<AdminVariables> {
  const { database, ...guard } = options;
  const routes = new Hono<AdminVariables>();
  const path = '/api/admin/given-up';
  routes.use(path, adminApiGuard(guard));
  routes.use(`${path}/*`, adminApiGuard(guard));

  routes.get(path, async (context) => {
    const { rows } = await asRole(database, context.get('admin'), (transaction) =>
      sql<GivenUpJob>`select * from site.given_up_jobs(${most})`.execute(transaction),
    );
    return context.json(rows);
  });
  routes.post(`${path}/resend`, async (context) => {
    const body = ResendSchema.safeParse(await readJson(context.req.raw));
    if (!body.success) throw SiteError.invalid('The body is {"ids": [one id or more]}, or {} for all.');
    const ids = body.data.ids ?? null;
    const { rows } = await asRole(database, context.get('admin'), (transaction) =>
      sql<{ count: number }>`select site.resend_jobs(${ids}::uuid[]) as count`.execute(transaction),
    );
    return context.json({ count: rows[0]?.count ?? 0 });
  });
  return routes;
}
