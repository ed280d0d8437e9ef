import { clientAddress, type ProxyTrust } from '@parley/kit-server/http-server';
import { createRateLimit } from '@parley/kit-server/rate-limit';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { parseBody } from '../server/read-json.ts';
import { SiteError } from '../server/site-error.ts';
import type { AccountEvents } from './account-events.server.ts';
import type { AccountLinks } from './account-links.server.ts';
import type { Auth } from './auth.server.ts';
import type { AuthCalls } from './auth-calls.server.ts';
import { minPasswordCharacters } from './setup-form.ts';
import { isFromSite } from './site-origins.server.ts';

export interface AccountLinkRoutesOptions {
  auth: Auth;
  calls: AuthCalls;
  links: AccountLinks;
  events: AccountEvents;
  trust: ProxyTrust;
  publicUrl: () => string;
}

const NewPasswordSchema = z.string().min(minPasswordCharacters).max(256);
const TokenSchema = z.string().min(1).max(200);
const NameSchema = z.string().trim().min(1).max(100);
const AskSchema = z.object({ email: z.email().max(254) });
const ResetSchema = z.object({ token: TokenSchema, password: NewPasswordSchema });
const AcceptSchema = z.object({ token: TokenSchema, name: NameSchema, password: NewPasswordSchema });
const passwordMessage = `Use at least ${minPasswordCharacters} characters`;

/** What links in mails lead to: an account by invitation, and a new password. */
export function createAccountLinkRoutes(options: AccountLinkRoutesOptions): Hono {
  const { auth, calls, links, events, trust, publicUrl } = options;
  const routes = new Hono();
  const limitLinks = createRateLimit({ requests: 10, windowSeconds: 10 * 60 });
  const limitAsked = createRateLimit({ requests: 5, windowSeconds: 10 * 60 });
  const addressOf = (context: Context) => clientAddress(context, trust);

  const admit = async (context: Context, limit: ReturnType<typeof createRateLimit>) => {
    const waitSeconds = await limit(addressOf(context));
    if (waitSeconds !== undefined) throw SiteError.tooManyRequests(waitSeconds);
  };

  routes.use('/api/account/*', async (context, next) => {
    if (context.req.method !== 'GET' && !isFromSite(context.req.raw.headers, publicUrl()))
      throw SiteError.foreignOrigin();
    await next();
    context.res.headers.set('cache-control', 'no-store');
  });

  routes.post('/api/account/ask-reset', async (context) => {
    const { email } = await parseBody(context.req.raw, AskSchema, 'Please enter a valid email address');
    await admit(context, limitAsked);
    await links.askReset(email);
    return context.json({}, 202);
  });

  routes.post('/api/account/reset', async (context) => {
    const { token, password } = await parseBody(context.req.raw, ResetSchema, passwordMessage);
    await admit(context, limitLinks);
    await events.note('password-reset', await links.resetPassword(auth, token, password), addressOf(context));
    return context.json({});
  });

  routes.post('/api/account/accept', async (context) => {
    const { token, name, password } = await parseBody(context.req.raw, AcceptSchema, `Give a name. ${passwordMessage}`);
    await admit(context, limitLinks);
    const email = await links.acceptInvitation(auth, token, name, password);
    const address = addressOf(context);
    return events.noteSignIn(
      await calls.call('/sign-in/email', { email, password }, context.req.raw, address),
      address,
    );
  });
  return routes;
}
