import { type Clock, systemClock } from '@parley/kit-base/clock';
import type { Database } from '@parley/kit-server/database';
import { clientAddress, type ProxyTrust } from '@parley/kit-server/http-server';
import { createRateLimit, isLoopback, type RateLimitOptions } from '@parley/kit-server/rate-limit';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { isFromSite } from '../auth/site-origins.server.ts';
import { english, type Language, languages, localPath } from '../languages/languages.ts';
import { isEmail } from '../leads/lead-schema.ts';
import { SiteError } from '../server/site-error.ts';
import type { LinkedPerson, PrivacyReader } from './person-data.ts';
import { PrivacyLinks } from './privacy-links.server.ts';
import { VisitorPrivacy } from './privacy-store.server.ts';

export interface PrivacyRoutesOptions {
  database: Database;
  /** Links are signed with a key derived from it. */
  secret: string;
  publicUrl: () => string;
  trust: ProxyTrust;
  clock?: Clock;
  rateLimit?: RateLimitOptions;
}

/** For one address of the network: a mail is sent for each, and a form may be mistyped. */
const defaultRateLimit: RateLimitOptions = { requests: 10, windowSeconds: 3600 };

/**
 * What the forms of the page /privacy/choices do. Only a POST changes or gives out anything, because mail scanners open
 * every link; the token in the address is all the proof there is.
 */
export function createPrivacyRoutes(options: PrivacyRoutesOptions): Hono {
  const { database, secret, publicUrl, trust, clock = systemClock } = options;
  const privacy = new VisitorPrivacy(database, clock);
  const links = new PrivacyLinks(secret);
  const limit = createRateLimit(options.rateLimit ?? defaultRateLimit);
  const routes = new Hono();

  routes.use('/api/privacy/*', async (context, next) => {
    if (context.req.method === 'POST' && !isFromSite(context.req.raw.headers, publicUrl()))
      throw SiteError.foreignOrigin();
    await next();
    context.res.headers.set('cache-control', 'no-store');
  });

  routes.post('/api/privacy/link', async (context) => {
    const address = clientAddress(context, trust);
    const waitSeconds = isLoopback(address) ? undefined : await limit(address);
    if (waitSeconds !== undefined) throw SiteError.tooManyRequests(waitSeconds);
    const { language, email } = await readForm(context);
    if (!isStorable(email) || !isEmail(email)) return toPage(context, language, 'mistyped');
    await privacy.askLink(email.trim(), language.code);
    return toPage(context, language, 'asked');
  });

  routes.post('/api/privacy/:what{withdraw|erase|export}', async (context) => {
    const link = links.open(context.req.query(), clock.now());
    const { language, sure } = await readForm(context);
    const back = new URL(context.req.url).search;
    if (link === undefined) return toPage(context, language, undefined, back);
    switch (context.req.param('what')) {
      case 'withdraw':
        return toPage(context, language, (await privacy.withdraw(link)) ? 'withdrawn' : undefined, back);
      case 'erase':
        if (sure !== 'yes') return toPage(context, language, 'unsure', back);
        // The link is erased too; what it led to is gone.
        return (await privacy.erase(link))
          ? toPage(context, language, 'erased')
          : toPage(context, language, undefined, back);
      default: {
        const data = await privacy.export(link);
        if (!data) return toPage(context, language, undefined, back);
        context.header('content-disposition', 'attachment; filename="my-data-at-parley.json"');
        context.header('content-type', 'application/json; charset=utf-8');
        return context.body(`${JSON.stringify(data, null, 2)}\n`);
      }
    }
  });
  return routes;
}

type Done = 'asked' | 'mistyped' | 'withdrawn' | 'erased' | 'unsure' | undefined;

/** Back to the page, in the language it was sent from, so that a reload sends nothing again. */
function toPage(context: Context, language: Language, done: Done, search = ''): Response {
  const query = new URLSearchParams(search);
  if (done === undefined) query.delete('done');
  else query.set('done', done);
  const path = localPath(language, '/privacy/choices');
  return context.redirect(query.size === 0 ? path : `${path}?${query}`, 303);
}

/** What is missing or no text counts as empty; a page in no known language is the English one. */
const FormSchema = z.object({
  language: z
    .string()
    .catch('')
    .transform((code) => languages.find((one) => one.code === code) ?? english),
  email: z.string().catch(''),
  sure: z.string().catch(''),
});

async function readForm(context: Context): Promise<z.infer<typeof FormSchema>> {
  try {
    return FormSchema.parse(await context.req.parseBody());
  } catch (error) {
    // The only thing that can go wrong is a body that is not what its content type says.
    throw SiteError.invalid('The form cannot be read.', error);
  }
}

/** PostgreSQL keeps neither zero bytes nor halves of surrogate pairs. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

export interface PrivacyReaderOptions {
  database: Database;
  secret: string;
  canMail: boolean;
  clock?: Clock;
}

/** Reads what a link leads to, for the page behind it. */
export function createPrivacyReader(options: PrivacyReaderOptions): PrivacyReader {
  const { database, secret, canMail, clock = systemClock } = options;
  const privacy = new VisitorPrivacy(database, clock);
  const links = new PrivacyLinks(secret);
  return {
    canMail,
    async byLink(url): Promise<LinkedPerson> {
      const { searchParams } = new URL(url);
      const query = Object.fromEntries(searchParams);
      if (!searchParams.has('t')) return { state: 'none' };
      const link = links.open(query, clock.now());
      if (link === undefined) return { state: 'expired' };
      const data = await privacy.read(link);
      return data ? { state: 'found', data } : { state: 'nothing' };
    },
  };
}
