import { createHmac, randomUUID } from 'node:crypto';
import { type Clock, systemClock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import { clientAddress, type ProxyTrust } from '@parley/kit-server/http-server';
import type { Journal } from '@parley/kit-server/journal';
import { clientKey, createRateLimit, isLoopback, type RateLimitOptions } from '@parley/kit-server/rate-limit';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { siteOrigins } from '../auth/site-origins.server.ts';
import { LeadError } from './lead-error.server.ts';
import type { SavedRecord } from './lead-record.server.ts';
import { parseDemoCall, parseLead } from './lead-request.server.ts';
import { createLeadSaver } from './lead-saver.server.ts';
import type { LeadDetails } from './lead-schema.ts';
import type { SaveResult } from './lead-store.server.ts';

export interface LeadRoutesOptions {
  database: Database;
  /** What `openLeadJournal` gave. */
  journal: Journal | undefined;
  logger: Logger;
  trust: ProxyTrust;
  /** The site's address; its pages are the only ones that may send forms. */
  publicUrl: () => string;
  /** Networks that ask for calls are told apart by a hash with a key derived from it. */
  secret: string;
  clock?: Clock;
  /** Per client address; many people may share one behind a carrier's network. */
  rateLimit?: RateLimitOptions;
}

const maxBodyBytes = 16 * 1024;
const defaultRateLimit: RateLimitOptions = { requests: 120, windowSeconds: 60 };

/**
 * The embedded lead service, `POST /save_lead`, and the function demo-call (spec 000 §7). Both answer 2xx only when
 * what was sent is safe on the disk. Whether a demo call is dialled or held for the team is decided by its job, and is
 * told to nobody but the admin.
 */
export function createLeadRoutes(options: LeadRoutesOptions): Hono {
  const receive = createReceiver(options);
  const routes = new Hono();

  routes.post('/save_lead', limitBody(leadRefusal), async (context) => {
    try {
      const saved = await receive(context, leadRecord);
      return context.json({ id: saved.id }, saved.outcome === 'created' ? 201 : 200);
    } catch (error) {
      return leadRefusal(context, toLeadError(error, options.logger));
    }
  });

  routes.post('/functions/demo-call', limitBody(demoCallRefusal), async (context) => {
    try {
      const saved = await receive(context, demoCallRecord);
      return context.json({ data: { id: saved.id, status: 'queued' }, error: null });
    } catch (error) {
      return demoCallRefusal(context, toLeadError(error, options.logger));
    }
  });

  for (const path of ['/save_lead', '/functions/demo-call']) {
    routes.all(path, (context) => {
      context.header('allow', 'POST');
      return leadRefusal(context, LeadError.methodNotAllowed());
    });
  }
  return routes;
}

type ToRecord = (body: unknown, id: string, createdAt: string, visitorKey: string | undefined) => SavedRecord;
type Refusal = (context: Context, error: LeadError) => Response;

function createReceiver(options: LeadRoutesOptions): (context: Context, toRecord: ToRecord) => Promise<SaveResult> {
  const clock = options.clock ?? systemClock;
  const saver = createLeadSaver(options);
  const limit = createRateLimit(options.rateLimit ?? defaultRateLimit);
  return async (context, toRecord) => {
    refuseForeignOrigin(context, options.publicUrl());
    const address = clientAddress(context, options.trust);
    // A loopback address is the operator's, or a proxy's that TRUST_PROXY does not name: one count for all visitors.
    const waitSeconds = isLoopback(address) ? undefined : await limit(address);
    if (waitSeconds !== undefined) throw LeadError.tooManyRequests(waitSeconds);

    const createdAt = new Date(clock.now()).toISOString();
    const visitorKey = isLoopback(address) ? undefined : networkKey(options.secret, address);
    const record = toRecord(await readBody(context), randomUUID(), createdAt, visitorKey);
    const saved = await saver.save(record);
    if (saved.outcome === 'conflict') throw LeadError.keyReused();
    return saved;
  };
}

/** By which two requests of one network are known, without its address. */
function networkKey(secret: string, address: string): string {
  return createHmac('sha256', `${secret} demo-call visitors`).update(clientKey(address)).digest('base64url');
}

/** A page of another site cannot send in a visitor's name; a server, which sends no Origin, may. */
function refuseForeignOrigin(context: Context, publicUrl: string): void {
  const origin = context.req.header('origin');
  if (origin !== undefined && !siteOrigins(publicUrl).includes(origin)) throw LeadError.foreignOrigin();
}

async function readBody(context: Context): Promise<unknown> {
  if (!/^application\/json(?:;|$)/i.test(context.req.header('content-type')?.trim() ?? '')) throw LeadError.notJson();
  const text = await context.req.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    throw LeadError.malformed(error);
  }
}

const leadRecord: ToRecord = (body, id, createdAt) => {
  const parsed = parseLead(body);
  if (!parsed.ok) throw LeadError.invalid(parsed.fields);
  const { sheet_name, data } = parsed.value;
  // A filled trap is no proof: a browser's autofill does it too. So the lead is kept, but starts no work.
  const status = parsed.value.honeypot ? 'spam' : 'new';
  return { kind: 'lead', id, created_at: createdAt, sheet_name, data: { ...data }, status, ...kept(parsed.value) };
};

const demoCallRecord: ToRecord = (body, id, createdAt, visitorKey) => {
  const parsed = parseDemoCall(body);
  if (!parsed.ok) throw LeadError.invalid(parsed.fields);
  const { name, phone_number, client } = parsed.value;
  const status = parsed.value.honeypot ? 'spam' : 'queued';
  return {
    kind: 'demo-call',
    id,
    created_at: createdAt,
    name,
    phone_number,
    client,
    status,
    ...(visitorKey === undefined ? {} : { visitor_key: visitorKey }),
    ...kept(parsed.value),
  };
};

function kept({ source_page, consent_version, idempotency_key }: LeadDetails) {
  return {
    ...(source_page === undefined ? {} : { source_page }),
    ...(consent_version === undefined ? {} : { consent_version }),
    ...(idempotency_key === undefined ? {} : { idempotency_key }),
  };
}

function limitBody(refusal: Refusal) {
  return bodyLimit({ maxSize: maxBodyBytes, onError: (context) => refusal(context, LeadError.bodyTooLarge()) });
}

function toLeadError(error: unknown, logger: Logger): LeadError {
  if (error instanceof LeadError) return error;
  logger.error('a lead could not be saved', { error: error instanceof Error ? error.stack : String(error) });
  return LeadError.notSaved(error);
}

const leadRefusal: Refusal = (context, error) => {
  prepareRefusal(context, error);
  const { code, message, fields } = error;
  return context.json({ error: { code, message, ...(fields ? { fields } : {}) } }, error.status);
};

const demoCallRefusal: Refusal = (context, error) => {
  prepareRefusal(context, error);
  const { code, message, fields } = error;
  return context.json({ data: null, error: { code, message, ...(fields ? { fields } : {}) } }, error.status);
};

function prepareRefusal(context: Context, error: LeadError): void {
  context.header('cache-control', 'no-store');
  if (error.retryAfterSeconds !== undefined) context.header('retry-after', String(error.retryAfterSeconds));
}
