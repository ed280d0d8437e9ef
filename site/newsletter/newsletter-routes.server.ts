import { type Clock, systemClock } from '@parley/kit-base/clock';
import type { Database } from '@parley/kit-server/database';
import { type Context, Hono } from 'hono';
import { LinkQuerySchema, NewsletterLinks } from './newsletter-links.server.ts';
import { NewsletterStore } from './newsletter-store.server.ts';
import type { SubscriptionReader } from './subscription.ts';

export interface NewsletterRoutesOptions {
  database: Database;
  /** Links are signed with a key derived from it. */
  secret: string;
  clock?: Clock;
}

/**
 * What the buttons behind the links of a newsletter do. Only a POST changes anything, because mail scanners open every
 * link; the token in the address is all the proof there is, so that one press in a mail program works too (RFC 8058).
 */
export function createNewsletterRoutes({ database, secret, clock = systemClock }: NewsletterRoutesOptions): Hono {
  const store = new NewsletterStore(database);
  const links = new NewsletterLinks(secret);
  const routes = new Hono();
  const toPage = (context: Context, name: string) =>
    context.redirect(`/newsletter/${name}${new URL(context.req.url).search}`, 303);

  routes.post('/api/newsletter/confirm', async (context) => {
    const query = LinkQuerySchema.safeParse(context.req.query());
    if (query.success && links.mayConfirm(query.data, clock.now())) await store.confirm(query.data.id);
    return toPage(context, 'confirm');
  });
  routes.post('/api/newsletter/unsubscribe', async (context) => {
    const query = LinkQuerySchema.safeParse(context.req.query());
    if (query.success && links.mayUnsubscribe(query.data)) await store.end(query.data.id);
    // The press in a mail program must not be sent elsewhere.
    if ((await context.req.text()).includes('One-Click')) return context.text('Done.');
    return toPage(context, 'unsubscribe');
  });
  // A mail program that opens the address instead of posting to it.
  routes.get('/api/newsletter/unsubscribe', (context) => toPage(context, 'unsubscribe'));
  return routes;
}

/** Reads subscriptions for the pages behind the links. */
export function createSubscriptionReader({ database, secret, clock = systemClock }: NewsletterRoutesOptions) {
  const store = new NewsletterStore(database);
  const links = new NewsletterLinks(secret);
  const queryOf = (url: string) => LinkQuerySchema.safeParse(Object.fromEntries(new URL(url).searchParams)).data;
  const reader: SubscriptionReader = {
    async byConfirmLink(url) {
      const query = queryOf(url);
      return query && links.mayConfirm(query, clock.now()) ? store.status(query.id) : undefined;
    },
    async byUnsubscribeLink(url) {
      const query = queryOf(url);
      return query && links.mayUnsubscribe(query) ? store.status(query.id) : undefined;
    },
  };
  return reader;
}
