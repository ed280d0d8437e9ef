import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
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
  /** Exact paths whose bodies may be large and come slowly; the others have `bodyPatienceMs`. */
  uploads?: readonly string[];
  /** How long a body may take to come. Milliseconds. */
  bodyPatienceMs?: number;
}

const defaultBodyPatienceMs = 30_000;

export interface RunningHttpServer {
  server: Server;
  port: number;
  /** Stops accepting, ends idle connections at once and the others after two seconds. */
  close(): Promise<void>;
}

export async function startHttpServer(options: HttpServerOptions): Promise<RunningHttpServer> {
  const answer = getRequestListener(options.app.fetch);
  const server = createServer((request, response) => {
    if (refuseZeroByte(request, response)) return;
    limitPatience(request, response, options);
    void answer(request, response);
  });
  // 50 MB of an upload at half a megabit a second; Node’s own five minutes would end it on a slow line.
  server.requestTimeout = 15 * 60_000;
  server.on('upgrade', (request, socket, head) => {
    const handler = options.upgrades?.[pathOf(request)] ?? options.otherUpgrades;
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

/** No address of ours has a zero byte, and no database takes one: it is refused here for all products. */
function refuseZeroByte(request: IncomingMessage, response: ServerResponse): boolean {
  if (!request.url?.includes('%00')) return false;
  const message = 'The address holds a zero byte.';
  response.writeHead(400, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ code: 'invalid-request', message }));
  return true;
}

/** Who sends a small body byte by byte holds a connection for nothing. */
function limitPatience(
  request: IncomingMessage,
  response: ServerResponse,
  { uploads = [], bodyPatienceMs = defaultBodyPatienceMs }: HttpServerOptions,
): void {
  const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
  if (!hasBody || uploads.includes(pathOf(request))) return;
  const timer = setTimeout(() => request.socket.destroy(), bodyPatienceMs).unref();
  const stop = () => clearTimeout(timer);
  request.once('end', stop);
  response.once('close', stop);
}

/** Cut by hand: anybody may ask for what is no address, and nothing catches what is thrown here. */
function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?', 1)[0] ?? '';
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
