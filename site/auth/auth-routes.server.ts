import type { Database } from '@parley/kit-server/database';
import { clientAddress, type ProxyTrust } from '@parley/kit-server/http-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { parseBody, readJson } from '../server/read-json.ts';
import { SiteError } from '../server/site-error.ts';
import type { AccountEvents } from './account-events.server.ts';
import type { Auth } from './auth.server.ts';
import type { AuthCalls } from './auth-calls.server.ts';
import { completeSetup, SetupError } from './first-admin.server.ts';
import { isFromSite } from './site-origins.server.ts';
import { readViewer } from './viewer.server.ts';

const SignInSchema = z.object({ email: z.string().max(254), password: z.string().max(256) });
const CodeSchema = z.object({ code: z.string().trim().min(6).max(20) });

const SetupSchema = z.object({
  token: z.string().min(1).max(200),
  email: z.email().max(254),
  password: z.string().min(10).max(256),
});

const HasRoleSchema = z.object({ _user_id: z.string().max(100), _role: z.string().max(100) });

export interface AuthRoutesOptions {
  auth: Auth;
  calls: AuthCalls;
  events: AccountEvents;
  database: Database;
  trust: ProxyTrust;
  publicUrl: () => string;
}

/** Sign-in, sign-out, session, first set-up, and RPC has_role (spec 000 §7). */
export function createAuthRoutes(options: AuthRoutesOptions): Hono {
  const { auth, calls, events, database, trust, publicUrl } = options;
  const routes = new Hono();

  routes.use('/api/auth/*', async (context, next) => {
    if (context.req.method === 'POST') refuseForeignOrigin(context.req.raw.headers, publicUrl());
    await next();
    context.res.headers.set('cache-control', 'no-store');
  });
  // The only calls of the auth library that the site offers; accounts are managed by routes of our own.
  routes.post('/api/auth/sign-in/email', async (context) => {
    const body = await parseBody(context.req.raw, SignInSchema, 'Give an e-mail address and a password.');
    const address = clientAddress(context, trust);
    const answer = await calls.call('/sign-in/email', body, context.req.raw, address);
    if (answer.status === 401) events.noteFailedSignIn(body.email, address);
    return events.noteSignIn(answer, address);
  });

  // The second step, for who has one: the six digits of the app, or a recovery code.
  routes.post('/api/auth/second-step', async (context) => {
    const { code } = await parseBody(context.req.raw, CodeSchema, 'Type the six digits that the app shows.');
    const address = clientAddress(context, trust);
    const isDigits = /^\d{6}$/.test(code);
    const path = isDigits ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code';
    return events.noteSignIn(await calls.call(path, { code }, context.req.raw, address), address);
  });

  routes.post('/api/auth/sign-out', async (context) => {
    const address = clientAddress(context, trust);
    const viewer = await readViewer(auth, context.req.raw.headers);
    const answer = await calls.forward(context.req.raw, address);
    if (answer.ok && viewer.role !== 'anon') await events.note('sign-out', viewer.userId, address);
    return answer;
  });

  routes.get('/api/auth/get-session', (context) => calls.forward(context.req.raw, clientAddress(context, trust)));

  routes.post('/api/setup', async (context) => {
    if (!isFromSite(context.req.raw.headers, publicUrl())) throw SiteError.foreignOrigin();
    const body = SetupSchema.safeParse(await readJson(context.req.raw));
    if (!body.success) throw SiteError.invalid('Give an e-mail address and a password of at least 10 characters.');
    try {
      await completeSetup(auth, database, body.data);
    } catch (error) {
      throw error instanceof SetupError ? asSiteError(error) : error;
    }
    const { email, password } = body.data;
    const address = clientAddress(context, trust);
    return events.noteSignIn(
      await calls.call('/sign-in/email', { email, password }, context.req.raw, address),
      address,
    );
  });

  // Answers for the caller; an admin may ask about anyone. Everybody else learns nothing: false.
  routes.post('/rpc/has_role', async (context) => {
    const body = HasRoleSchema.safeParse(await readJson(context.req.raw));
    if (!body.success) throw SiteError.invalid('has_role takes _user_id and _role.');
    const viewer = await readViewer(auth, context.req.raw.headers);
    context.header('cache-control', 'no-store');
    if (viewer.role === 'anon') return context.json(false);
    if (viewer.role !== 'admin' && viewer.userId !== body.data._user_id) return context.json(false);
    const { rows } = await database.pool.query<{ has: boolean }>('select site.has_role($1, $2) as has', [
      body.data._user_id,
      body.data._role,
    ]);
    return context.json(rows[0]?.has === true);
  });
  return routes;
}

function asSiteError(error: SetupError): SiteError {
  return error.code === 'setup-link-invalid'
    ? SiteError.setupLinkInvalid(error)
    : SiteError.setupRefused(error.message, error);
}

/** A page of another site may neither sign somebody in nor out. A program without cookies sends no Origin. */
function refuseForeignOrigin(headers: Headers, publicUrl: string): void {
  const isProgram = !headers.has('origin') && !headers.has('cookie');
  if (!isProgram && !isFromSite(headers, publicUrl)) throw SiteError.foreignOrigin();
}
