import type { RoomPeerEvents } from '@parley/call-peer/room-peer';
import { ManualClock } from '@parley/kit-base/clock';
import { Emitter } from '@parley/kit-base/emitter';
import { silentLogger } from '@parley/kit-base/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AgentRoom } from '../agent/agent-room.ts';
import type { Mind } from '../agent/ports.ts';
import { CallRunner } from './call-runner.ts';
import type { CallRow } from './call-store.ts';

/** What became of calls, rooms and agents, in the order in which it happened. */
let log: string[];
let joining: PromiseWithResolvers<void>;
let createMind: () => Mind;
let runner: CallRunner;

class EmptyRoom implements AgentRoom {
  readonly events = new Emitter<RoomPeerEvents>();
  readonly participants = [];
  readonly audio = { play: () => expect.fail('nobody is there') };
  sendAppMessage = () => undefined;
  appear = () => undefined;
  leave = async () => {
    log.push('the agent left');
    this.events.emit('left', { reason: 'left' });
  };
}

const mind: Mind = {
  name: 'scripted',
  firstMessage: () => 'Hello.',
  async *reply() {
    yield { type: 'say', text: 'Fine.' };
  },
};

beforeEach(() => {
  log = [];
  joining = Promise.withResolvers();
  joining.resolve();
  createMind = () => mind;
  runner = new CallRunner({
    calls: {
      create: async (call) => ({ ...call, status: 'queued' }) as CallRow,
      begin: async () => undefined,
      end: async (_, { endedReason }) => void log.push(`recorded: ${endedReason}`),
    },
    rooms: {
      create: async () => ({ name: 'room', url: 'http://127.0.0.1/r/room' }),
      agentToken: async () => 'token',
      close: async () => void log.push('the room is gone'),
    },
    callUrl: () => 'http://127.0.0.1',
    join: async () => {
      log.push('joining');
      await joining.promise;
      return new EmptyRoom();
    },
    speech: { speechToText: undefined, textToSpeech: undefined },
    createMind: () => createMind(),
    runTool: async () => undefined,
    mostCalls: 1,
    clock: new ManualClock(),
    logger: silentLogger,
  });
});

describe('a call that cannot begin', () => {
  it('leaves no agent, no open record and no room behind when it fails after the agent joined', async () => {
    createMind = () => {
      throw new Error('no mind');
    };
    await expect(runner.start('demo')).rejects.toThrow('no mind');
    expect(log).toEqual(['joining', 'the agent left', 'recorded: call.in-progress.error-pipeline', 'the room is gone']);
    createMind = () => mind;
    await expect(runner.start('demo')).resolves.toBeDefined();
    await runner.close();
  });

  it('leaves no open record and no room behind when the agent cannot join', async () => {
    joining = Promise.withResolvers();
    joining.reject(new Error('no way in'));
    await expect(runner.start('demo')).rejects.toThrow('no way in');
    expect(log).toEqual(['joining', 'recorded: call.in-progress.error-pipeline', 'the room is gone']);
  });
});

describe('closing', () => {
  it('waits for a call that is only beginning, and takes its agent out of the room', async () => {
    joining = Promise.withResolvers();
    const started = runner.start('demo');
    started.catch(() => undefined);
    await vi.waitFor(() => expect(log).toEqual(['joining']), 10_000);
    const closed = runner.close().then(() => log.push('closed'));
    joining.resolve();
    await expect(started).rejects.toMatchObject({ code: 'too-many-calls' });
    await closed;
    expect(log).toEqual(['joining', 'the agent left', 'recorded: worker-shutdown', 'the room is gone', 'closed']);
  });

  it('ends a call whose visitor never came', async () => {
    await runner.start('demo');
    await runner.close();
    expect(log).toEqual(['joining', 'the agent left', 'recorded: worker-shutdown', 'the room is gone']);
    await expect(runner.start('demo')).rejects.toMatchObject({ code: 'too-many-calls' });
  });
});
