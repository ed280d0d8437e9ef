import { Hono } from 'hono';
import { z } from 'zod';
import { type AdminApiGuardOptions, type AdminVariables, adminApiGuard } from '../admin/admin-api-guard.server.ts';
import { readJson } from '../server/read-json.ts';
import { SiteError } from '../server/site-error.ts';
import { retentionRuleIds } from './person-data.ts';
import type { AdminPrivacy } from './privacy-store.server.ts';

export interface PrivacyAdminRoutesOptions extends AdminApiGuardOptions {
  privacy: AdminPrivacy;
}

const PersonSchema = z.object({ email: z.string().trim().min(1).max(254) });
const RulesSchema = z.object({
  rules: z
    .array(z.object({ id: z.enum(retentionRuleIds), days: z.number().int().min(1).max(3650).nullable() }))
    .min(1)
    .max(retentionRuleIds.length),
});

/** The admin's calls about people's data. Addresses stand in bodies, so that no log of requests has them. */
export function createPrivacyAdminRoutes({ privacy, ...guard }: PrivacyAdminRoutesOptions): Hono<AdminVariables> {
  const routes = new Hono<AdminVariables>();
  const path = '/api/admin/privacy';
  routes.use(`${path}/*`, adminApiGuard(guard));
  const emailOf = async (request: Request) => {
    const body = PersonSchema.safeParse(await readJson(request));
    if (!body.success) throw SiteError.invalidFields({ email: 'Enter an e-mail address' });
    return body.data.email;
  };

  routes.post(`${path}/person`, async (context) =>
    context.json({ data: await privacy.find(context.get('admin'), await emailOf(context.req.raw)) }),
  );
  routes.post(`${path}/person/:what{export|withdraw|erase}`, async (context) => {
    const what = context.req.param('what') as 'export' | 'withdraw' | 'erase';
    const answer = await privacy[what](context.get('admin'), await emailOf(context.req.raw));
    if (!answer) throw SiteError.noSingleRow();
    return context.json(answer);
  });
  routes.get(`${path}/actions`, async (context) => context.json(await privacy.actions(context.get('admin'))));

  const rules = `${path}/retention`;
  routes.get(rules, async (context) => context.json(await privacy.rules(context.get('admin'))));
  routes.put(rules, async (context) => {
    const body = RulesSchema.safeParse(await readJson(context.req.raw));
    if (!body.success) throw SiteError.invalid('Days are a whole number from 1 to 3650, or nothing to keep it.');
    await privacy.changeRules(context.get('admin'), body.data.rules);
    return context.json(await privacy.rules(context.get('admin')));
  });
  routes.post(`${rules}/dry-run`, async (context) => context.json(await privacy.dryRun(context.get('admin'))));
  routes.post(`${rules}/apply`, async (context) => context.json(await privacy.applyRules(context.get('admin'))));
  return routes;
}
