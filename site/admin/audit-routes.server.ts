import { Hono } from 'hono';
import { z } from 'zod';
import { SiteError } from '../server/site-error.ts';
import type { Admin } from './admin-access.server.ts';
import type { ReadAudit } from './audit.ts';

const QuerySchema = z.object({
  table: z.string().min(1).max(100).optional(),
  user: z.string().min(1).max(100).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

/** The audit log. Stands behind the routes that let only admins through. */
export function createAuditRoutes(readAudit: ReadAudit): Hono<{ Variables: { admin: Admin } }> {
  const routes = new Hono<{ Variables: { admin: Admin } }>();
  routes.get('/api/admin/audit', async (context) => {
    const query = QuerySchema.safeParse(context.req.query());
    if (!query.success) throw SiteError.invalid('table, user, from, to, cursor and limit cannot be read.');
    const { user: userId, ...rest } = query.data;
    return context.json(await readAudit(context.get('admin'), { ...rest, userId }));
  });
  return routes;
}
