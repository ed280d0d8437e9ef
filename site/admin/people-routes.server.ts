import { Hono } from 'hono';
import { z } from 'zod';
import { parseBody } from '../server/read-json.ts';
import { SiteError } from '../server/site-error.ts';
import type { Admin } from './admin-access.server.ts';
import type { People } from './people.ts';

const RoleSchema = z.enum(['user', 'admin']);
const InviteSchema = z.strictObject({ email: z.email().max(254), role: RoleSchema, isMailed: z.boolean() });
const ChangeSchema = z.strictObject({ role: RoleSchema });

export interface PeopleRoutesOptions {
  people: People;
  /** Whether invitations can be mailed. */
  hasMail: boolean;
}

/** Who may sign in. Stands behind the routes that let only admins through. */
export function createPeopleRoutes({ people, hasMail }: PeopleRoutesOptions): Hono<{ Variables: { admin: Admin } }> {
  const routes = new Hono<{ Variables: { admin: Admin } }>();
  const invitations = '/api/admin/people/invitations';

  routes.get('/api/admin/people', async (context) =>
    context.json({ ...(await people.list(context.get('admin'))), hasMail, me: context.get('admin').userId }),
  );

  routes.post(invitations, async (context) => {
    const invitation = await parseBody(context.req.raw, InviteSchema, 'Please enter a valid email address');
    if (invitation.isMailed && !hasMail)
      throw SiteError.invalid('No mail server is configured: copy the link instead.');
    return context.json({ link: await people.invite(context.get('admin'), invitation) }, 201);
  });

  routes.post(`${invitations}/:id/link`, async (context) =>
    context.json({ link: await people.renew(context.get('admin'), context.req.param('id')) }),
  );

  routes.delete(`${invitations}/:id`, async (context) => {
    await people.withdraw(context.get('admin'), context.req.param('id'));
    return context.body(null, 204);
  });

  routes.patch('/api/admin/people/:id', async (context) => {
    const { role } = await parseBody(
      context.req.raw,
      ChangeSchema,
      'The body is {"role": "admin"} or {"role": "user"}.',
    );
    await people.changeRole(context.get('admin'), context.req.param('id'), role);
    return context.json({ role });
  });

  routes.delete('/api/admin/people/:id', async (context) => {
    await people.remove(context.get('admin'), context.req.param('id'));
    return context.body(null, 204);
  });

  routes.delete('/api/admin/people/:id/sessions', async (context) =>
    context.json({ ended: await people.endSessions(context.get('admin'), context.req.param('id')) }),
  );
  return routes;
}
