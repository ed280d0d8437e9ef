import type { Database } from '@parley/kit-server/database';
import { clientAddress, type ProxyTrust } from '@parley/kit-server/http-server';
import { createRateLimit, isLoopback, type RateLimitOptions } from '@parley/kit-server/rate-limit';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isFromSite } from '../auth/site-origins.server.ts';
import { readJson } from '../server/read-json.ts';
import { SiteError } from '../server/site-error.ts';
import { EventBatchSchema } from './event-schema.ts';
import { saveEvents } from './event-store.server.ts';

export interface EventRoutesOptions {
  database: Database;
  trust: ProxyTrust;
  /** The site's address; only its pages may tell events. */
  publicUrl: () => string;
  /** Batches per client address; many people may share one behind a carrier's network. */
  rateLimit?: RateLimitOptions;
}

const maxBodyBytes = 16 * 1024;
const defaultRateLimit: RateLimitOptions = { requests: 240, windowSeconds: 60 };

/** `POST /api/events`: takes what pages tell, sets no cookie, keeps no address. Answers 204. */
export function createEventRoutes({ database, trust, publicUrl, rateLimit }: EventRoutesOptions): Hono {
  const limit = createRateLimit(rateLimit ?? defaultRateLimit);
  const routes = new Hono();
  const limitBody = bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw SiteError.bodyTooLarge();
    },
  });
  routes.post('/api/events', limitBody, async (context) => {
    if (!isFromSite(context.req.raw.headers, publicUrl())) throw SiteError.foreignOrigin();
    const address = clientAddress(context, trust);
    // A loopback address is the operator's, or a proxy's that TRUST_PROXY does not name: one count for all visitors.
    const waitSeconds = isLoopback(address) ? undefined : await limit(address);
    if (waitSeconds !== undefined) throw SiteError.tooManyRequests(waitSeconds);
    const batch = EventBatchSchema.safeParse(await readJson(context.req.raw));
    if (!batch.success) throw SiteError.invalid('These are no events of this site.');
    await saveEvents(database, batch.data);
    return context.body(null, 204);
  });
  return routes;
}
