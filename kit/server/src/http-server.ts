import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Hono } from 'hono';

/** Takes the WebSocket upgrades of one path. The path has matched already. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface HttpServerOptions {
  app: Hono;
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** By exact path, such as `/signal`. */
  upgrades?: Record<string, UpgradeHandler>;
  /** Called for upgrades of unknown paths; by default the socket is destroyed. */
  otherUpgrades?: UpgradeHandler;
}

export interface RunningHttpServer {
  server: Server;
  port: number;
  /** Stops accepting, ends idle connections at once and the others after two seconds. */
  close(): Promise<void>;
}

export async function startHttpServer(options: HttpServerOptions): Promise<RunningHttpServer> {
  const server = createServer(getRequestListener(options.app.fetch));
  // 50 MB of an upload at half a megabit a second; Node’s own five minutes would end it on a slow line.
  server.requestTimeout = 15 * 60_000;
  server.on('upgrade', (request, socket, head) => {
    // Cut by hand: anybody may ask for what is no address, and nothing catches what is thrown here.
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const handler = options.upgrades?.[path] ?? options.otherUpgrades;
    if (handler) handler(request, socket, head);
    else socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return { server, port: (server.address() as AddressInfo).port, close: () => closeServer(server) };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    const force = setTimeout(() => server.closeAllConnections(), 2000);
    server.close((error) => {
      clearTimeout(force);
      if (error) reject(error);
      else resolve();
    });
    server.closeIdleConnections();
  });
}

/** How many proxies in front are believed; see the setting TRUST_PROXY. */
export interface ProxyTrust {
  hops: number;
}

export function parseProxyTrust(setting: string): ProxyTrust {
  const hops = Number(setting);
  return { hops: Number.isInteger(hops) && hops > 0 ? hops : 0 };
}

/** The address of the visitor: the socket's, or the one that the trusted proxies name. */
export function clientAddress(context: Context, trust: ProxyTrust): string {
  const direct = getConnInfo(context).remote.address ?? 'unknown';
  if (trust.hops === 0) return direct;
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  return forwarded.filter(Boolean).at(-trust.hops) ?? direct;
}
