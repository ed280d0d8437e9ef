import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { type RunningHttpServer, startHttpServer } from './http-server.ts';

let http: RunningHttpServer | undefined;
afterEach(() => http?.close());

/** Sends an upgrade by hand, as no client would, and waits for the end of its connection. */
async function upgrade(port: number, target: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
  await once(socket, 'close');
}

it('outlives upgrades of what is no address', async () => {
  const asked: string[] = [];
  const line = (path: string) => (request: { url?: string | undefined }, socket: { destroy(): void }) => {
    asked.push(`${path} for ${request.url}`);
    socket.destroy();
  };
  const app = new Hono().get('/', (context) => context.text('here'));
  http = await startHttpServer({ app, host: '127.0.0.1', port: 0, upgrades: { '/signal': line('/signal') } });
  for (const target of ['//', 'http://[', '/signal?x=//', '/elsewhere', '/constructor'])
    await upgrade(http.port, target);
  expect(asked).toEqual(['/signal for /signal?x=//']);
  expect(await (await fetch(`http://127.0.0.1:${http.port}/`)).text()).toBe('here');
});
