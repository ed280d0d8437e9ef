import { availableParallelism } from 'node:os';
import { errorMessage } from '@parley/kit-base/app-error';
import { type Clock, systemClock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import { migrate } from '@parley/kit-server/migrate';
import type { CallSummary } from '@parley/voice-protocol/call-summary';
import { demoAssistantId } from '@parley/voice-protocol/web-call';
import type { Hono } from 'hono';
import { z } from 'zod';
import type { KnowledgeEntry } from './agent/knowledge.ts';
import { callView, createCallRoutes } from './calls/call-routes.ts';
import { CallRunner, type RunTool } from './calls/call-runner.ts';
import { CallStore } from './calls/call-store.ts';
import { type SummaryQuery, summariseCalls } from './calls/call-summary.ts';
import { PublicKeys } from './calls/public-keys.ts';
import { RoomsClient } from './calls/rooms-client.ts';
import { createKnowledgeMinds } from './mind/knowledge-mind.ts';
import { createEmbeddedSpeech } from './speech/embedded-speech.ts';

export interface VoiceServerOptions {
  database: Database;
  /** Bearer key of the platform's own customers. */
  privateKey: string;
  /** Public keys are signed with a key derived from it. */
  appSecret: string;
  /** The room server: its address as this process reaches it, and the bearer key of its REST. */
  call: { url: () => string; apiKey: string };
  brand: string;
  /** What the demo assistant knows. */
  entries: readonly KnowledgeEntry[];
  /** What the assistant may do outside the talk. */
  runTool: RunTool;
  /** Calls at once; by default four per core of this machine. */
  mostCalls?: number;
  clock?: Clock;
  logger: Logger;
}

export interface VoiceServer {
  /** To be mounted at `/voice`. */
  routes: Hono;
  /** A key with which one visitor of `origin` may start one call with the demo assistant within a minute. */
  issuePublicKey(visitor: {
    origin: string;
    address: string;
  }): Promise<{ apiKey: string; assistantId: string; expiresAt: string }>;
  /** What became of the calls of the last days, as `GET /call-summary` tells it. */
  summariseCalls(query: SummaryQuery): Promise<CallSummary>;
  /** A call as the REST shows it; undefined when there is none of this id any more. */
  findCall(id: string): Promise<object | undefined>;
  /** What is missing for the agent to hear or speak, one sentence each. */
  missing: readonly string[];
  close(): Promise<void>;
}

const callsPerCore = 4;
/** What was said in a call is kept this long; the site's privacy policy says so. */
const keptDays = 90;
const forgetEveryMs = 6 * 3_600_000;

/** The voice platform: REST, keys and the demo agent. Migrates its schema before it resolves. */
export async function createVoiceServer(options: VoiceServerOptions): Promise<VoiceServer> {
  const { database, privateKey, appSecret, call, brand, entries, runTool, logger } = options;
  const clock = options.clock ?? systemClock;
  await migrate(database, { product: 'voice', folder: new URL('../migrations/', import.meta.url), logger });
  const calls = new CallStore(database);
  await calls.endAbandoned();
  const forget = async () => {
    try {
      const count = await calls.forget(keptDays);
      if (count > 0) logger.info('old calls were forgotten', { count });
    } catch (error) {
      logger.warn('old calls could not be forgotten', { error: errorMessage(error) });
    }
  };
  const speech = await createEmbeddedSpeech({ phrases: entries.flatMap(({ ask }) => ask), logger });
  const createMind = createKnowledgeMinds({ entries, brand });
  const runner = new CallRunner({
    calls,
    rooms: new RoomsClient({ callUrl: call.url, apiKey: call.apiKey }),
    callUrl: call.url,
    speech,
    createMind,
    runTool,
    mostCalls: options.mostCalls ?? callsPerCore * availableParallelism(),
    clock,
    logger,
  });
  await forget();
  const stopForgetting = clock.every(forgetEveryMs, () => void forget());
  const publicKeys = new PublicKeys(appSecret, clock);
  const issuePublicKey: VoiceServer['issuePublicKey'] = async ({ origin }) => {
    const { key, claims } = publicKeys.issue({ origin, assistantId: demoAssistantId });
    return { apiKey: key, assistantId: demoAssistantId, expiresAt: new Date(claims.expiresAt).toISOString() };
  };
  const summarise = (query: SummaryQuery) => summariseCalls(database, query);
  const assistant = {
    name: `${brand} AI Sales Agent`,
    firstMessage: createMind().firstMessage(),
    voiceProvider: speech.textToSpeech?.name ?? 'none',
  };
  return {
    routes: createCallRoutes({ calls, runner, publicKeys, privateKey, assistant, issuePublicKey, summarise }),
    issuePublicKey,
    summariseCalls: summarise,
    findCall: async (id) => {
      const found = z.uuid().safeParse(id).success ? await calls.find(id) : undefined;
      return found && callView(found);
    },
    missing: speech.missing,
    close: async () => {
      stopForgetting();
      await runner.close();
      await speech.close();
    },
  };
}
