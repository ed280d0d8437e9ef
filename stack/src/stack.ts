import { resolve } from 'node:path';
import { createCallServer } from '@parley/call-server/call-server';
import { Lifetime } from '@parley/kit-base/lifetime';
import type { Logger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { parseProxyTrust, type RunningHttpServer, startHttpServer } from '@parley/kit-server/http-server';
import type { Keys } from '@parley/kit-server/keys';
import { publicUrlOf, type Settings } from '@parley/kit-server/settings';
import { knowledgeEntries } from '@parley/site/knowledge/knowledge';
import { createSiteServer } from '@parley/site/server/site-server';
import { createVoiceServer } from '@parley/voice-server/voice-server';
import { Hono } from 'hono';
import { demoBooker } from './demo-booker.ts';
import { createProbes } from './probes.ts';
import { remoteKeyIssuer } from './remote-key-issuer.ts';

export interface StackOptions {
  settings: Settings;
  keys: Keys;
  logger: Logger;
}

export interface RunningStack {
  /** Where this process is reached, without a trailing slash. */
  url: string;
  port: number;
  database: Database['kind'];
  /** A link that makes its visitor the first admin; undefined once there is one. */
  firstAdminLink: string | undefined;
  /** What the voice agent lacks on this machine, one sentence each. */
  missing: readonly string[];
  close(): Promise<void>;
}

const brand = 'Parley';

/**
 * Starts the products in this process and resolves when they answer. Throws when one cannot start; nothing is left
 * running then.
 */
export async function startStack(options: StackOptions): Promise<RunningStack> {
  const lifetime = new Lifetime();
  try {
    return await start(options, lifetime);
  } catch (error) {
    await lifetime.close();
    throw error;
  }
}

async function start({ settings, keys, logger }: StackOptions, lifetime: Lifetime): Promise<RunningStack> {
  // Addresses are asked for late, because a port of 0 is known only once the server listens.
  let http: RunningHttpServer | undefined;
  const ownUrl = () => publicUrlOf({ ...settings, PORT: http?.port ?? settings.PORT });
  /** As this process reaches itself: a public address may lie behind a proxy. */
  const loopbackUrl = () => {
    const host = ['0.0.0.0', '::'].includes(settings.HOST) ? 'localhost' : settings.HOST;
    return publicUrlOf({ PUBLIC_URL: undefined, HOST: host, PORT: http?.port ?? settings.PORT });
  };
  const trust = parseProxyTrust(settings.TRUST_PROXY);
  const dataDir = resolve(settings.DATA_DIR);

  const database = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir, logger });
  lifetime.add(() => database.close());

  const app = new Hono();
  const probes = createProbes({ metricsToken: settings.METRICS_TOKEN, database });
  app.route('/', probes.routes);

  const { TURN_URLS: turnUrls, TURN_SECRET: turnSecret } = settings;
  const call = await createCallServer({
    database,
    appSecret: keys.appSecret,
    apiKey: keys.callApiKey,
    publicUrl: ownUrl,
    logger: logger.child({ product: 'call' }),
    ...(turnUrls && turnSecret ? { turn: { urls: turnUrls.split(','), secret: turnSecret } } : {}),
  });
  lifetime.add(() => call.close());
  app.route('/', call.routes);

  const voice = await createVoiceServer({
    database,
    privateKey: keys.voicePrivateKey,
    appSecret: keys.appSecret,
    call: { url: loopbackUrl, apiKey: keys.callApiKey },
    brand,
    entries: knowledgeEntries(brand),
    runTool: demoBooker(loopbackUrl),
    logger: logger.child({ product: 'voice' }),
  });
  app.route('/voice', voice.routes);

  const site = await createSiteServer({
    database,
    settings,
    keys,
    dataDir,
    publicUrl: ownUrl,
    trust,
    voice:
      settings.VOICE_API_URL === undefined
        ? voice
        : remoteKeyIssuer({ voiceUrl: settings.VOICE_API_URL, privateKey: keys.voicePrivateKey }),
    dev: settings.PARLEY_DEV,
    logger: logger.child({ product: 'site' }),
  });
  lifetime.add(() => site.close());
  app.route('/', site.app);

  http = await startHttpServer({ app, host: settings.HOST, port: settings.PORT, upgrades: call.upgrades });
  const running = http;
  // Last in, first out: no request comes in while the products close.
  lifetime.add(() => running.close());
  // Before that, calls come to their end: they still need the room server.
  lifetime.add(() => voice.close());
  probes.markReady();
  return {
    url: ownUrl(),
    port: running.port,
    database: database.kind,
    firstAdminLink: site.firstAdminLink,
    missing: voice.missing,
    close: () => lifetime.close(),
  };
}
