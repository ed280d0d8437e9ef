import { rm } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { deflateSync } from 'node:zlib';
import { silentLogger } from '@parley/kit-base/logger';
import { parseSettings } from '@parley/kit-server/settings';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { freePort } from '@parley/kit-testing/free-port';
import { samplePhoto, sampleVideo } from '@parley/site/media/tests/sample-files';
import { uploadPath } from '@parley/site/media/upload-limit';
import siteRoutes from '@parley/site/routes';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startStack } from '../src/stack.ts';
import {
  type HostileBody,
  hostileBody,
  hostileHeaders,
  hostilePath,
  pick,
  type Random,
  seededRandom,
} from '../testing/hostile-input.ts';
import { openSocket, sendRaw, statusOf } from '../testing/raw-request.ts';
import { type StackProcess, startStackProcess } from '../testing/stack-process.ts';

const seed = Number(process.env.HOSTILE_SEED ?? 20_261_121);
const bodies = 10_000;
const atOnce = 24;
/** An answer that takes longer is a hang. Milliseconds. */
const patienceMs = 10_000;
/** What may be added once the process has grown to what the work needs. Bytes. */
const mostGrowth = { heap: 96 * 1024 * 1024, resident: 320 * 1024 * 1024 };

const keys = {
  appSecret: 'vQ2nZ8rT5kW1xB7mC4jH9pL6sD3fG0aE',
  callApiKey: 'a key of the room server, long enough',
  voicePrivateKey: 'a key of the voice platform, long enough',
};
const admin = { email: 'asha@example.com', password: 'a long enough password' };

interface Route {
  method: string;
  path: string;
}

let stack: StackProcess;
let routes: Route[];
let adminCookie: string;
/** How much of what the process printed has been looked at. */
let heard = 0;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce * 2 });

/** Every route and page of the products as they are put together, so that a new one is attacked from its first day. */
async function listRoutes(): Promise<Route[]> {
  const dataDir = await makeDataDir('routes');
  const settings = parseSettings({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  const running = await startStack({ settings, keys, logger: silentLogger });
  const served = running.inside.app.routes.map(({ method, path }) => ({ method, path }));
  await running.close();
  await rm(dataDir, { recursive: true, force: true });
  const all = [...served, ...pagePaths(siteRoutes).map((path) => ({ method: 'GET', path }))];
  const byName = new Map(all.map((route) => [`${route.method} ${route.path}`, route]));
  return [...byName.values()];
}

interface PageRoute {
  path?: string;
  children?: PageRoute[];
}

function pagePaths(pages: readonly PageRoute[], base = ''): string[] {
  return pages.flatMap(({ path, children }) => {
    const own = path === undefined ? base : `${base}/${path}`;
    return [...(children ? [] : [own || '/']), ...pagePaths(children ?? [], own)];
  });
}

interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: HostileBody | undefined;
}

/** Sends what `fetch` would refuse to send. Rejects when no answer comes in time. */
function send({ method, path, headers = {}, body }: Sent): Promise<{ status: number; text: string; headers: Headers }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      agent,
      host: 'localhost',
      port: stack.port,
      method,
      path,
      headers: {
        ...headers,
        ...(body?.type === undefined ? {} : { 'content-type': body.type }),
        ...(body ? { 'content-length': String(body.bytes.length) } : {}),
      },
    });
    const timer = setTimeout(() => request.destroy(new Error(`no answer within ${patienceMs} ms`)), patienceMs);
    request.on('error', (error) => {
      clearTimeout(timer);
      reject(new Error(`${method} ${path.slice(0, 200)}: ${error.message}`));
    });
    request.on('response', (response) => {
      // It goes on as long as somebody listens.
      if (response.headers['content-type']?.startsWith('text/event-stream')) {
        clearTimeout(timer);
        resolve({ status: response.statusCode ?? 0, text: '', headers: new Headers() });
        request.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        clearTimeout(timer);
        const text = Buffer.concat(chunks).toString('latin1');
        resolve({ status: response.statusCode ?? 0, text, headers: new Headers(response.headers as HeadersInit) });
      });
    });
    request.end(body?.bytes);
  });
}

beforeAll(async () => {
  const environment = {
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    // Each request comes from an address of its own: what is tried is the code, not the limits before it.
    TRUST_PROXY: '1',
    APP_SECRET: keys.appSecret,
    CALL_API_KEY: keys.callApiKey,
    VOICE_PRIVATE_KEY: keys.voicePrivateKey,
  };
  [routes, stack] = await Promise.all([listRoutes(), startStackProcess({ environment })]);
  const signedIn = await fetch(`${stack.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stack.url },
    body: JSON.stringify(admin),
  });
  adminCookie = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  expect(adminCookie).not.toBe('');
});
afterAll(async () => {
  agent.destroy();
  await stack?.stop();
});
/** Whatever was tried, the process lives, answers and has met no error that it does not know. */
afterEach(async () => {
  const ready = await fetch(`${stack.url}/readyz`, { signal: AbortSignal.timeout(patienceMs) });
  expect(ready.status).toBe(200);
  const complaints = stack
    .output()
    .slice(heard)
    .split('\n')
    .filter((line) => /request failed|unhandled|uncaught/i.test(line));
  heard = stack.output().length;
  expect(complaints).toEqual([]);
});

interface Memory {
  /** What its program holds, with what has not been cleared away yet. */
  heap: number;
  /** All that the process has from the machine. */
  resident: number;
}

async function memory(): Promise<Memory> {
  const metrics = await (await fetch(`${stack.url}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
  return { heap: read('nodejs_heap_size_used_bytes'), resident: read('process_resident_memory_bytes') };
}

/** As a stranger, as somebody with a key, or as the admin: behind each door there is more to break. */
function credentials(random: Random): Record<string, string> {
  const who = random();
  if (who < 0.45) return {};
  if (who < 0.75) return { cookie: adminCookie, origin: stack.url };
  return { authorization: `Bearer ${who < 0.88 ? keys.callApiKey : keys.voicePrivateKey}`, origin: stack.url };
}

/** What would end the session that later requests need, or start calls that last. */
const spared = /sign-out|revoke|\/voice\/call\/web|change-password|reset-password/;
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'] as const;

describe('hostile bodies', () => {
  it(`${bodies} of them, at every route with every method: no failure, no hang, no growing memory`, async () => {
    expect(routes.length).toBeGreaterThan(60);
    const random = seededRandom(seed);
    const bad: string[] = [];
    const reached = new Set<string>();
    const statuses = new Map<number, number>();
    let sent = 0;
    const samples: Memory[] = [];
    const attack = async () => {
      while (sent < bodies) {
        const number = sent++;
        const route = routes[number % routes.length] as Route;
        const ownMethod = route.method === 'ALL' ? pick(random, methods) : route.method;
        const method = random() < 0.75 ? ownMethod : pick(random, methods);
        const given = credentials(random);
        const isSpared = spared.test(route.path) && Object.keys(given).length > 0;
        const path = hostilePath(random, route.path);
        const headers = {
          'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
          ...hostileHeaders(random),
          ...(isSpared ? {} : given),
        };
        const body = ['GET', 'HEAD'].includes(method) ? undefined : hostileBody(random);
        try {
          const { status, text } = await send({ method, path, headers, body });
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          reached.add(`${route.method} ${route.path}`);
          if (status >= 500)
            bad.push(
              `${status} ${method} ${path.slice(0, 120)} ${body?.bytes.subarray(0, 200)} → ${text.slice(0, 120)}`,
            );
        } catch (error) {
          bad.push(String(error));
        }
        if (number % 500 === 0) samples.push(await memory());
      }
    };
    await Promise.all(Array.from({ length: atOnce }, attack));
    expect(bad).toEqual([]);
    expect(reached.size).toBe(routes.length);
    // Some bodies went through, and some were refused: else nothing was tried.
    expect(statuses.get(200)).toBeGreaterThan(100);
    expect(statuses.get(400)).toBeGreaterThan(100);
    // The least of each third: between two clearings the heap is a saw.
    const third = Math.floor(samples.length / 3);
    const least = (from: number) => Math.min(...samples.slice(from, from + third).map(({ heap }) => heap));
    expect(least(2 * third) - least(third)).toBeLessThan(mostGrowth.heap);
    expect((samples.at(-1)?.resident ?? 0) - (samples[third]?.resident ?? 0)).toBeLessThan(mostGrowth.resident);
  }, 120_000);

  it('a body that is too large is refused before it has been sent', async () => {
    for (const path of [
      '/save_lead',
      '/functions/demo-call',
      '/rpc/get_public_media',
      '/voice/call/web',
      '/v1/rooms',
    ]) {
      const head = `POST ${path} HTTP/1.1\r\nhost: localhost:${stack.port}\r\ncontent-type: application/json\r\nauthorization: Bearer ${path.startsWith('/v1') ? keys.callApiKey : 'x'}\r\n`;
      expect([413, 401]).toContain(
        statusOf(await sendRaw(stack.port, `${head}content-length: 99999999999\r\n\r\n{`, 400)),
      );
      const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`;
      const endless = await sendRaw(stack.port, `${head}transfer-encoding: chunked\r\n\r\n${chunk.repeat(4)}`, 400);
      expect([413, 401], path).toContain(statusOf(endless));
    }
  });
});

describe('hostile files', () => {
  const upload = (name: string, bytes: Buffer) =>
    fetch(`${stack.url}${uploadPath}?name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { cookie: adminCookie, origin: stack.url, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    });
  const script = '<script>alert(document.domain)</script>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
  /** A PNG that says it is as large as a city and is a few bytes. */
  const bomb = () => {
    const crcless = (type: string, data: Buffer) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(data.length);
      return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
    };
    const size = Buffer.alloc(13);
    size.writeUInt32BE(60_000, 0);
    size.writeUInt32BE(60_000, 4);
    size.set([8, 2], 8);
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return Buffer.concat([png, crcless('IHDR', size), crcless('IDAT', deflateSync(Buffer.alloc(1_000_000)))]);
  };

  it.each([
    ['drawing.svg', () => Buffer.from(svg)],
    ['drawing.png', () => Buffer.from(`<?xml version="1.0"?><!-- x -->${svg}`)],
    ['drawing.webp', () => Buffer.from(`\ufeff   \n${svg}`)],
    ['page.jpg', () => Buffer.from(`<!doctype html>${script}`)],
    ['page.gif', () => Buffer.from(`GIF89a=1;${script}`)],
    ['broken.png', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['bomb.png', bomb],
    ['empty.png', () => Buffer.alloc(0)],
    ['noise.mp4', () => Buffer.from(script.repeat(100))],
    ['quicktime.mov', () => Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1')],
  ])('%s is refused', async (name, bytes) => {
    const answer = await upload(name, bytes());
    expect([400, 415]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  it('of a picture that is also a page nothing is left but the picture', async () => {
    const answer = await upload('../../etc/x.html', Buffer.concat([await samplePhoto(200, 100), Buffer.from(script)]));
    expect(answer.status).toBe(201);
    const { storage_url: address, file_name: name } = (await answer.json()) as Record<string, string>;
    expect(name).not.toMatch(/\.\.|html/);
    const file = await fetch(new URL(address ?? '', stack.url));
    expect(file.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).not.toContain('<script');
  });

  it('a film that is also a page is shown as a film alone', async () => {
    const answer = await upload('film.html', Buffer.concat([sampleVideo(), Buffer.from(script)]));
    expect(answer.status).toBe(201);
    const { storage_url: address } = (await answer.json()) as Record<string, string>;
    const file = await fetch(new URL(address ?? '', stack.url), { headers: { range: 'bytes=0-0' } });
    expect(file.headers.get('content-type')).toBe('video/mp4');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
  });
});

describe('hostile addresses', () => {
  const ups = [
    '..',
    '%2e%2e',
    '.%2e',
    '%252e%252e',
    '%c0%ae%c0%ae',
    '..%00',
    '..;',
    '%uff0e%uff0e',
    '%e0%80%ae%e0%80%ae',
  ];
  const slashes = ['/', '%2f', '%252f', '\\', '%5c', '%c0%af', '//'];
  const roots = ['/media/images/', '/media/videos/', '/media/', '/assets/', '/', '/cards/', '/r/', '/call-machine/'];

  it('lead to no file outside of what is served, however they are written', async () => {
    const leaks: string[] = [];
    for (const root of roots)
      for (const up of ups)
        for (const slash of slashes)
          for (const target of [`etc${slash}passwd`, 'keys.json', `package.json`]) {
            const path = `${root}${`${up}${slash}`.repeat(7)}${target}`;
            const { status, text } = await send({ method: 'GET', path });
            const isLeak =
              /root:.*:0:0|"workspaces"/.test(text) || Object.values(keys).some((key) => text.includes(key));
            if (status >= 500 || isLeak) leaks.push(`${status} ${path}`);
          }
    expect(leaks).toEqual([]);
  });

  it.each([
    '/%00',
    '/%',
    '/%zz',
    '/%ff%fe',
    '/\u00ff',
    `/${'a/'.repeat(3000)}`,
    '/?%00',
    `/?${'a=1&'.repeat(2000)}`,
    '//evil.example/',
    '/\\evil.example',
    '/auth?redirect=//evil.example',
    '/case-studies/%00',
    '/blog/%ff',
    '/hi/%2e%2e/admin',
    '/ADMIN',
    '/admin/',
    '/admin%2f',
    '/./admin',
    '//admin',
    '/admin;x',
    '/%61dmin',
    '/admin/%2e%2e/admin',
    '/cards/%00.png',
    '/r/%ff',
    '*',
  ])('%s is answered, and opens no admin', async (path) => {
    const answer = await sendRaw(
      stack.port,
      `GET ${path} HTTP/1.1\r\nhost: localhost:${stack.port}\r\nconnection: close\r\n\r\n`,
    );
    expect(statusOf(answer)).toBeGreaterThan(199);
    expect(statusOf(answer)).toBeLessThan(500);
    expect(answer).not.toContain('id="admin-main"');
    expect(answer).not.toMatch(/^location: (https?:)?[/\\]{2}(?!localhost)/im);
  });

  it('a file is sent in any stretch that it has, and in no other', async () => {
    const ranges = [
      'bytes=0-0', 'bytes=-1', 'bytes=-0', 'bytes=5-1', 'bytes=99999999999999999999-', 'bytes=0-99999999999999999999', 'bytes=abc',
      'bytes=--1', 'items=0-1', `bytes=${'0-1,'.repeat(2000)}0-1`, 'bytes=0-,-1', 'bytes=1e3-2e3', 'bytes= 0 - 1', 'bytes=\t0-1',
    ]; // biome-ignore format: a list
    const { text } = await send({
      method: 'POST',
      path: '/rpc/get_public_media',
      body: { type: 'application/json', bytes: Buffer.from('{"p_use_case":"trust"}') },
    });
    const stored = (JSON.parse(text) as Array<{ storage_url: string }>)[0]?.storage_url ?? '/';
    for (const path of ['/demo-video.mp4', new URL(stored, stack.url).pathname])
      for (const range of ranges) {
        const { status } = await send({ method: 'GET', path, headers: { range } });
        expect([200, 206, 416], `${range.slice(0, 40)} of ${path}`).toContain(status);
      }
  });
});

describe('forged origins, cookies and headers', () => {
  it('an admin’s cookie changes nothing for another site', async () => {
    const { port } = stack;
    const origins = [
      'https://evil.example', 'null', `http://localhost:${port}.evil.example`, `http://localhost:${port}@evil.example`,
      `https://localhost:${port}`, 'http://localhost:1', `http://localhost:${port}/`, 'file://', '', `HTTP://LOCALHOST:${port} evil`,
    ]; // biome-ignore format: a list
    for (const origin of origins) {
      const { status } = await send({
        method: 'PUT',
        path: '/api/admin/demo-agent',
        headers: { cookie: adminCookie, origin, host: 'evil.example', 'x-forwarded-host': 'evil.example' },
        body: { type: 'application/json', bytes: Buffer.from('{"isOn":false}') },
      });
      expect(status, origin).toBe(403);
    }
    const { text } = await send({ method: 'GET', path: '/api/admin/demo-agent', headers: { cookie: adminCookie } });
    expect(JSON.parse(text)).toEqual({ isOn: true });
  });

  it('a cookie that was not given out opens nothing', async () => {
    const [name = '', value = ''] = adminCookie.split('=', 2) as [string, string];
    const forged = [
      `${name}=`, `${name}=${value.slice(0, -3)}AAA`, `${name}=${value}x`, `${name}=${value.split('.')[0]}`, `${name}=%00`,
      `${name}=${'a'.repeat(7000)}`, `${name}=null; ${name}=undefined`, '__proto__=admin', `${name.toUpperCase()}=${value}`,
    ]; // biome-ignore format: a list
    for (const cookie of forged) {
      const api = await send({ method: 'GET', path: '/api/admin/leads', headers: { cookie } });
      expect(api.status, cookie.slice(0, 60)).toBe(401);
      const page = await send({ method: 'GET', path: '/admin', headers: { cookie } });
      expect([302, 303, 307], cookie.slice(0, 60)).toContain(page.status);
    }
  });

  it('no header makes a stranger an admin, a page somebody else’s, or the process fail', async () => {
    const tricks: Array<Record<string, string>> = [
      { 'x-original-url': '/admin' }, { 'x-rewrite-url': '/admin' }, { 'x-http-method-override': 'DELETE' },
      { 'x-middleware-subrequest': 'admin' }, { authorization: 'Bearer admin' }, { 'x-user-role': 'admin' },
      { host: 'evil.example' }, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
      { 'x-forwarded-for': '127.0.0.1, ::1, \\0, <script>' }, { 'x-parley-prerender': '1' }, { 'x-react-router-data': 'yes' },
    ]; // biome-ignore format: a list
    for (const headers of tricks) {
      expect((await send({ method: 'GET', path: '/api/admin/leads', headers })).status).toBe(401);
      const { text, status } = await send({ method: 'GET', path: '/', headers });
      expect(status).toBe(200);
      expect(text).not.toContain('evil.example');
      expect(text).not.toContain('admin-main');
    }
  });

  const post = `POST /save_lead HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n`;
  it.each([
    ['two lengths', `${post}content-length: 2\r\ncontent-length: 20\r\n\r\n{}`],
    [
      'a length and chunks',
      `${post}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\nhost: x\r\n\r\n`,
    ],
    ['a negative length', `${post}content-length: -2\r\n\r\n{}`],
    ['a chunk that lies', `${post}transfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}\r\n0\r\n\r\n`],
    ['an odd encoding', `${post}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a zero byte in a header', 'GET / HTTP/1.1\r\nhost: x\r\nx-a: a\0b\r\n\r\n'],
    ['a folded header', 'GET / HTTP/1.1\r\nhost: x\r\nx-a: a\r\n b\r\n\r\n'],
    ['a header of 100 kB', `GET / HTTP/1.1\r\nhost: x\r\nx-a: ${'a'.repeat(100_000)}\r\n\r\n`],
    ['3000 headers', `GET / HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(3000)}\r\n`],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['an unknown method', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n'],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n'],
    ['a trace', 'TRACE / HTTP/1.1\r\nhost: x\r\ncookie: secret\r\nconnection: close\r\n\r\n'],
    ['a foreign address', 'GET http://evil.example/admin HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n'],
    ['an address that is none', 'GET http://[::::]:99999999/ HTTP/1.1\r\nhost: [::\r\nconnection: close\r\n\r\n'],
    ['a host that is none', 'GET / HTTP/1.1\r\nhost: a b@c:d\\e\r\nconnection: close\r\n\r\n'],
  ])('%s: refused or answered, never a failure', async (_, bytes) => {
    const answer = await sendRaw(stack.port, Buffer.from(bytes, 'latin1'), 800);
    // 501 is for a method or an encoding that nobody knows.
    for (const [, status] of answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm))
      expect([500, 502, 503, 504]).not.toContain(Number(status));
    expect(answer).not.toContain('id="admin-main"');
    expect(answer).not.toContain('cookie: secret');
  });
});

describe('slow and odd connections', () => {
  it('a thousand half-sent requests keep nobody waiting', async () => {
    const sockets = await Promise.all(Array.from({ length: 1000 }, () => openSocket(stack.port)));
    for (const [index, socket] of sockets.entries()) {
      socket.on('error', () => undefined);
      socket.write(
        index % 2
          ? 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '
          : `POST /save_lead HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"sheet`,
      );
    }
    const started = performance.now();
    for (const path of ['/', '/pricing', '/readyz']) expect((await fetch(`${stack.url}${path}`)).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(2000);
    for (const socket of sockets) socket.destroy();
  });

  const upgrade = (path: string, more = '') =>
    `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n${more}\r\n`;
  /** A masked frame as a browser sends it; the mask is zero. */
  const frame = (first: number, payload: Buffer, claimed = payload.length) => {
    const head = Buffer.alloc(14);
    head.set([first, 0x80 | 127]);
    head.writeBigUInt64BE(BigInt(claimed), 2);
    return Buffer.concat([head, payload]);
  };
  const text = (content: string) => frame(0x81, Buffer.from(content));

  it.each([
    ['no hello', [text('{}')]],
    ['no JSON', [text('{'.repeat(1000))]],
    ['deep JSON', [text(`${'['.repeat(90_000)}`)]],
    ['invalid UTF-8', [frame(0x81, Buffer.from([0xff, 0xc0, 0xaf]))]],
    ['bytes', [frame(0x82, Buffer.alloc(1000))]],
    ['reserved bits', [frame(0xf1, Buffer.from('a'))]],
    ['an unknown kind', [frame(0x83, Buffer.from('a'))]],
    ['a frame without mask', [Buffer.from([0x81, 0x02, 0x7b, 0x7d])]],
    ['a frame that says it is huge', [frame(0x81, Buffer.from('a'), 2 ** 40)]],
    ['a frame larger than allowed', [frame(0x81, Buffer.alloc(400_000, 97))]],
    ['pieces without a beginning', [frame(0x80, Buffer.from('a'))]],
    [
      'pieces without an end',
      Array.from({ length: 500 }, (_, index) => frame(index === 0 ? 0x01 : 0x00, Buffer.alloc(1000, 97))),
    ],
    ['a flood of pings', Array.from({ length: 500 }, () => frame(0x89, Buffer.from('a')))],
    ['a hello of wrong kinds', [text('{"type":"hello","version":1,"room":{"__proto__":1},"token":[],"resume":-1}')]],
    ['a flood of hellos', Array.from({ length: 400 }, () => text('{"type":"hello","protocol":1,"room":"\\u0000"}'))],
    ['a long close', [frame(0x88, Buffer.alloc(1000, 97))]],
  ])('garbage at /signal: %s', async (_, frames) => {
    const answer = await sendRaw(stack.port, Buffer.concat([Buffer.from(upgrade('/signal')), ...frames]), 200);
    expect(statusOf(answer)).toBe(101);
  });

  it.each([
    ['another path', upgrade('/admin')],
    ['a path that is none', upgrade('/signal/../../%00')],
    ['an old version', upgrade('/signal').replace('version: 13', 'version: 1')],
    ['no key', upgrade('/signal').replace(/sec-websocket-key.*\r\n/, '')],
    ['a body', upgrade('/signal', 'content-length: 5\r\n').replace('GET', 'POST')],
  ])('an upgrade with %s: no socket, and no failure', async (_, bytes) => {
    expect([0, 400, 404, 405, 426]).toContain(statusOf(await sendRaw(stack.port, bytes, 200)));
  });
});
