import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type RunningHttpServer, startHttpServer } from '../src/http-server.ts';

let http: RunningHttpServer;
let socket: Socket;

beforeEach(async () => {
  const app = new Hono();
  app.post('*', async (context) => context.text(await context.req.text()));
  app.get('*', (context) => context.text('here'));
  http = await startHttpServer({ app, host: '127.0.0.1', port: 0, uploads: ['/upload'], bodyPatienceMs: 150 });
  socket = connect(http.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.setEncoding('utf8');
  await once(socket, 'connect');
});
afterEach(async () => {
  socket.destroy();
  await http.close();
});

const begin = (path: string) => socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nhel`);

it('hangs up on a body that does not come', async () => {
  begin('/form');
  const started = performance.now();
  await once(socket, 'close');
  expect(performance.now() - started).toBeGreaterThan(100);
});

it('waits for an upload, and for the next request of a connection whose bodies came', async () => {
  const ended = once(socket, 'close').then(() => 'ended');
  socket.write('POST /form HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\nhi');
  expect(String(await once(socket, 'data'))).toContain('200 OK');
  begin('/upload');
  // Twice the patience of others.
  const waited = new Promise((resolve) => setTimeout(resolve, 300, 'open'));
  expect(await Promise.race([ended, waited])).toBe('open');
  socket.write('lo');
  expect(String(await once(socket, 'data'))).toContain('hello');
});

it.each(['/a%00', '/?a=%00b'])('refuses the zero byte in %s, which no database takes', async (path) => {
  const answer = await fetch(`http://127.0.0.1:${http.port}${path}`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid-request' });
});
