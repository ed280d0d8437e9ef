import { createHash, timingSafeEqual } from 'node:crypto';
import type { CallSummary } from '@parley/voice-protocol/call-summary';
import { demoAssistantId, WebCallRequestSchema } from '@parley/voice-protocol/web-call';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { VoiceError } from '../voice-error.ts';
import type { CallRunner } from './call-runner.ts';
import type { CallRow, CallStore } from './call-store.ts';
import { type SummaryQuery, SummaryQuerySchema } from './call-summary.ts';
import type { PublicKeyClaims, PublicKeys } from './public-keys.ts';

/** The demo assistant as clients see it. */
export interface DemoAssistant {
  name: string;
  firstMessage: string;
  voiceProvider: string;
}

export interface CallRoutesOptions {
  calls: CallStore;
  runner: CallRunner;
  publicKeys: PublicKeys;
  privateKey: string;
  assistant: DemoAssistant;
  issuePublicKey: (visitor: { origin: string; address: string }) => Promise<unknown>;
  summarise: (query: SummaryQuery) => Promise<CallSummary>;
}

const maxBodyBytes = 64 * 1024;
const mostListed = 100;
const VisitorSchema = z.object({ origin: z.string(), address: z.string() });

/** The calls of the platform's REST (spec 001 §7), to be mounted at `/voice`. */
export function createCallRoutes(options: CallRoutesOptions): Hono {
  const { calls, runner, assistant } = options;
  const routes = new Hono();
  // Which origin may use a public key is checked against the key itself; a bearer key is no cookie.
  routes.use('*', cors({ origin: '*', allowHeaders: ['authorization', 'content-type'], maxAge: 3600 }));
  routes.use('*', bodyLimit({ maxSize: maxBodyBytes, onError: (context) => answer(context, VoiceError.tooLarge()) }));
  const requirePrivate = (context: Context) => {
    if (!isSame(bearer(context), options.privateKey)) throw VoiceError.unauthorized();
  };

  routes.post('/call/web', async (context) => {
    const claims = authenticate(context, options);
    const { assistantId } = await parse(context, WebCallRequestSchema);
    if (assistantId === undefined) {
      throw VoiceError.badRequest(
        'assistantId must be given: assistants, squads and workflows inside the request are not supported yet.',
      );
    }
    if (claims && assistantId !== claims.assistantId) throw VoiceError.forbidden('This key is for another assistant.');
    if (assistantId !== demoAssistantId) throw VoiceError.notFound('assistant');
    if (claims && !(await calls.spendKey(claims.id, new Date(claims.expiresAt)))) throw VoiceError.unauthorized();
    const { call, url } = await runner.start(assistantId);
    return context.json({ ...callView(call), webCallUrl: url, assistant: assistantView(assistant), artifactPlan }, 201);
  });
  routes.get('/call', async (context) => {
    requirePrivate(context);
    return context.json((await calls.list(mostListed)).map(callView));
  });
  routes.get('/call/:id', async (context) => {
    requirePrivate(context);
    const id = z.uuid().safeParse(context.req.param('id'));
    const call = id.success ? await calls.find(id.data) : undefined;
    if (!call) throw VoiceError.notFound('call');
    return context.json(callView(call));
  });
  routes.get('/call-summary', async (context) => {
    requirePrivate(context);
    return context.json(await options.summarise(checked(SummaryQuerySchema.safeParse(context.req.query()))));
  });
  routes.get('/assistant/:id', (context) => {
    requirePrivate(context);
    if (context.req.param('id') !== demoAssistantId) throw VoiceError.notFound('assistant');
    return context.json(assistantView(assistant));
  });
  routes.post('/token/public', async (context) => {
    requirePrivate(context);
    return context.json(await options.issuePublicKey(await parse(context, VisitorSchema)));
  });
  routes.notFound((context) => answer(context, VoiceError.notFound('address')));
  routes.onError((error, context) => {
    if (error instanceof VoiceError) return answer(context, error);
    throw error;
  });
  return routes;
}

const artifactPlan = { videoRecordingEnabled: false };

/** Who asks: the holder of the private key (undefined), or of a public one that is used from its own origin. */
function authenticate(context: Context, { privateKey, publicKeys }: CallRoutesOptions): PublicKeyClaims | undefined {
  const key = bearer(context);
  if (isSame(key, privateKey)) return undefined;
  const claims = publicKeys.verify(key);
  if (!claims) throw VoiceError.unauthorized();
  if (context.req.header('origin') !== claims.origin) throw VoiceError.forbidden('This key belongs to another site.');
  return claims;
}

/** A call as the REST shows it. */
export function callView(call: CallRow) {
  return {
    id: call.id,
    type: call.type,
    status: call.status,
    assistantId: call.assistant_id,
    createdAt: call.created_at.toISOString(),
    updatedAt: call.updated_at.toISOString(),
    ...(call.status === 'ended'
      ? { endedAt: call.ended_at?.toISOString(), endedReason: call.ended_reason, artifact: { messages: call.messages } }
      : {}),
    ...(call.latencies.length > 0 ? { turnLatencies: call.latencies } : {}),
  };
}

function assistantView({ name, firstMessage, voiceProvider }: DemoAssistant) {
  return { id: demoAssistantId, name, firstMessage, voice: { provider: voiceProvider } };
}

async function parse<Output>(
  context: Context,
  schema: { safeParse(data: unknown): ParseResult<Output> },
): Promise<Output> {
  const text = await context.req.text();
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw VoiceError.badRequest('The body is not JSON.');
  }
  return checked(schema.safeParse(data));
}

function checked<Output>(parsed: ParseResult<Output>): Output {
  if (parsed.success) return parsed.data;
  throw VoiceError.badRequest(
    parsed.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; '),
  );
}

type ParseResult<Output> =
  | { success: true; data: Output }
  | { success: false; error: { issues: ReadonlyArray<{ path: readonly PropertyKey[]; message: string }> } };

function answer(context: Context, error: VoiceError) {
  return context.json({ message: error.message, error: error.code, statusCode: error.status }, error.status);
}

function bearer(context: Context): string {
  return /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
