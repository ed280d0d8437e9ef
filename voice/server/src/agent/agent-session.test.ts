import type { RoomPeerEvents } from '@parley/call-peer/room-peer';
import type { WireParticipant } from '@parley/call-protocol/signalling';
import { ManualClock } from '@parley/kit-base/clock';
import { Emitter } from '@parley/kit-base/emitter';
import { silentLogger } from '@parley/kit-base/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createVoiceActivity } from '../speech/voice-activity.ts';
import type { AgentRoom } from './agent-room.ts';
import { AgentSession, sessionTimes } from './agent-session.ts';
import type { Mind, MindAction, RecognitionStream, SpeechToText, TextToSpeech } from './ports.ts';

const visitor = 'visitor';

/** A room in which everything said plays until the test lets it end. */
class ScriptedRoom implements AgentRoom {
  readonly events = new Emitter<RoomPeerEvents>();
  readonly participants = [];
  readonly told: unknown[] = [];
  readonly playing: Array<{ stop(): void; finish(): void }> = [];
  hasAppeared = false;
  hasLeft = false;

  readonly audio: AgentRoom['audio'] = {
    play: (source, { onStart } = {}) => {
      const { promise, resolve } = Promise.withResolvers<{ outcome: 'completed' | 'stopped'; sentMs: number }>();
      const playback = {
        sentMs: 0,
        done: promise,
        stop: () => resolve({ outcome: 'stopped', sentMs: 500 }),
        finish: () => resolve({ outcome: 'completed', sentMs: 1000 }),
      };
      this.playing.push(playback);
      const read = async () => {
        for await (const _ of source);
        onStart?.();
      };
      void read();
      return playback;
    },
  };

  sendAppMessage = (data: unknown) => {
    this.told.push(typeof data === 'string' && data.startsWith('{') ? JSON.parse(data) : data);
  };
  appear = () => {
    this.hasAppeared = true;
  };
  leave = async () => {
    this.hasLeft = true;
  };

  join(): void {
    this.events.emit('participant-joined', { sessionId: visitor } as WireParticipant);
  }

  connect(): void {
    this.join();
    this.events.emit('connected', { sessionId: visitor });
  }

  send(message: unknown): void {
    this.events.emit('app-message', {
      from: visitor,
      data: typeof message === 'string' ? message : JSON.stringify(message),
    });
  }
}

/** One second of sound for each sentence. */
const voice: TextToSpeech = {
  name: 'scripted',
  ready: async () => undefined,
  close: async () => undefined,
  async *speak() {
    yield new Int16Array(48_000);
  },
};

let clock: ManualClock;
let room: ScriptedRoom;
let tools: unknown[];
let answers: MindAction[];

const mind: Mind = {
  name: 'scripted',
  firstMessage: () => 'Hello there.',
  async *reply() {
    yield* answers;
  },
};

/** Hears whatever the test says. */
let heardText = '';
const ears: SpeechToText = {
  name: 'scripted',
  ready: async () => undefined,
  close: async () => undefined,
  open: (): RecognitionStream => ({
    write: () => undefined,
    partial: () => undefined,
    end: async () => ({ text: heardText, confidence: 1 }),
    cancel: () => undefined,
  }),
};

beforeEach(() => {
  clock = new ManualClock(1_000_000);
  room = new ScriptedRoom();
  tools = [];
  answers = [{ type: 'say', text: 'Fine.' }];
});

function createSession({ isDeaf = false } = {}): AgentSession {
  return new AgentSession({
    room,
    mind,
    speechToText: isDeaf ? undefined : ears,
    textToSpeech: voice,
    createVoiceActivity,
    onConnected: () => undefined,
    runTool: async (name, given) => {
      if (name === 'broken') throw new Error('no');
      tools.push({ name, given });
    },
    clock,
    logger: silentLogger,
  });
}

/** Lets everything that waits for nothing outside happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Lets all that was said and is said next play to its end. */
async function finishSpeech(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await settle();
    for (const playback of room.playing.splice(0)) playback.finish();
    await settle();
  }
}

async function greeted(): Promise<AgentSession> {
  const session = createSession();
  room.connect();
  room.send('playable');
  await finishSpeech();
  return session;
}

/** Loud sound, then silence, in frames of 20 ms. */
async function speak(text: string): Promise<void> {
  heardText = text;
  for (let at = 0; at < 20; at += 1)
    room.events.emit('audio', { sessionId: visitor, frame: new Int16Array(320).fill(8000) });
  for (let at = 0; at < 40; at += 1) room.events.emit('audio', { sessionId: visitor, frame: new Int16Array(320) });
  await settle();
}

describe('the beginning', () => {
  it('shows itself when the visitor came, and says that it listens once they are connected', async () => {
    createSession();
    expect(room.hasAppeared).toBe(false);
    room.join();
    expect(room.hasAppeared).toBe(true);
    expect(room.told).toEqual([]);
    room.events.emit('connected', { sessionId: visitor });
    expect(room.told).toEqual(['listening', { type: 'status-update', status: 'in-progress' }]);
  });

  it('greets when it can be heard, and after three seconds even if nobody says so', async () => {
    createSession();
    room.connect();
    clock.advance(sessionTimes.playableMs - 1);
    expect(room.playing).toHaveLength(0);
    clock.advance(1);
    await settle();
    expect(room.playing).toHaveLength(1);
  });

  it('gives up when nobody comes, and when nobody can be connected', async () => {
    const lonely = createSession();
    clock.advance(sessionTimes.answerMs);
    expect(await lonely.done).toMatchObject({ endedReason: 'customer-did-not-answer' });
    room = new ScriptedRoom();
    const deaf = createSession();
    room.join();
    clock.advance(sessionTimes.connectMs);
    expect(await deaf.done).toMatchObject({ endedReason: 'call.in-progress.error-transport-never-connected' });
  });

  it('says that it cannot hear where there is no recogniser', async () => {
    createSession({ isDeaf: true });
    room.connect();
    room.send('playable');
    await finishSpeech();
    expect(room.told).toContainEqual(
      expect.objectContaining({ type: 'transcript', transcript: expect.stringContaining('cannot hear you') }),
    );
  });
});

describe('the talk', () => {
  it('answers what was said, and tells both sides as text', async () => {
    const session = await greeted();
    await speak('how are you');
    await finishSpeech();
    const finals = room.told.filter((message) => (message as { transcriptType?: string }).transcriptType === 'final');
    expect(finals).toEqual([
      { type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Hello there.' },
      { type: 'transcript', role: 'user', transcriptType: 'final', transcript: 'how are you' },
      { type: 'transcript', role: 'assistant', transcriptType: 'final', transcript: 'Fine.' },
    ]);
    session.end('customer-ended-call');
    const { lines, latencies } = await session.done;
    expect(lines.map(({ role, message }) => `${role}: ${message}`)).toEqual([
      'assistant: Hello there.',
      'user: how are you',
      'assistant: Fine.',
    ]);
    expect(latencies).toHaveLength(1);
  });

  it('stops when it is interrupted, and keeps only what was heard', async () => {
    createSession();
    room.connect();
    room.send('playable');
    await settle();
    heardText = 'wait';
    for (let at = 0; at < 20; at += 1) {
      room.events.emit('audio', { sessionId: visitor, frame: new Int16Array(320).fill(8000) });
      clock.advance(20);
    }
    await settle();
    expect(room.told).toContainEqual({ type: 'user-interrupted' });
    expect(room.told).toContainEqual({
      type: 'transcript',
      role: 'assistant',
      transcriptType: 'final',
      transcript: 'Hello',
    });
  });

  it('takes no noise for a turn', async () => {
    await greeted();
    room.told.length = 0;
    await speak('');
    expect(room.told.filter((message) => (message as { type?: string }).type === 'transcript')).toEqual([]);
  });

  it('uses tools, and says so when one fails', async () => {
    await greeted();
    answers = [{ type: 'tool', name: 'book-demo', arguments: { phone: '+911234567890' } }];
    await speak('yes');
    expect(tools).toEqual([{ name: 'book-demo', given: { phone: '+911234567890' } }]);
    answers = [
      { type: 'tool', name: 'broken', arguments: {} },
      { type: 'say', text: 'It is noted.' },
    ];
    await speak('yes');
    await finishSpeech();
    expect(room.told).toContainEqual(
      expect.objectContaining({ role: 'assistant', transcript: expect.stringContaining('could not note that down') }),
    );
    expect(room.told).not.toContainEqual(expect.objectContaining({ transcript: 'It is noted.' }));
  });

  it('says what the client has it say, and ends after it when told to', async () => {
    const session = await greeted();
    room.send({ type: 'say', message: 'See you soon.', endCallAfterSpoken: true });
    await finishSpeech();
    expect(await session.done).toMatchObject({ endedReason: 'assistant-ended-call' });
    expect(room.told).toContainEqual(expect.objectContaining({ transcript: 'See you soon.' }));
  });

  it('answers a message that the client adds, and ignores what it does not understand', async () => {
    await greeted();
    room.send('nonsense');
    room.send({ type: 'unknown' });
    room.send({ type: 'add-message', message: { role: 'user', content: 'a question in writing' } });
    await finishSpeech();
    expect(room.told).toContainEqual(expect.objectContaining({ transcript: 'Fine.', transcriptType: 'final' }));
  });
});

describe('the end', () => {
  it('says goodbye to the end before it leaves', async () => {
    const session = await greeted();
    answers = [
      { type: 'say', text: 'Goodbye!' },
      { type: 'end-call', reason: 'assistant-ended-call' },
    ];
    await speak('bye');
    await settle();
    expect(room.hasLeft).toBe(false);
    await finishSpeech();
    expect(await session.done).toMatchObject({ endedReason: 'assistant-ended-call' });
    expect(room.told.at(-1)).toEqual({ type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' });
    expect(room.hasLeft).toBe(true);
  });

  it('asks whether someone is there, and ends the call when nobody is', async () => {
    const session = await greeted();
    clock.advance(sessionTimes.nudgeMs);
    await finishSpeech();
    expect(room.told).toContainEqual(expect.objectContaining({ transcript: 'Are you still there?' }));
    clock.advance(sessionTimes.silenceMs - sessionTimes.nudgeMs);
    await finishSpeech();
    expect(await session.done).toMatchObject({ endedReason: 'silence-timed-out' });
  });

  it('ends a call that takes too long, with a word', async () => {
    const session = await greeted();
    clock.advance(20_000);
    for (let minute = 0; minute < 10; minute += 1) {
      await speak('still here');
      await finishSpeech();
      clock.advance(29_000);
      await speak('still here');
      await finishSpeech();
      clock.advance(29_000);
    }
    await speak('still here');
    await finishSpeech();
    clock.advance(20_000);
    await finishSpeech();
    expect(await session.done).toMatchObject({ endedReason: 'exceeded-max-duration' });
  });

  it('ends when the visitor leaves', async () => {
    const session = await greeted();
    room.events.emit('participant-left', { sessionId: visitor, reason: 'left' });
    expect(await session.done).toMatchObject({ endedReason: 'customer-ended-call' });
  });

  it('is told once, whatever happens after', async () => {
    const session = await greeted();
    session.end('worker-shutdown');
    session.end('customer-ended-call');
    await vi.waitFor(() => expect(room.hasLeft).toBe(true), 10_000);
    expect(room.told.filter((message) => (message as { status?: string }).status === 'ended')).toHaveLength(1);
  });
});
