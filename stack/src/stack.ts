import { join, resolve } from 'node:path';
import { createCallServer } from '@parley/call-server/call-server';
import { Lifetime } from '@parley/kit-base/lifetime';
import type { Logger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import {
  parseProxyTrust,
  type RunningHttpServer,
  startHttpServer,
  type UpgradeHandler,
} from '@parley/kit-server/http-server';
import type { Keys } from '@parley/kit-server/keys';
import { publicUrlOf, type Settings } from '@parley/kit-server/settings';
import { siteKnowledge } from '@parley/site/knowledge/knowledge';
import { createSiteServer } from '@parley/site/server/site-server';
import { createVoiceServer, type PublicKeyIssuer } from '@parley/voice-server/voice-server';
import { Hono } from 'hono';
import { callAssets } from './call-assets.ts';
import { createProbes } from './probes.ts';
import { remoteKeyIssuer } from './remote-key-issuer.ts';

export const products = ['site', 'call', 'voice'] as const;
export type Product = (typeof products)[number];

export function isProduct(name: string): name is Product {
  return (products as readonly string[]).includes(name);
}

export interface StackOptions {
  settings: Settings;
  keys: Keys;
  logger: Logger;
  /** One product alone, on its own port; the others are found by their settings. */
  only?: Product | undefined;
}

export interface RunningStack {
  only: Product | undefined;
  /** Where this process is reached, without a trailing slash. */
  url: string;
  port: number;
  database: Database['kind'];
  /** A link that makes its visitor the first admin; undefined once there is one. */
  firstAdminLink: string | undefined;
  close(): Promise<void>;
}

/** Starts the products in this process and resolves when they answer. Throws when one cannot start; nothing is left running then. */
export async function startStack(options: StackOptions): Promise<RunningStack> {
  const lifetime = new Lifetime();
  try {
    return await start(options, lifetime);
  } catch (error) {
    await lifetime.close();
    throw error;
  }
}

async function start({ settings, keys, logger, only }: StackOptions, lifetime: Lifetime): Promise<RunningStack> {
  const runs = (product: Product) => only === undefined || only === product;
  const port = portOf(settings, only);
  // Addresses are asked for late, because a port of 0 is known only once the server listens.
  let http: RunningHttpServer | undefined;
  const ownUrl = () => publicUrlOf({ ...settings, PORT: http?.port ?? port });
  const trust = parseProxyTrust(settings.TRUST_PROXY);
  const dataDir = only === undefined ? resolve(settings.DATA_DIR) : join(resolve(settings.DATA_DIR), only);

  const database = await openDatabase({ databaseUrl: settings.DATABASE_URL, dataDir, logger });
  lifetime.add(() => database.close());

  const app = new Hono();
  const upgrades: Record<string, UpgradeHandler> = {};
  const probes = createProbes({ metricsToken: settings.METRICS_TOKEN, database });
  app.route('/', probes.routes);

  if (runs('call')) {
    const call = await createCallServer({
      database,
      appSecret: keys.appSecret,
      apiKey: keys.callApiKey,
      publicUrl: ownUrl,
      logger: logger.child({ product: 'call' }),
      assets: callAssets,
      trust,
      ...(settings.TURN_URLS && settings.TURN_SECRET
        ? { turn: { urls: settings.TURN_URLS.split(','), secret: settings.TURN_SECRET } }
        : {}),
    });
    lifetime.add(() => call.close());
    app.route('/', call.routes);
    Object.assign(upgrades, call.upgrades);
  }

  let publicKeys: PublicKeyIssuer = remoteKeyIssuer({
    voiceUrl: settings.VOICE_API_URL,
    privateKey: keys.voicePrivateKey,
  });
  if (runs('voice')) {
    const voice = await createVoiceServer({
      database,
      keys,
      publicUrl: ownUrl,
      callUrl: () => (only === 'voice' ? (settings.CALL_URL ?? ownUrl()) : ownUrl()),
      settings,
      trust,
      logger: logger.child({ product: 'voice' }),
      entries: siteKnowledge(),
    });
    lifetime.add(() => voice.close());
    app.route('/voice', voice.routes);
    if (settings.VOICE_API_URL === undefined) publicKeys = voice;
  }

  let firstAdminLink: string | undefined;
  if (runs('site')) {
    const site = await createSiteServer({
      database,
      settings,
      keys,
      dataDir,
      publicUrl: ownUrl,
      trust,
      voice: publicKeys,
      dev: settings.PARLEY_DEV,
      logger: logger.child({ product: 'site' }),
    });
    lifetime.add(() => site.close());
    app.route('/', site.app);
    firstAdminLink = site.firstAdminLink;
  }

  http = await startHttpServer({ app, host: settings.HOST, port, upgrades });
  // Last in, first out: no request comes in while the products close.
  const running = http;
  lifetime.add(() => running.close());
  probes.markReady();
  return {
    only,
    url: ownUrl(),
    port: running.port,
    database: database.kind,
    firstAdminLink,
    close: () => lifetime.close(),
  };
}

function portOf(settings: Settings, only: Product | undefined): number {
  if (only === 'call') return settings.CALL_PORT;
  if (only === 'voice') return settings.VOICE_PORT;
  return settings.PORT;
}
