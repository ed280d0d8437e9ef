import { resolve } from 'node:path';
import { createBundleRoutes } from '@parley/call-server/bundle-routes';
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
import { type FindCall, remoteCallFinder } from './call-finder.ts';
import { demoBooker } from './demo-booker.ts';
import { createProbes } from './probes.ts';
import { dataFolder, defaultUrl, type Product, portOf } from './products.ts';
import { absentKeyIssuer, type PublicKeyIssuer, remoteKeyIssuer } from './public-key-issuer.ts';
import { createVoiceProxy } from './voice-proxy.ts';

export interface StackOptions {
  settings: Settings;
  keys: Keys;
  logger: Logger;
  /** The one product that this process runs; all of them without it. */
  only?: Product | undefined;
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

/** What each product is started with. */
interface Parts extends StackOptions {
  database: Database;
  app: Hono;
  lifetime: Lifetime;
  /** As people reach this process. */
  ownUrl: () => string;
  /** As this process reaches itself: a public address may lie behind a proxy. */
  loopbackUrl: () => string;
}

async function start(options: StackOptions, lifetime: Lifetime): Promise<RunningStack> {
  const { settings, logger, only } = options;
  // Addresses are asked for late, because a port of 0 is known only once the server listens.
  let http: RunningHttpServer | undefined;
  const wantedPort = portOf(only, settings);
  const port = () => http?.port ?? wantedPort;
  const ownUrl = () => publicUrlOf({ ...settings, PORT: port() });
  const host = ['0.0.0.0', '::'].includes(settings.HOST) ? 'localhost' : settings.HOST;
  const loopbackUrl = () => publicUrlOf({ PUBLIC_URL: undefined, HOST: host, PORT: port() });

  const dataDir = dataFolder(only, resolve(settings.DATA_DIR));
  const database = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir, logger });
  lifetime.add(() => database.close());
  const app = new Hono();
  const probes = createProbes({ metricsToken: settings.METRICS_TOKEN, database });
  app.route('/', probes.routes);

  const parts: Parts = { ...options, database, app, lifetime, ownUrl, loopbackUrl };
  const runs = (product: Product) => only === undefined || only === product;
  const call = runs('call') ? await startCall(parts) : undefined;
  const voice = runs('voice') ? await startVoice(parts) : undefined;
  const site = runs('site') ? await startSite(parts, voice) : undefined;

  const running = await startHttpServer({
    app,
    host: settings.HOST,
    port: wantedPort,
    ...(call ? { upgrades: call.upgrades } : {}),
  });
  http = running;
  // Last in, first out: no request comes in while the products close.
  lifetime.add(() => running.close());
  // Before that, calls come to their end: they still need the room server.
  if (voice) lifetime.add(() => voice.close());
  probes.markReady();
  return {
    url: ownUrl(),
    port: running.port,
    database: database.kind,
    firstAdminLink: site?.firstAdminLink,
    missing: voice?.missing ?? [],
    close: () => lifetime.close(),
  };
}

async function startCall({ database, settings, keys, logger, app, lifetime, ownUrl }: Parts) {
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
  return call;
}

async function startVoice({ database, settings, keys, logger, app, loopbackUrl, only }: Parts) {
  const addressOf = (product: Product, given: string | undefined) =>
    only === undefined ? loopbackUrl : () => (given ?? defaultUrl(product, settings)).replace(/\/+$/, '');
  const voice = await createVoiceServer({
    database,
    privateKey: keys.voicePrivateKey,
    appSecret: keys.appSecret,
    call: { url: addressOf('call', settings.CALL_URL), apiKey: keys.callApiKey },
    brand,
    entries: knowledgeEntries(brand),
    runTool: demoBooker(addressOf('site', settings.SITE_URL)),
    logger: logger.child({ product: 'voice' }),
  });
  app.route('/voice', voice.routes);
  return voice;
}

async function startSite(parts: Parts, ownVoice: (PublicKeyIssuer & { findCall: FindCall }) | undefined) {
  const { database, settings, keys, logger, app, lifetime, ownUrl, only } = parts;
  const { VOICE_API_URL: voiceUrl } = settings;
  // The widget speaks to its own origin alone; behind it stands the platform, wherever that is.
  if (voiceUrl !== undefined) app.route('/voice', createVoiceProxy(voiceUrl));
  if (only === 'site') app.route('/', createBundleRoutes());
  const platform = voiceUrl && { voiceUrl, privateKey: keys.voicePrivateKey };
  const issuer = (platform && remoteKeyIssuer(platform)) || ownVoice || absentKeyIssuer;
  const findCall = (platform && remoteCallFinder(platform)) || ownVoice?.findCall;
  const site = await createSiteServer({
    database,
    settings,
    keys,
    dataDir: resolve(settings.DATA_DIR),
    publicUrl: ownUrl,
    trust: parseProxyTrust(settings.TRUST_PROXY),
    voice: {
      issuePublicKey: (visitor) => issuer.issuePublicKey(visitor),
      findCall: async (id) => findCall?.(id),
    },
    dev: settings.PARLEY_DEV,
    logger: logger.child({ product: 'site' }),
  });
  lifetime.add(() => site.close());
  app.route('/', site.app);
  return site;
}
