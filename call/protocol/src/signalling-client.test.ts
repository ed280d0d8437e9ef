import { ManualClock } from '@parley/kit-base/clock';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Hello, ServerMessage, Welcome } from './signalling.ts';
import { SignallingClient, type SignallingSocket } from './signalling-client.ts';

/** A socket whose other end is the test. */
class ScriptedSocket implements SignallingSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly sent: unknown[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  receive(frame: unknown): void {
    this.onmessage?.({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) });
  }
}

const permissions = { hasPresence: true, canSend: true, canReceive: { base: true }, canAdmin: false };
const you = {
  sessionId: 'me',
  userId: 'u',
  userName: 'Asha',
  userData: null,
  owner: false,
  joinedAt: '2026-11-21T00:00:00.000Z',
  permissions,
  media: {},
  slots: [],
  answersOnly: false,
};
const welcome: Welcome = {
  type: 'welcome',
  sessionId: 'me',
  resumeSecret: 'secret',
  meetingId: 'm',
  you,
  others: [],
  counts: { present: 1, hidden: 0 },
  sessionData: {},
  room: { id: 'r', name: 'hello', maxAppMessageSize: 4096 },
  iceServers: [],
};
const hello: Hello = { type: 'hello', version: 1, room: 'hello', media: {}, slots: [], answersOnly: false };
const left = (sessionId: string): ServerMessage => ({ type: 'participant-left', sessionId, reason: 'left' });

let clock: ManualClock;
let sockets: ScriptedSocket[];
let client: SignallingClient;
let messages: ServerMessage[];
let ends: Array<{ kind?: string; message: string }>;

const socket = () => sockets.at(-1) as ScriptedSocket;

beforeEach(() => {
  clock = new ManualClock();
  sockets = [];
  messages = [];
  ends = [];
  client = new SignallingClient({
    url: 'ws://room.test/signal',
    hello,
    clock,
    random: () => 0,
    createSocket: () => {
      const next = new ScriptedSocket();
      sockets.push(next);
      return next;
    },
  });
  client.events.on('message', (message) => messages.push(message));
  client.events.on('closed', (end) => ends.push(end));
});

async function joined(): Promise<Welcome> {
  const joining = client.connect();
  socket().onopen?.();
  socket().receive(welcome);
  return joining;
}

describe('the signalling client', () => {
  it('says hello and resolves with the welcome', async () => {
    expect((await joined()).sessionId).toBe('me');
    expect(socket().sent).toEqual([hello]);
    expect(client.state).toBe('open');
  });

  it('rejects with the kind of a fatal answer', async () => {
    const joining = client.connect();
    socket().onopen?.();
    socket().receive({ type: 'fatal', kind: 'no-room', message: 'There is no such room' });
    await expect(joining).rejects.toMatchObject({ code: 'no-room', message: 'There is no such room' });
    expect(ends).toEqual([{ kind: 'no-room', message: 'There is no such room' }]);
    expect(socket().isClosed).toBe(true);
  });

  it('gives up a first connection after three tries', async () => {
    const joining = client.connect();
    for (const pause of [300, 1200]) {
      socket().onclose?.();
      clock.advance(pause);
    }
    expect(sockets).toHaveLength(3);
    socket().onclose?.();
    await expect(joining).rejects.toMatchObject({ code: 'connection-error' });
  });

  it('does not wait for a server that takes the socket and says nothing', async () => {
    const joining = client.connect();
    for (let tries = 0; tries < 3; tries += 1) {
      socket().onopen?.();
      clock.advance(10_000);
      clock.advance(2700);
    }
    await expect(joining).rejects.toMatchObject({ code: 'connection-error' });
  });

  it('delivers each message once, in order, and acknowledges it', async () => {
    await joined();
    socket().receive({ seq: 1, message: left('a') });
    socket().receive({ seq: 1, message: left('a') });
    socket().receive({ seq: 2, message: left('b') });
    expect(messages).toEqual([left('a'), left('b')]);
    expect(socket().sent.slice(1)).toEqual([{ ack: 1 }, { ack: 1 }, { ack: 2 }]);
  });

  it('resumes after a lost socket and sends again what the server has not heard', async () => {
    await joined();
    socket().receive({ seq: 1, message: left('a') });
    client.send({ type: 'app-msg', to: '*', data: 'one' });
    client.send({ type: 'app-msg', to: '*', data: 'two' });
    socket().onclose?.();
    expect(client.state).toBe('reconnecting');
    client.send({ type: 'app-msg', to: '*', data: 'three' });
    clock.advance(300);
    socket().onopen?.();
    expect(socket().sent[0]).toEqual({ ...hello, resume: { sessionId: 'me', secret: 'secret', lastSeq: 1 } });
    socket().receive({ type: 'resumed', lastClientSeq: 1 });
    expect(client.state).toBe('open');
    expect(socket().sent.slice(1)).toEqual([
      { seq: 2, message: { type: 'app-msg', to: '*', data: 'two' } },
      { seq: 3, message: { type: 'app-msg', to: '*', data: 'three' } },
    ]);
    socket().receive({ ack: 3 });
    socket().onclose?.();
    clock.advance(300);
    socket().onopen?.();
    socket().receive({ type: 'resumed', lastClientSeq: 3 });
    expect(socket().sent).toHaveLength(1);
  });

  it('tries at once when it hears that the network may be back', async () => {
    await joined();
    socket().onclose?.();
    expect(sockets).toHaveLength(1);
    client.hint();
    expect(sockets).toHaveLength(2);
    clock.advance(300);
    expect(sockets).toHaveLength(2);
  });

  it('ends with a connection error when the grace is over', async () => {
    await joined();
    for (let tries = 0; tries < 12 && client.state !== 'closed'; tries += 1) {
      socket().onclose?.();
      clock.advance(4800);
    }
    expect(ends).toEqual([{ kind: 'connection-error', message: 'The room server cannot be reached' }]);
  });

  it.each(['not JSON', { seq: 7, message: left('a') }, { seq: 1, message: { type: 'app-msg' } }])(
    'opens the socket anew after a frame that cannot be right: %j',
    async (frame) => {
      await joined();
      const first = socket();
      first.receive(frame);
      expect(first.isClosed).toBe(true);
      expect(messages).toEqual([]);
      clock.advance(300);
      expect(sockets).toHaveLength(2);
    },
  );

  it('ignores messages of unknown types, which a newer server may send', async () => {
    await joined();
    socket().receive({ seq: 1, message: { type: 'unheard-of' } });
    socket().receive({ seq: 2, message: left('a') });
    expect(messages).toEqual([left('a')]);
    expect(socket().sent.at(-1)).toEqual({ ack: 2 });
  });

  it('ends when the server says so, and does not come back', async () => {
    await joined();
    socket().receive({ seq: 1, message: { type: 'fatal', kind: 'ejected', message: 'You were removed' } });
    expect(ends).toEqual([{ kind: 'ejected', message: 'You were removed' }]);
    clock.advance(60_000);
    expect(sockets).toHaveLength(1);
  });

  it('tells the server when it leaves', async () => {
    await joined();
    client.leave();
    expect(socket().sent.at(-1)).toEqual({ seq: 1, message: { type: 'leave' } });
    expect(socket().isClosed).toBe(true);
    expect(ends).toEqual([{ message: 'closed' }]);
    client.send({ type: 'leave' });
    expect(socket().sent).toHaveLength(2);
  });
});
