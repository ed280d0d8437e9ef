import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { joinRoom } from '@parley/call-peer/join-room';
import type { RoomPeer } from '@parley/call-peer/room-peer';
import { parseRoomUrl, signalUrl } from '@parley/call-protocol/addresses';
import { createCallServer } from '@parley/call-server/call-server';
import { Lifetime } from '@parley/kit-base/lifetime';
import { silentLogger } from '@parley/kit-base/logger';
import { openDatabase } from '@parley/kit-server/database';
import { startHttpServer } from '@parley/kit-server/http-server';
import { speechSamples } from '@parley/kit-testing/audio';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { KnowledgeEntry } from '../src/agent/knowledge.ts';
import { createVoiceServer, type VoiceServer } from '../src/voice-server.ts';

const privateKey = 'the private key of the tests';
const origin = 'https://site.example';
const entries: KnowledgeEntry[] = [
  { id: 'pricing', ask: ['how much does it cost', 'what is the price'], spoken: 'The price is agreed with our team.' },
  { id: 'trial', ask: ['do you have a free trial'], spoken: 'Yes, there is a free trial. It costs nothing at all.' },
  { id: 'demo', ask: ['how do i book a demo', 'i want a demo'], spoken: 'Gladly.', action: 'book-demo' },
];

const lifetime = new Lifetime();
const tools: unknown[] = [];
const visitors: RoomPeer[] = [];
let voice: VoiceServer;
let url = '';

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parley-voice-'));
  lifetime.add(() => rm(dataDir, { recursive: true, force: true }));
  const database = await openDatabase({ dataDir, logger: silentLogger });
  lifetime.add(() => database.close());
  const apiKey = 'an api key for the tests';
  const appSecret = 'a secret of the tests';
  const call = await createCallServer({ database, appSecret, apiKey, publicUrl: () => url, logger: silentLogger });
  lifetime.add(() => call.close());
  voice = await createVoiceServer({
    database,
    privateKey,
    appSecret,
    call: { url: () => url, apiKey },
    brand: 'Parley',
    entries,
    runTool: async (name, given) => {
      tools.push({ name, given });
    },
    logger: silentLogger,
  });
  expect(voice.missing).toEqual([]);
  const app = new Hono().route('/', call.routes).route('/voice', voice.routes);
  const http = await startHttpServer({ app, host: '127.0.0.1', port: 0, upgrades: call.upgrades });
  lifetime.add(() => http.close());
  lifetime.add(() => voice.close());
  url = `http://127.0.0.1:${http.port}`;
});
afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.leave();
});
afterAll(() => lifetime.close());

interface StartedCall {
  id: string;
  webCallUrl: string;
  [field: string]: unknown;
}

async function startCall(
  key = privateKey,
  headers: Record<string, string> = {},
  body: unknown = { assistantId: 'demo' },
) {
  const response = await fetch(`${url}/voice/call/web`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as StartedCall };
}

async function readCall(id: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/voice/call/${id}`, { headers: { authorization: `Bearer ${privateKey}` } });
  return (await response.json()) as Record<string, unknown>;
}

/** Somebody who calls: hears the agent, keeps its messages, and speaks. */
class Visitor {
  readonly peer: RoomPeer;
  readonly messages: Array<Record<string, unknown> | string> = [];
  hasLeft = false;
  loudest = 0;

  constructor(peer: RoomPeer) {
    this.peer = peer;
    peer.events.on('app-message', ({ data }) => {
      this.messages.push(data === 'listening' ? data : JSON.parse(String(data)));
    });
    peer.events.on('audio', ({ frame }) => {
      this.loudest = Math.max(this.loudest, ...frame);
    });
    peer.events.on('left', () => {
      this.hasLeft = true;
    });
  }

  static async call(): Promise<{ visitor: Visitor; id: string }> {
    const { body } = await startCall();
    const address = parseRoomUrl(body.webCallUrl);
    const peer = await joinRoom({
      signalUrl: signalUrl(address?.origin ?? ''),
      room: address?.room ?? '',
      userName: 'Visitor',
      additionalHostAddresses: ['127.0.0.1'],
      logger: silentLogger,
    });
    visitors.push(peer);
    return { visitor: new Visitor(peer), id: body.id };
  }

  async say(text: string): Promise<void> {
    await this.peer.audio.play([await speechSamples({ text, program: 'flite' }, 48_000)]).done;
  }

  async heard(fields: Record<string, unknown>): Promise<void> {
    await vi.waitFor(() => expect(this.messages).toContainEqual(expect.objectContaining(fields)), 15_000);
  }

  /** Resolves when the agent finished this sentence. */
  agentSaid(transcript: string): Promise<void> {
    return this.heard({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript });
  }
}

describe('POST /voice/call/web', () => {
  it('makes a room, and answers with the fields that the voice client reads [V-3.6] [V-3.7] [V-3.8]', async () => {
    const { status, body } = await startCall();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type: 'webCall',
      status: 'queued',
      assistantId: 'demo',
      assistant: { voice: { provider: 'flite' } },
      artifactPlan: { videoRecordingEnabled: false },
    });
    expect(body.webCallUrl).toMatch(new RegExp(`^${url}/r/[\\w-]{16}$`));
  });

  it('refuses what it cannot do, with a reason as JSON', async () => {
    expect(await startCall('wrong')).toMatchObject({ status: 401, body: { statusCode: 401, error: 'unauthorized' } });
    expect(await startCall(privateKey, {}, 'no json')).toMatchObject({ status: 400, body: { statusCode: 400 } });
    expect(await startCall(privateKey, {}, {})).toMatchObject({ status: 400 });
    expect(await startCall(privateKey, {}, { assistantId: 7 })).toMatchObject({ status: 400 });
    expect(await startCall(privateKey, {}, { assistantId: 'unknown' })).toMatchObject({ status: 404 });
  });

  it('takes a public key once, from its own origin, within a minute, for its own assistant only', async () => {
    const { apiKey } = await voice.issuePublicKey({ origin, address: '192.0.2.1' });
    expect(await startCall(apiKey, { origin: 'https://elsewhere.example' })).toMatchObject({ status: 403 });
    expect(await startCall(apiKey)).toMatchObject({ status: 403 });
    expect(await startCall(apiKey, { origin }, { assistantId: 'other' })).toMatchObject({ status: 403 });
    expect(await startCall(apiKey, { origin })).toMatchObject({ status: 201 });
    expect(await startCall(apiKey, { origin })).toMatchObject({ status: 401 });
    const forged = `${apiKey.slice(0, -2)}xx`;
    expect(await startCall(forged, { origin })).toMatchObject({ status: 401 });
  });

  it('does not let a public key read calls', async () => {
    const { apiKey } = await voice.issuePublicKey({ origin, address: '192.0.2.1' });
    const response = await fetch(`${url}/voice/call`, { headers: { authorization: `Bearer ${apiKey}`, origin } });
    expect(response.status).toBe(401);
  });
});

describe('the agent in a call', () => {
  it('greets, hears a question, answers it aloud, says goodbye and ends the call', async () => {
    const { visitor, id } = await Visitor.call();
    await vi.waitFor(() => expect(visitor.messages).toContain('listening'), 15_000);
    visitor.peer.sendAppMessage('playable');
    await visitor.heard({ type: 'speech-update', status: 'started', role: 'assistant' });
    await visitor.heard({ type: 'speech-update', status: 'stopped', role: 'assistant' });
    expect(visitor.loudest).toBeGreaterThan(2000);
    visitor.loudest = 0;

    await visitor.say('do you have a free trial');
    await visitor.heard({
      type: 'transcript',
      role: 'user',
      transcriptType: 'final',
      transcript: 'do you have a free trial',
    });
    await visitor.agentSaid('It costs nothing at all.');
    expect(visitor.loudest).toBeGreaterThan(2000);

    await visitor.say('goodbye');
    await visitor.agentSaid('Goodbye!');
    await visitor.heard({ type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' });
    await vi.waitFor(() => expect(visitor.hasLeft).toBe(true), 5000);
    await vi.waitFor(async () => expect(await readCall(id)).toMatchObject({ status: 'ended' }), 5000);
    const record = await readCall(id);
    expect(record).toMatchObject({ endedReason: 'assistant-ended-call' });
    expect(record.turnLatencies).toHaveLength(2);
  });

  it('stops talking when it is interrupted, and answers what was said instead', async () => {
    const { visitor } = await Visitor.call();
    await vi.waitFor(() => expect(visitor.messages).toContain('listening'), 15_000);
    visitor.peer.sendAppMessage('playable');
    await visitor.heard({ type: 'speech-update', status: 'started', role: 'assistant' });
    await visitor.say('how much does it cost');
    await visitor.heard({ type: 'user-interrupted' });
    await visitor.agentSaid('The price is agreed with our team.');
    const greeting = visitor.messages.find(
      (message) => typeof message === 'object' && message.role === 'assistant' && message.transcriptType === 'final',
    );
    expect(greeting).not.toMatchObject({ transcript: expect.stringContaining('for a demo') });
  });

  it('notes a phone number for a demo once it was confirmed', async () => {
    const { visitor } = await Visitor.call();
    await vi.waitFor(() => expect(visitor.messages).toContain('listening'), 15_000);
    visitor.peer.sendAppMessage('playable');
    const ask = (content: string) =>
      visitor.peer.sendAppMessage(JSON.stringify({ type: 'add-message', message: { role: 'user', content } }));
    ask('i want a demo');
    await visitor.heard({ transcript: 'Please say it digit by digit.' });
    ask('nine eight seven six five four three two one zero');
    await visitor.heard({ transcript: 'Is that right?' });
    ask('yes');
    await vi.waitFor(() => expect(tools).toEqual([{ name: 'book-demo', given: { phone: '+919876543210' } }]), 5000);
  });

  it('notices that the visitor left', async () => {
    const { visitor, id } = await Visitor.call();
    await vi.waitFor(() => expect(visitor.messages).toContain('listening'), 15_000);
    await visitor.peer.leave();
    await vi.waitFor(
      async () => expect(await readCall(id)).toMatchObject({ endedReason: 'customer-ended-call' }),
      5000,
    );
  });
});
