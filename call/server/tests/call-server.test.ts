import { rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Hello, ServerMessage } from '@parley/call-protocol/signalling';
import { SignallingClient } from '@parley/call-protocol/signalling-client';
import { silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { type RunningHttpServer, startHttpServer } from '@parley/kit-server/http-server';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type CallServer, createCallServer } from '../src/call-server.ts';

const apiKey = 'an api key for the tests';
let dataDir: string;
let database: Database;
let call: CallServer;
let http: RunningHttpServer;
let clients: Client[] = [];

beforeAll(async () => {
  dataDir = await makeDataDir('call');
  database = await openDatabase({ dataDir, logger: silentLogger });
  call = await createCallServer({
    database,
    appSecret: 'a secret of the tests',
    apiKey,
    publicUrl: () => `http://localhost:${http.port}`,
    logger: silentLogger,
  });
  http = await startHttpServer({ app: call.routes, host: '127.0.0.1', port: 0, upgrades: call.upgrades });
});
afterAll(async () => {
  await call?.close();
  await http?.close();
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
});
afterEach(() => {
  for (const { client } of clients) client.leave();
  clients = [];
});

async function rest(method: string, path: string, body?: unknown, key = apiKey) {
  const response = await fetch(`http://127.0.0.1:${http.port}${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

let roomNumber = 0;

async function makeRoom(request: Record<string, unknown> = {}): Promise<string> {
  roomNumber += 1;
  const name = `room-${roomNumber}`;
  expect((await rest('POST', '/v1/rooms', { name, ...request })).status).toBe(200);
  return name;
}

interface Client {
  client: SignallingClient;
  messages: ServerMessage[];
  sessionId: string;
}

/** Joins a room as the call machine does. */
async function joinRoom(room: string, hello: Partial<Hello> = {}, port = http.port): Promise<Client> {
  const client = new SignallingClient({
    url: `ws://127.0.0.1:${port}/signal`,
    hello: { type: 'hello', version: 1, room, media: {}, slots: ['audio'], answersOnly: false, ...hello },
  });
  const messages: ServerMessage[] = [];
  client.events.on('message', (message) => messages.push(message));
  const { sessionId } = await client.connect();
  const joined = { client, messages, sessionId };
  clients.push(joined);
  return joined;
}

const token = async (properties: Record<string, unknown>) =>
  String((await rest('POST', '/v1/meeting-tokens', { properties })).body.token);

const kinds = (client: Client) => client.messages.map(({ type }) => type);

describe('the rooms REST', () => {
  it('refuses a wrong key', async () => {
    expect((await rest('GET', '/v1/rooms', undefined, 'another')).status).toBe(401);
  });

  it('makes, shows, changes, lists and deletes a room', async () => {
    const made = await rest('POST', '/v1/rooms', { name: 'atrium', properties: { max_participants: 5 } });
    expect(made.body).toMatchObject({
      name: 'atrium',
      api_created: true,
      privacy: 'public',
      url: `http://localhost:${http.port}/r/atrium`,
      config: { max_participants: 5 },
    });
    expect((await rest('POST', '/v1/rooms', { name: 'atrium' })).status).toBe(400);
    const changed = await rest('POST', '/v1/rooms/atrium', { privacy: 'private', properties: { exp: 4_102_444_800 } });
    expect(changed.body).toMatchObject({ privacy: 'private', config: { max_participants: 5, exp: 4_102_444_800 } });
    expect((await rest('GET', '/v1/rooms/atrium')).body).toMatchObject({ privacy: 'private' });
    expect((await rest('GET', '/v1/rooms')).body.data).toContainEqual(expect.objectContaining({ name: 'atrium' }));
    expect((await rest('DELETE', '/v1/rooms/atrium')).body).toEqual({ deleted: true, name: 'atrium' });
    expect((await rest('GET', '/v1/rooms/atrium')).status).toBe(404);
  });

  it('names what is wrong with a request', async () => {
    expect((await rest('POST', '/v1/rooms', { name: 'no spaces' })).body.info).toContain('name: ');
    expect((await rest('POST', '/v1/rooms', { properties: { max_participants: 0 } })).status).toBe(400);
    expect((await rest('POST', '/v1/rooms', { unheard: 'of' })).status).toBe(400);
  });

  it('tells who is in which room', async () => {
    const room = await makeRoom();
    const asha = await joinRoom(room, { userName: 'Asha' });
    const presence = await rest('GET', '/v1/presence');
    expect(presence.body.data).toContainEqual(expect.objectContaining({ id: asha.sessionId, room, userName: 'Asha' }));
  });
});

describe('a meeting', () => {
  it('lets two participants see each other come, speak and go', async () => {
    const room = await makeRoom();
    const asha = await joinRoom(room, { userName: 'Asha' });
    const ravi = await joinRoom(room, { userName: 'Ravi' });
    await expect.poll(() => kinds(asha)).toEqual(['participant-joined', 'participant-counts']);
    ravi.client.send({ type: 'app-msg', to: '*', data: { hello: 'there' } });
    asha.client.send({ type: 'signal', to: ravi.sessionId, signal: { kind: 'restart', connection: 'c' } });
    ravi.client.send({ type: 'update-me', media: { audio: { state: 'on' } } });
    await expect
      .poll(() => asha.messages.slice(2))
      .toMatchObject([
        { type: 'app-msg', from: ravi.sessionId, data: { hello: 'there' } },
        { type: 'participant-updated', participant: { sessionId: ravi.sessionId, media: { audio: { state: 'on' } } } },
      ]);
    await expect
      .poll(() => ravi.messages)
      .toContainEqual({ type: 'signal', from: asha.sessionId, signal: { kind: 'restart', connection: 'c' } });
    ravi.client.leave();
    await expect
      .poll(() => asha.messages)
      .toContainEqual({ type: 'participant-left', sessionId: ravi.sessionId, reason: 'left' });
  });

  it('survives a lost socket: what was said meanwhile arrives once and in order', async () => {
    const room = await makeRoom();
    const proxy = await startProxy(http.port);
    try {
      const asha = await joinRoom(room);
      const ravi = await joinRoom(room, {}, proxy.port);
      const lost = new Promise<void>((resolve) => {
        const stop = ravi.client.events.on('state', (state) => {
          if (state !== 'reconnecting') return;
          stop();
          resolve();
        });
      });
      proxy.cut();
      await lost;
      for (const data of ['one', 'two', 'three']) asha.client.send({ type: 'app-msg', to: '*', data });
      for (const data of ['four', 'five']) ravi.client.send({ type: 'app-msg', to: '*', data });
      const texts = (client: Client) =>
        client.messages.flatMap((message) => (message.type === 'app-msg' ? [message.data] : []));
      await expect.poll(() => texts(ravi), { timeout: 10_000 }).toEqual(['one', 'two', 'three']);
      await expect.poll(() => texts(asha), { timeout: 10_000 }).toEqual(['four', 'five']);
      expect(kinds(asha)).not.toContain('participant-left');
    } finally {
      proxy.close();
    }
  });

  it('keeps app messages and session data to their sizes', async () => {
    const asha = await joinRoom(await makeRoom());
    asha.client.send({ type: 'app-msg', to: '*', data: 'x'.repeat(4096) });
    asha.client.send({ type: 'set-session-data', data: { a: 1 }, mergeStrategy: 'replace' });
    asha.client.send({ type: 'set-session-data', data: { b: 2 }, mergeStrategy: 'shallow-merge' });
    asha.client.send({ type: 'set-session-data', data: { b: 'x'.repeat(102_400) }, mergeStrategy: 'replace' });
    await expect
      .poll(() => asha.messages)
      .toMatchObject([
        { type: 'rejected', of: 'app-msg', message: 'Message data too large. Max size is 4096' },
        { type: 'session-data', data: { a: 1 } },
        { type: 'session-data', data: { a: 1, b: 2 } },
        { type: 'rejected', of: 'set-session-data' },
      ]);
  });

  it('lets owners, and nobody else, remove and silence others', async () => {
    const room = await makeRoom();
    const owner = await joinRoom(room, { token: await token({ room_name: room, is_owner: true }) });
    const guest = await joinRoom(room, { media: { audio: { state: 'on' } } });
    const ended = new Promise((resolve) => guest.client.events.once('closed', resolve));
    guest.client.send({ type: 'update-participant', sessionId: owner.sessionId, eject: true });
    await expect
      .poll(() => guest.messages)
      .toContainEqual(expect.objectContaining({ type: 'rejected', code: 'not-allowed' }));
    owner.client.send({ type: 'update-participant', sessionId: guest.sessionId, slotsOff: ['audio'] });
    await expect
      .poll(() => guest.messages)
      .toContainEqual(
        expect.objectContaining({
          type: 'participant-updated',
          participant: expect.objectContaining({ media: { audio: { state: 'off', reason: 'remote-request' } } }),
        }),
      );
    owner.client.send({ type: 'update-participant', sessionId: guest.sessionId, permissions: { canSend: ['video'] } });
    guest.client.send({ type: 'update-me', media: { audio: { state: 'on' } } });
    await expect
      .poll(() => owner.messages.at(-1))
      .toMatchObject({
        type: 'participant-updated',
        participant: { media: { audio: { state: 'blocked', reason: 'permissions' } } },
      });
    owner.client.send({ type: 'update-participant', sessionId: guest.sessionId, eject: true });
    expect(await ended).toMatchObject({ kind: 'ejected' });
  });
});

describe('the door', () => {
  const nowSeconds = Math.floor(Date.now() / 1000);

  it('tells why nobody gets in', async () => {
    const privateRoom = await makeRoom({ privacy: 'private' });
    const expired = await makeRoom({ properties: { exp: nowSeconds - 5 } });
    const early = await makeRoom({ properties: { nbf: nowSeconds + 600 } });
    const open = await makeRoom();
    const small = await makeRoom({ properties: { max_participants: 1 } });
    await joinRoom(small);
    const cases: Array<[string, string, string | undefined]> = [
      ['no-room', 'no-such-room', undefined],
      ['not-allowed', privateRoom, undefined],
      ['exp-room', expired, undefined],
      ['nbf-room', early, undefined],
      ['meeting-full', small, undefined],
      ['exp-token', open, await token({ exp: nowSeconds - 5 })],
      ['nbf-token', open, await token({ nbf: nowSeconds + 600 })],
      ['not-allowed', open, await token({ room_name: 'another' })],
      ['not-allowed', open, 'no token at all'],
    ];
    for (const [kind, room, given] of cases) {
      await expect(joinRoom(room, given ? { token: given } : {})).rejects.toMatchObject({ code: kind });
    }
    await joinRoom(privateRoom, { token: await token({ room_name: privateRoom }) });
  });

  it('removes whoever is inside when the room expires, if it is set so', async () => {
    const room = await makeRoom({ properties: { exp: Math.floor(Date.now() / 1000) + 3, eject_at_room_exp: true } });
    const asha = await joinRoom(room);
    const end = new Promise((resolve) => asha.client.events.once('closed', resolve));
    expect(await end).toMatchObject({ kind: 'exp-room' });
  });

  it('refuses a resume with a wrong secret', async () => {
    const room = await makeRoom();
    const asha = await joinRoom(room);
    const thief = joinRoom(room, {
      resume: { sessionId: asha.sessionId, secret: 'guessed', lastSeq: 0 },
    } as Partial<Hello>);
    await expect(thief).rejects.toMatchObject({ code: 'connection-error' });
  });

  it.each(['no JSON', '{"type":"hello"}', '[]', '"\\ud800"'])(
    'answers %s in place of a hello, and lives on',
    async (text) => {
      const answer = await new Promise<string>((resolve, reject) => {
        const socket = new WebSocket(`ws://127.0.0.1:${http.port}/signal`);
        socket.on('open', () => socket.send(text));
        socket.on('message', (data) => resolve(String(data)));
        socket.on('error', reject);
      });
      expect(JSON.parse(answer)).toMatchObject({ type: 'fatal', kind: 'connection-error' });
      await joinRoom(await makeRoom());
    },
  );
});

/** A TCP proxy whose connections the test can cut. */
async function startProxy(target: number): Promise<{ port: number; cut(): void; close(): void }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((inside) => {
    const outside = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut,
    close: () => {
      cut();
      server.close();
    },
  };
}
