import { readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Lifetime } from '@parley/kit-base/lifetime';
import { silentLogger } from '@parley/kit-base/logger';
import { openDatabase } from '@parley/kit-server/database';
import { startHttpServer } from '@parley/kit-server/http-server';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { createCallServer } from '../src/call-server.ts';

/** A running room server with its own database. */
export interface RoomFixture {
  /** Origin of the room server. */
  url: string;
  apiKey: string;
  /** Makes a public room and gives its address. */
  createRoom(): Promise<string>;
  close(): Promise<void>;
}

export async function startRoomServer(): Promise<RoomFixture> {
  const lifetime = new Lifetime();
  const dataDir = await makeDataDir('rooms');
  lifetime.add(() => rm(dataDir, { recursive: true, force: true }));
  const database = await openDatabase({ dataDir, logger: silentLogger });
  lifetime.add(() => database.close());
  const apiKey = 'an api key for the tests';
  let url = '';
  const call = await createCallServer({
    database,
    appSecret: 'a secret of the tests',
    apiKey,
    publicUrl: () => url,
    logger: silentLogger,
  });
  lifetime.add(() => call.close());
  const http = await startHttpServer({ app: call.routes, host: '127.0.0.1', port: 0, upgrades: call.upgrades });
  lifetime.add(() => http.close());
  url = `http://127.0.0.1:${http.port}`;
  return {
    url,
    apiKey,
    createRoom: async () => {
      const response = await fetch(`${url}/v1/rooms`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
        body: '{}',
      });
      const room = (await response.json()) as { url: string };
      return room.url;
    },
    close: () => lifetime.close(),
  };
}

const scripts: Record<string, string> = {
  '/vendor.js': fileURLToPath(import.meta.resolve('@daily-co/daily-js')),
  '/ours.js': fileURLToPath(new URL('../../sdk/dist/daily.js', import.meta.url)),
};

/** A page of another origin than the room server's that embeds an SDK: `/?sdk=vendor` or `/?sdk=ours`. */
export async function startHostPage(): Promise<{ url: string; close(): Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const script = scripts[pathname];
    if (script) {
      readFile(script).then(
        (text) => response.setHeader('content-type', 'text/javascript').end(text),
        () => response.writeHead(404).end(),
      );
      return;
    }
    const sdk = searchParams.get('sdk') === 'ours' ? 'ours' : 'vendor';
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>Host</title><link rel="icon" href="data:,"><script src="/${sdk}.js"></script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    // Another host name is another origin, and localhost is a secure context.
    url: `http://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
