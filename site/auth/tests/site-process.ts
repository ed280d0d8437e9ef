import { rm } from 'node:fs/promises';
import { Lifetime } from '@parley/kit-base/lifetime';
import { silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { startHttpServer } from '@parley/kit-server/http-server';
import { parseSettings } from '@parley/kit-server/settings';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { Hono } from 'hono';
import { type MakePages, openSite } from '../../server/open-site.ts';
import type { ViewerVariables } from '../admin-guard.server.ts';
import { createAuth } from '../auth.server.ts';

export interface TestSite {
  url: string;
  database: Database;
  dataDir: string;
  firstAdminLink: string | undefined;
  /** Every visitor that a public key was asked for. */
  keyRequests: Array<{ origin: string; address: string }>;
  /** The calls that the voice platform knows, by id. */
  voiceCalls: Map<string, unknown>;
  /** Adds a person as an operator would; there is no sign-up. */
  addUser(email: string, password: string, role: 'user' | 'admin'): Promise<void>;
  send(path: string, init?: SendOptions): Promise<Response>;
  /** Signs in and returns the cookie. */
  signIn(email: string, password: string, address?: string): Promise<string>;
  close(): Promise<void>;
}

export interface SendOptions {
  method?: string;
  body?: unknown;
  cookie?: string;
  /** This site's by default; null sends none. */
  origin?: string | null;
  /** The visitor's address, as a trusted proxy names it. */
  address?: string;
}

/** The page that stands in for all rendered ones: what matters here is who gets it. */
const page = 'a page';

const standInPages: MakePages = async () => new Hono<ViewerVariables>().get('*', (context) => context.html(page));

/**
 * The site on a real embedded database and a real HTTP server. Unless `makePages` is given, only the rendering of pages
 * is left out, so that no build is needed. One proxy is trusted, which lets a test speak from many addresses.
 */
export async function startTestSite(
  environment: Record<string, string> = {},
  makePages: MakePages = standInPages,
): Promise<TestSite> {
  const lifetime = new Lifetime();
  const dataDir = await makeDataDir('site');
  lifetime.add(() => rm(dataDir, { recursive: true, force: true }));
  const database = await openDatabase({ dataDir, logger: silentLogger });
  lifetime.add(() => database.close());

  const keyRequests: TestSite['keyRequests'] = [];
  const voiceCalls: TestSite['voiceCalls'] = new Map();
  const secret = 'vQ2nZ8rT5kW1xB7mC4jH9pL6sD3fG0aE';
  let url = 'http://localhost:0';
  const site = await openSite(
    {
      database,
      settings: parseSettings(environment),
      keys: { appSecret: secret, callApiKey: secret, voicePrivateKey: secret },
      dataDir,
      publicUrl: () => url,
      trust: { hops: 1 },
      voice: {
        async issuePublicKey(visitor) {
          keyRequests.push(visitor);
          return { apiKey: `public-key-${keyRequests.length}`, assistantId: 'demo-assistant' };
        },
        findCall: async (id) => voiceCalls.get(id),
      },
      dev: false,
      logger: silentLogger,
    },
    makePages,
  );
  lifetime.add(() => site.close());
  const http = await startHttpServer({ app: site.app, host: 'localhost', port: 0 });
  lifetime.add(() => http.close());
  url = `http://localhost:${http.port}`;

  const send = (path: string, { method, body, cookie, origin = url, address }: SendOptions = {}) =>
    fetch(`${url}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie === undefined ? {} : { cookie }),
        ...(origin === null ? {} : { origin }),
        ...(address === undefined ? {} : { 'x-forwarded-for': address }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  return {
    url,
    database,
    dataDir,
    firstAdminLink: site.firstAdminLink,
    keyRequests,
    voiceCalls,
    send,
    async addUser(email, password, role) {
      const auth = createAuth({ database, secret, publicUrl: () => url, logger: silentLogger });
      await auth.api.createUser({ body: { email, password, name: email, role } });
    },
    async signIn(email, password, address = '198.51.100.1') {
      const response = await send('/api/auth/sign-in/email', { body: { email, password }, address });
      if (!response.ok) throw new Error(`sign-in answered ${response.status}`);
      return cookieOf(response);
    },
    close: () => lifetime.close(),
  };
}

/** The cookies that an answer sets, as the browser would send them back. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
