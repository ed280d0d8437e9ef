import type { Database } from '@parley/kit-server/database';
import { clientAddress, type ProxyTrust } from '@parley/kit-server/http-server';
import { Hono } from 'hono';
import { z } from 'zod';
import { readJson } from '../server/read-json.ts';
import { SiteError } from '../server/site-error.ts';
import { type Auth, clientAddressHeader } from './auth.server.ts';
import { completeSetup, SetupError } from './first-admin.server.ts';
import { isFromSite } from './site-origins.server.ts';
import { readViewer } from './viewer.server.ts';

/** The only calls of the auth library that the site offers; accounts are managed on the server alone. */
const openCalls = [
  ['POST', '/sign-in/email'],
  ['POST', '/sign-out'],
  ['GET', '/get-session'],
] as const;

const SetupSchema = z.object({
  token: z.string().min(1).max(200),
  email: z.email().max(254),
  password: z.string().min(10).max(256),
});

const HasRoleSchema = z.object({ _user_id: z.string().max(100), _role: z.string().max(100) });

export interface AuthRoutesOptions {
  auth: Auth;
  database: Database;
  trust: ProxyTrust;
  publicUrl: () => string;
}

/** Sign-in, sign-out, session, first set-up, and RPC has_role (spec 000 §7). */
export function createAuthRoutes({ auth, database, trust, publicUrl }: AuthRoutesOptions): Hono {
  const routes = new Hono();

  const forward = (request: Request, address: string) => {
    const headers = new Headers(request.headers);
    headers.set(clientAddressHeader, address);
    return auth.handler(new Request(request, { headers }));
  };
  for (const [method, path] of openCalls)
    routes.on(method, `/api/auth${path}`, (context) => {
      if (method === 'POST') refuseForeignOrigin(context.req.raw.headers, publicUrl());
      return forward(context.req.raw, clientAddress(context, trust));
    });

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
    const signIn = new Request(new URL('/api/auth/sign-in/email', publicUrl()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: new URL(publicUrl()).origin },
      body: JSON.stringify({ email, password }),
    });
    return forward(signIn, clientAddress(context, trust));
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
