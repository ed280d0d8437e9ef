import type { Database } from '@parley/kit-server/database';
import { clientAddress, type ProxyTrust } from '@parley/kit-server/http-server';
import { asRole } from '@parley/kit-server/roles';
import { type Context, Hono } from 'hono';
import { sql } from 'kysely';
import { z } from 'zod';
import { parseBody } from '../server/read-json.ts';
import { SiteError } from '../server/site-error.ts';
import type { AccountEvent, AccountEvents } from './account-events.server.ts';
import type { Auth } from './auth.server.ts';
import type { AuthCalls } from './auth-calls.server.ts';
import type { OwnAccount, OwnSession } from './own-account.ts';
import { minPasswordCharacters } from './setup-form.ts';
import { isFromSite } from './site-origins.server.ts';

export interface OwnAccountRoutesOptions {
  auth: Auth;
  calls: AuthCalls;
  events: AccountEvents;
  database: Database;
  trust: ProxyTrust;
  publicUrl: () => string;
}

const base = '/api/account/mine';
const passwordMessage = `Use at least ${minPasswordCharacters} characters`;
const NameSchema = z.object({ name: z.string().trim().min(1).max(100) });
const ChangeSchema = z.object({
  current: z.string().min(1).max(256),
  password: z.string().min(minPasswordCharacters).max(256),
});
const PasswordSchema = z.object({ password: z.string().min(1).max(256) });
const CodeSchema = z.object({ code: z.string().trim().min(6).max(20) });

/** What a signed-in person sees and changes of their own account: name, password, second step, sessions. */
export function createOwnAccountRoutes(options: OwnAccountRoutesOptions): Hono {
  const { auth, calls, events, database, trust, publicUrl } = options;
  const routes = new Hono();

  routes.use(base, ownOrigin(publicUrl));
  routes.use(`${base}/*`, ownOrigin(publicUrl));

  const requireSession = async (context: Context) => {
    const session = await auth.api.getSession({ headers: context.req.raw.headers });
    if (!session) throw SiteError.notSignedIn();
    return session;
  };
  /** Calls the auth library for the person and notes what came of it. */
  const call = async (context: Context, path: string, body: object, userId: string, event?: AccountEvent) => {
    const address = clientAddress(context, trust);
    const answer = await calls.call(path, body, context.req.raw, address);
    if (!answer.ok) throw await refusalOf(answer);
    if (event) await events.note(event, userId, address);
    return answer;
  };

  routes.get(base, async (context) => {
    const { user, session } = await requireSession(context);
    const sessions = await asRole(database, { role: 'user', userId: user.id }, async (transaction) => {
      const { rows } = await sql<Omit<OwnSession, 'isCurrent'>>`
        select id, created_at as "createdAt", seen_at as "seenAt", user_agent as "userAgent", address
          from site.my_sessions()`.execute(transaction);
      return rows.map((row) => ({ ...row, isCurrent: row.id === session.id }));
    });
    const { name, email, twoFactorEnabled } = user;
    return context.json({ name, email, hasTwoFactor: twoFactorEnabled === true, sessions } satisfies OwnAccount);
  });

  routes.patch(base, async (context) => {
    const { user } = await requireSession(context);
    const { name } = await parseBody(context.req.raw, NameSchema, 'Give a name of at most 100 characters.');
    await asRole(database, { role: 'user', userId: user.id }, (transaction) =>
      sql`select site.rename_me(${name})`.execute(transaction),
    );
    return context.json({ name });
  });

  routes.delete(`${base}/sessions`, async (context) => {
    const { user, session } = await requireSession(context);
    const ended = await asRole(database, { role: 'user', userId: user.id }, async (transaction) => {
      const { rows } = await sql<{ ended: number }>`select site.end_my_sessions(${session.id}) as ended`.execute(
        transaction,
      );
      return rows[0]?.ended ?? 0;
    });
    await events.note('sessions-ended', user.id, clientAddress(context, trust));
    return context.json({ ended });
  });

  routes.post(`${base}/password`, async (context) => {
    const { user } = await requireSession(context);
    const { current, password } = await parseBody(context.req.raw, ChangeSchema, passwordMessage);
    const body = { currentPassword: current, newPassword: password, revokeOtherSessions: true };
    const answer = await call(context, '/change-password', body, user.id, 'password-changed');
    return withCookiesOf(answer, {});
  });

  routes.post(`${base}/two-factor`, async (context) => {
    const { user } = await requireSession(context);
    const { password } = await parseBody(context.req.raw, PasswordSchema, 'Give your password.');
    const answer = await call(context, '/two-factor/enable', { password }, user.id);
    const { totpURI, backupCodes } = EnrolmentSchema.parse(await answer.json());
    return context.json({ address: totpURI, recoveryCodes: backupCodes });
  });

  routes.post(`${base}/two-factor/confirm`, async (context) => {
    const { user } = await requireSession(context);
    const { code } = await parseBody(context.req.raw, CodeSchema, 'Type the six digits that the app shows.');
    const answer = await call(context, '/two-factor/verify-totp', { code }, user.id, 'two-factor-on');
    return withCookiesOf(answer, {});
  });

  routes.post(`${base}/two-factor/recovery-codes`, async (context) => {
    const { user } = await requireSession(context);
    const { password } = await parseBody(context.req.raw, PasswordSchema, 'Give your password.');
    const answer = await call(
      context,
      '/two-factor/generate-backup-codes',
      { password },
      user.id,
      'recovery-codes-made',
    );
    const { backupCodes } = RecoverySchema.parse(await answer.json());
    return context.json({ recoveryCodes: backupCodes });
  });

  routes.post(`${base}/two-factor/off`, async (context) => {
    const { user } = await requireSession(context);
    const { password } = await parseBody(context.req.raw, PasswordSchema, 'Give your password.');
    const answer = await call(context, '/two-factor/disable', { password }, user.id, 'two-factor-off');
    return withCookiesOf(answer, {});
  });
  return routes;
}

/** What the auth library answers. */
const EnrolmentSchema = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
const RecoverySchema = z.object({ backupCodes: z.array(z.string()) });

function ownOrigin(publicUrl: () => string) {
  return async (context: Context, next: () => Promise<void>) => {
    const { method, raw } = context.req;
    if (method !== 'GET' && !isFromSite(raw.headers, publicUrl())) throw SiteError.foreignOrigin();
    await next();
    context.res.headers.set('cache-control', 'no-store');
  };
}

/** The answer to a person whose session is another one now. */
function withCookiesOf(answer: Response, body: object): Response {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return new Response(JSON.stringify(body), { headers });
}

/** A refusal by the auth library, as one of ours. */
async function refusalOf(answer: Response): Promise<SiteError> {
  if (answer.status === 429) return SiteError.tooManyRequests(Number(answer.headers.get('x-retry-after') ?? 60));
  const { code, message } = z
    .object({ code: z.string().default(''), message: z.string().default('') })
    .catch({ code: '', message: '' })
    .parse(await answer.json().catch(() => ({})));
  switch (code) {
    case 'INVALID_PASSWORD':
      return SiteError.wrongPassword();
    case 'INVALID_CODE':
      return SiteError.wrongCode();
    default:
      return SiteError.invalid(message || 'The account could not be changed.');
  }
}
