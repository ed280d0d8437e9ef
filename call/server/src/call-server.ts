import { createHmac } from 'node:crypto';
import { addresses } from '@parley/call-protocol/addresses';
import type { Welcome } from '@parley/call-protocol/signalling';
import { type Clock, systemClock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import type { UpgradeHandler } from '@parley/kit-server/http-server';
import { migrate } from '@parley/kit-server/migrate';
import { Hono } from 'hono';
import { createBundleRoutes } from './bundle-routes.ts';
import { Lobby } from './lobby.ts';
import { MeetingTokens } from './meeting-token.ts';
import { createPageRoutes } from './page-routes.ts';
import { createRoomRoutes } from './room-routes.ts';
import { RoomStore } from './room-store.ts';
import { createSignalSockets } from './signal-socket.ts';

export interface CallServerOptions {
  database: Database;
  /** Meeting tokens are signed with a key derived from it. */
  appSecret: string;
  /** Bearer key of the rooms REST. */
  apiKey: string;
  /** Where rooms are reached, without a trailing slash. */
  publicUrl: () => string;
  logger: Logger;
  /** TURN servers and the secret they share with us. */
  turn?: { urls: string[]; secret: string };
  clock?: Clock;
}

export interface CallServer {
  routes: Hono;
  upgrades: Record<string, UpgradeHandler>;
  close(): Promise<void>;
}

const turnLifetimeSeconds = 6 * 3600;

/** Rooms, tokens, presence and signalling. Migrates its schema before it resolves. */
export async function createCallServer(options: CallServerOptions): Promise<CallServer> {
  const { database, appSecret, apiKey, publicUrl, logger, turn } = options;
  const clock = options.clock ?? systemClock;
  await migrate(database, { product: 'call', folder: new URL('../migrations/', import.meta.url), logger });
  const rooms = new RoomStore(database);
  const tokens = new MeetingTokens(appSecret);
  const lobby = new Lobby({ rooms, tokens, clock, iceServers: () => iceServers(turn, clock.now()) });
  const sockets = createSignalSockets({ lobby, clock, logger });
  const routes = new Hono();
  routes.route('/', createBundleRoutes());
  routes.route('/', createPageRoutes());
  routes.route('/', createRoomRoutes({ rooms, tokens, lobby, apiKey, publicUrl }));
  return {
    routes,
    upgrades: { [addresses.signal]: sockets.upgrade },
    close: async () => {
      lobby.close();
      sockets.close();
    },
  };
}

/** Short-lived TURN credentials by the shared-secret scheme of TURN servers (user name: end of validity). */
function iceServers(turn: CallServerOptions['turn'], nowMs: number): Welcome['iceServers'] {
  if (!turn) return [];
  const username = String(Math.floor(nowMs / 1000) + turnLifetimeSeconds);
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [{ urls: turn.urls, username, credential }];
}
