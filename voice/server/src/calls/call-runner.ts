import { randomUUID } from 'node:crypto';
import { type JoinRoomOptions, joinRoom } from '@parley/call-peer/join-room';
import { parseRoomUrl, signalUrl } from '@parley/call-protocol/addresses';
import { errorMessage } from '@parley/kit-base/app-error';
import type { Clock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import { agentParticipantName } from '@parley/voice-protocol/room-messages';
import type { AgentRoom } from '../agent/agent-room.ts';
import { AgentSession, type SessionRecord } from '../agent/agent-session.ts';
import type { Mind } from '../agent/ports.ts';
import type { EmbeddedSpeech } from '../speech/embedded-speech.ts';
import { createVoiceActivity } from '../speech/voice-activity.ts';
import { VoiceError } from '../voice-error.ts';
import type { CallRow, CallStore } from './call-store.ts';
import type { RoomsClient } from './rooms-client.ts';

/** A tool that a mind may ask for; `callId` names the call in which it did. */
export type RunTool = (name: string, given: Record<string, unknown>, callId: string) => Promise<void>;

export interface CallRunnerOptions {
  calls: Pick<CallStore, 'create' | 'begin' | 'end'>;
  rooms: Pick<RoomsClient, 'create' | 'agentToken' | 'close'>;
  /** Base address of the room server as this process reaches it. */
  callUrl: () => string;
  /** Brings the agent into its room; another one for tests. */
  join?: (options: JoinRoomOptions) => Promise<AgentRoom>;
  speech: Pick<EmbeddedSpeech, 'speechToText' | 'textToSpeech'>;
  createMind: () => Mind;
  runTool: RunTool;
  /** How many calls this process carries at once. */
  mostCalls: number;
  clock: Clock;
  logger: Logger;
}

/** A call that has begun. */
export interface StartedCall {
  call: CallRow;
  /** Where the visitor joins. */
  url: string;
}

/** The visitor has this long to come; the room itself stays a little longer. */
const roomLifetimeSeconds = 120;

/** Starts calls and sees them through: room, agent, record. */
export class CallRunner {
  readonly #options: CallRunnerOptions;
  readonly #sessions = new Set<AgentSession>();
  readonly #endings = new Set<Promise<void>>();
  readonly #starting = new Set<Promise<StartedCall>>();
  #isClosing = false;

  constructor(options: CallRunnerOptions) {
    this.#options = options;
  }

  /** Rejects with a VoiceError when there is no place or no room; nothing is left of the call then. */
  async start(assistantId: string): Promise<StartedCall> {
    if (this.#isClosing || this.#sessions.size + this.#starting.size >= this.#options.mostCalls)
      throw VoiceError.tooManyCalls();
    const started = this.#begin(assistantId);
    this.#starting.add(started);
    try {
      return await started;
    } finally {
      this.#starting.delete(started);
    }
  }

  /** Ends every call, also those that are only beginning, and waits for their records. */
  async close(): Promise<void> {
    this.#isClosing = true;
    for (const session of this.#sessions) session.end('worker-shutdown');
    await Promise.allSettled(this.#starting);
    await Promise.all(this.#endings);
  }

  async #begin(assistantId: string): Promise<StartedCall> {
    const { calls, rooms, clock, logger } = this.#options;
    const room = await rooms.create(Math.floor(clock.now() / 1000) + roomLifetimeSeconds);
    const id = randomUUID();
    try {
      const call = await calls.create({ id, assistant_id: assistantId, room: room.name });
      await this.#sendAgent(id, room.url);
      return { call, url: room.url };
    } catch (error) {
      const endedReason = this.#isClosing ? 'worker-shutdown' : 'call.in-progress.error-pipeline';
      await this.#putAway(id, room.name, { endedReason, lines: [], latencies: [] }, logger.child({ call: id }));
      throw error;
    }
  }

  async #sendAgent(callId: string, url: string): Promise<void> {
    const { rooms, callUrl, join = joinRoom, clock } = this.#options;
    const logger = this.#options.logger.child({ call: callId });
    const address = parseRoomUrl(url);
    if (!address) throw VoiceError.noRoom(`${url} is no room's address`);
    const room = await join({
      signalUrl: signalUrl(callUrl()),
      room: address.room,
      token: await rooms.agentToken(address.room),
      userName: agentParticipantName,
      // A host that has no other interface than the loopback one, and visitors on the same machine.
      additionalHostAddresses: ['127.0.0.1'],
      clock,
      logger,
    });
    let session: AgentSession;
    try {
      // The platform may have been closed in the meantime; it waits for this call to be gone.
      if (this.#isClosing) throw VoiceError.tooManyCalls();
      session = this.#createSession(callId, room, logger);
    } catch (error) {
      await room.leave();
      throw error;
    }
    this.#sessions.add(session);
    const ending = this.#seeOff(callId, address.room, session, logger).finally(() => this.#endings.delete(ending));
    this.#endings.add(ending);
  }

  #createSession(callId: string, room: AgentRoom, logger: Logger): AgentSession {
    const { calls, speech, createMind, runTool, clock } = this.#options;
    return new AgentSession({
      room,
      mind: createMind(),
      speechToText: speech.speechToText,
      textToSpeech: speech.textToSpeech,
      createVoiceActivity,
      onConnected: () => {
        calls.begin(callId).catch((error: unknown) => {
          logger.error('a call could not be marked as begun', { error: errorMessage(error) });
        });
      },
      runTool: (name, given) => runTool(name, given, callId),
      clock,
      logger,
    });
  }

  async #seeOff(callId: string, room: string, session: AgentSession, logger: Logger): Promise<void> {
    const record = await session.done;
    this.#sessions.delete(session);
    logger.info('a call ended', { reason: record.endedReason, turns: record.latencies.length });
    await this.#putAway(callId, room, record, logger);
  }

  /** Keeps the record and takes the room away, each even when the other fails. */
  async #putAway(callId: string, room: string, record: SessionRecord, logger: Logger): Promise<void> {
    const steps = [() => this.#options.calls.end(callId, record), () => this.#options.rooms.close(room)];
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        logger.error('a call could not be closed in order', { error: errorMessage(error) });
      }
    }
  }
}
