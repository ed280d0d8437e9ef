import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { joinRoom } from '@parley/call-peer/join-room';
import type { RoomPeer } from '@parley/call-peer/room-peer';
import { parseRoomUrl, signalUrl } from '@parley/call-protocol/addresses';
import { createCallServer } from '@parley/call-server/call-server';
import { Lifetime } from '@parley/kit-base/lifetime';
import { silentLogger } from '@parley/kit-base/logger';
import { openDatabase } from '@parley/kit-server/database';
import { startHttpServer } from '@parley/kit-server/http-server';
import { speechSamples } from '@parley/kit-testing/audio';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import { Hono } from 'hono';
import type { KnowledgeEntry } from '../src/agent/knowledge.ts';
import { createVoiceServer, type VoiceServer } from '../src/voice-server.ts';

const privateKey = 'the private key of the tests';

const entries: KnowledgeEntry[] = [
  { id: 'pricing', ask: ['how much does it cost', 'what is the price'], spoken: 'The price is agreed with our team.' },
  { id: 'trial', ask: ['do you have a free trial'], spoken: 'Yes, there is a free trial. It costs nothing at all.' },
  { id: 'demo', ask: ['how do i book a demo', 'i want a demo'], spoken: 'Gladly.', action: 'book-demo' },
];

export interface StartedCall {
  id: string;
  webCallUrl: string;
  [field: string]: unknown;
}

/** A room server and a voice platform in one process, with a small knowledge base. */
export interface VoiceFixture {
  url: string;
  privateKey: string;
  voice: VoiceServer;
  /** Each tool that the agent used. */
  tools: unknown[];
  startCall(
    key?: string,
    headers?: Record<string, string>,
    body?: unknown,
  ): Promise<{ status: number; body: StartedCall }>;
  readCall(id: string): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

export async function startVoicePlatform(): Promise<VoiceFixture> {
  const lifetime = new Lifetime();
  const tools: unknown[] = [];
  let url = '';
  const dataDir = await makeDataDir('voice');
  lifetime.add(() => rm(dataDir, { recursive: true, force: true }));
  const database = await openDatabase({ dataDir, logger: silentLogger });
  lifetime.add(() => database.close());
  const apiKey = 'an api key for the tests';
  const appSecret = 'a secret of the tests';
  const call = await createCallServer({ database, appSecret, apiKey, publicUrl: () => url, logger: silentLogger });
  lifetime.add(() => call.close());
  const voice = await createVoiceServer({
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
  const app = new Hono().route('/', call.routes).route('/voice', voice.routes);
  const http = await startHttpServer({ app, host: '127.0.0.1', port: 0, upgrades: call.upgrades });
  lifetime.add(() => http.close());
  lifetime.add(() => voice.close());
  url = `http://127.0.0.1:${http.port}`;
  return {
    url,
    privateKey,
    voice,
    tools,
    startCall: async (key = privateKey, headers = {}, body = { assistantId: 'demo' }) => {
      const response = await fetch(`${url}/voice/call/web`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as StartedCall };
    },
    readCall: async (id) => {
      const response = await fetch(`${url}/voice/call/${id}`, { headers: { authorization: `Bearer ${privateKey}` } });
      return (await response.json()) as Record<string, unknown>;
    },
    close: () => lifetime.close(),
  };
}

const patienceMs = 15_000;

/** Somebody who calls: hears the agent, keeps its messages, and speaks. */
export class Visitor {
  readonly peer: RoomPeer;
  readonly messages: Array<Record<string, unknown> | string> = [];
  hasLeft = false;
  loudest = 0;
  /** Called with each frame that is louder than silence. */
  onSound: () => void = () => undefined;

  constructor(peer: RoomPeer) {
    this.peer = peer;
    peer.events.on('app-message', ({ data }) => {
      this.messages.push(data === 'listening' ? data : JSON.parse(String(data)));
    });
    peer.events.on('audio', ({ frame }) => {
      const level = Math.max(...frame);
      this.loudest = Math.max(this.loudest, level);
      if (level > 1000) this.onSound();
    });
    peer.events.on('left', () => {
      this.hasLeft = true;
    });
  }

  static async call(platform: VoiceFixture): Promise<{ visitor: Visitor; id: string }> {
    const { body } = await platform.startCall();
    const address = parseRoomUrl(body.webCallUrl);
    const peer = await joinRoom({
      signalUrl: signalUrl(address?.origin ?? ''),
      room: address?.room ?? '',
      userName: 'Visitor',
      additionalHostAddresses: ['127.0.0.1'],
      logger: silentLogger,
    });
    const visitor = new Visitor(peer);
    await visitor.until((message) => message === 'listening');
    peer.sendAppMessage('playable');
    return { visitor, id: body.id };
  }

  async say(text: string): Promise<void> {
    await this.peer.audio.play([await speechSamples({ text, program: 'flite' }, 48_000)]).done;
  }

  /** Resolves when a message with these fields came, now or before. */
  heard(fields: Record<string, unknown>): Promise<void> {
    return this.until(
      (message) =>
        typeof message === 'object' &&
        Object.entries(fields).every(([name, value]) => isDeepStrictEqual(message[name], value)),
    );
  }

  /** Resolves when a message fits, now or before. Rejects after a while. */
  until(fits: (message: Record<string, unknown> | string) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`The agent did not say so; it said ${JSON.stringify(this.messages)}`));
      }, patienceMs);
      const check = () => {
        if (!this.messages.some(fits)) return;
        clearTimeout(timer);
        stop();
        resolve();
      };
      const stop = this.peer.events.on('app-message', check);
      check();
    });
  }

  /** Resolves when the agent finished this sentence. */
  agentSaid(transcript: string): Promise<void> {
    return this.heard({ type: 'transcript', role: 'assistant', transcriptType: 'final', transcript });
  }
}
