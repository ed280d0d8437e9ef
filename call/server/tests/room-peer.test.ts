import { rm } from 'node:fs/promises';
import { joinRoom } from '@parley/call-peer/join-room';
import type { RoomPeer } from '@parley/call-peer/room-peer';
import { silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { type RunningHttpServer, startHttpServer } from '@parley/kit-server/http-server';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type CallServer, createCallServer } from '../src/call-server.ts';
import { RoomStore } from '../src/room-store.ts';

let dataDir: string;
let database: Database;
let call: CallServer;
let http: RunningHttpServer;
const peers: RoomPeer[] = [];

beforeAll(async () => {
  dataDir = await makeDataDir('peer');
  database = await openDatabase({ dataDir, logger: silentLogger });
  call = await createCallServer({
    database,
    appSecret: 'a secret of the tests',
    apiKey: 'an api key for the tests',
    publicUrl: () => '',
    logger: silentLogger,
  });
  http = await startHttpServer({ app: call.routes, host: '127.0.0.1', port: 0, upgrades: call.upgrades });
  await new RoomStore(database).create('studio', 'public', {});
});
afterEach(async () => {
  for (const peer of peers.splice(0)) await peer.leave();
});
afterAll(async () => {
  await call?.close();
  await http?.close();
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function enter(userName: string): Promise<RoomPeer> {
  const peer = await joinRoom({
    signalUrl: `ws://127.0.0.1:${http.port}/signal`,
    room: 'studio',
    userName,
    additionalHostAddresses: ['127.0.0.1'],
    logger: silentLogger,
  });
  peers.push(peer);
  return peer;
}

const connected = (peer: RoomPeer) => new Promise((resolve) => peer.events.once('connected', resolve));

function tone(hertz: number, ms: number): Int16Array {
  return Int16Array.from({ length: ms * 48 }, (_, at) => 12_000 * Math.sin((2 * Math.PI * hertz * at) / 48_000));
}

it('two peers find each other through the room server, hear each other and see each other leave', async () => {
  const agent = await enter('Agent');
  const agentConnected = connected(agent);
  const caller = await enter('Caller');
  const heard: number[] = [];
  caller.events.on('audio', ({ sessionId, frame }) => sessionId === agent.sessionId && heard.push(...frame));
  await Promise.all([agentConnected, connected(caller)]);
  expect(caller.participants.map(({ userName }) => userName)).toEqual(['Agent']);

  const messages: unknown[] = [];
  agent.events.on('app-message', (message) => messages.push(message));
  caller.sendAppMessage('playable');
  await vi.waitFor(() => expect(messages).toEqual([{ from: caller.sessionId, data: 'playable' }]), 10_000);

  expect(await agent.audio.play([tone(440, 600)]).done).toEqual({ outcome: 'completed', sentMs: 600 });
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(8000), 5000);
  const rising = heard.slice(4000, 8000).filter((value, at, all) => value >= 0 && (all[at - 1] ?? 0) < 0).length;
  expect(Math.abs(rising - 440 / 4)).toBeLessThan(4);

  const left = new Promise((resolve) => agent.events.once('participant-left', resolve));
  await caller.leave();
  expect(await left).toEqual({ sessionId: caller.sessionId, reason: 'left' });
});

it('a peer that may not come in is told why', async () => {
  const joining = joinRoom({
    signalUrl: `ws://127.0.0.1:${http.port}/signal`,
    room: 'elsewhere',
    userName: 'Agent',
    logger: silentLogger,
  });
  await expect(joining).rejects.toMatchObject({ code: 'no-room' });
});
