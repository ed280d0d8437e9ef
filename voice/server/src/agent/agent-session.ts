import { errorMessage } from '@parley/kit-base/app-error';
import { assertNever } from '@parley/kit-base/assert-never';
import type { Clock } from '@parley/kit-base/clock';
import { Lifetime } from '@parley/kit-base/lifetime';
import type { Logger } from '@parley/kit-base/logger';
import { type AgentMessage, type ClientMessage, listening, playable } from '@parley/voice-protocol/room-messages';
import type { AgentRoom } from './agent-room.ts';
import { parseClientMessage } from './client-message.ts';
import { Listener, type Utterance } from './listener.ts';
import type { Mind, SpeechToText, TextToSpeech, VoiceActivity } from './ports.ts';
import { Speaker } from './speaker.ts';
import { Transcript, type TranscriptLine } from './transcript.ts';

/** Why a call ended, in the platform's words. */
export type EndedReason =
  | 'customer-ended-call'
  | 'assistant-ended-call'
  | 'silence-timed-out'
  | 'exceeded-max-duration'
  | 'customer-did-not-answer'
  | 'call.in-progress.error-transport-never-connected'
  | 'call.in-progress.error-pipeline'
  | 'worker-shutdown';

/** From the end of the visitor's sound to the agent's first, in milliseconds. */
export interface TurnLatency {
  endOfTurn: number;
  recognition: number;
  mind: number;
  synthesis: number;
  total: number;
}

/** What is left of a call when it is over. */
export interface SessionRecord {
  endedReason: EndedReason;
  lines: readonly TranscriptLine[];
  latencies: readonly TurnLatency[];
}

export interface AgentSessionOptions {
  room: AgentRoom;
  mind: Mind;
  speechToText: SpeechToText | undefined;
  textToSpeech: TextToSpeech | undefined;
  createVoiceActivity: () => VoiceActivity;
  /** Called once, when visitor and agent are connected. */
  onConnected: () => void;
  /** Does what the mind decides outside the talk. Its failure is told to the visitor. */
  runTool: (name: string, given: Record<string, unknown>) => Promise<void>;
  clock: Clock;
  logger: Logger;
}

export const sessionTimes = {
  /** For the visitor to come into the room. */
  answerMs: 60_000,
  /** For media to connect once they are there. */
  connectMs: 20_000,
  /** For the visitor's page to say that the agent can be heard. */
  playableMs: 3000,
  /** Silence after which the agent asks whether someone is there, and after which it ends the call. */
  nudgeMs: 30_000,
  silenceMs: 45_000,
  longestMs: 10 * 60_000,
  /** Speech over the agent's own that counts as an interruption, and not as a cough. */
  bargeInMs: 160,
} as const;

/** One call of the agent with one visitor, from the empty room to the farewell. */
export class AgentSession {
  /** Resolves once, when the call is over and the room was left. Never rejects. */
  readonly done: Promise<SessionRecord>;
  readonly #options: AgentSessionOptions;
  readonly #lifetime = new Lifetime();
  readonly #transcript: Transcript;
  readonly #speaker: Speaker;
  readonly #listener: Listener;
  readonly #latencies: TurnLatency[] = [];
  readonly #finished = Promise.withResolvers<SessionRecord>();
  #visitor: string | undefined;
  #hasGreeted = false;
  #thinking: AbortController | undefined;
  #cancelSilence: () => void = () => undefined;
  #cancelBargeIn: () => void = () => undefined;
  #isInterruptible = true;
  #isOver = false;

  constructor(options: AgentSessionOptions) {
    const { room, clock, logger, textToSpeech, speechToText } = options;
    this.#options = options;
    this.done = this.#finished.promise;
    this.#transcript = new Transcript(
      (message) => this.#tell(message),
      () => clock.now(),
    );
    this.#speaker = new Speaker({ room, textToSpeech, clock, logger });
    this.#listener = new Listener({ speechToText, voiceActivity: options.createVoiceActivity(), clock });
    this.#listen();
    this.#watchRoom();
    this.#lifetime.add(
      clock.after(sessionTimes.longestMs, () => this.#sayAndEnd(farewells.long, 'exceeded-max-duration')),
    );
    for (const { sessionId } of room.participants) this.#meet(sessionId);
    if (!this.#visitor)
      this.#endUnless(() => this.#visitor !== undefined, sessionTimes.answerMs, 'customer-did-not-answer');
  }

  /** Ends the call at once. */
  end(reason: EndedReason): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#thinking?.abort();
    this.#cancelSilence();
    this.#cancelBargeIn();
    this.#speaker.stop();
    this.#listener.close();
    this.#tell({ type: 'status-update', status: 'ended', endedReason: reason });
    const { room, logger } = this.#options;
    const record = { endedReason: reason, lines: this.#transcript.lines, latencies: this.#latencies };
    void this.#lifetime.close();
    room
      .leave()
      .catch((error: unknown) => logger.warn('the agent could not leave in order', { error: errorMessage(error) }))
      .finally(() => this.#finished.resolve(record));
  }

  #watchRoom(): void {
    const { events } = this.#options.room;
    this.#lifetime.add(events.on('participant-joined', ({ sessionId }) => this.#meet(sessionId)));
    this.#lifetime.add(events.on('connected', ({ sessionId }) => sessionId === this.#visitor && this.#connected()));
    this.#lifetime.add(
      events.on('participant-left', ({ sessionId }) => sessionId === this.#visitor && this.end('customer-ended-call')),
    );
    this.#lifetime.add(
      events.on('audio', ({ sessionId, frame }) => sessionId === this.#visitor && this.#listener.hear(frame)),
    );
    this.#lifetime.add(events.on('app-message', ({ from, data }) => from === this.#visitor && this.#receive(data)));
    this.#lifetime.add(events.on('left', () => this.end('call.in-progress.error-pipeline')));
  }

  /** The first one who comes is the visitor; the agent talks with nobody else. */
  #meet(sessionId: string): void {
    if (this.#visitor) return;
    this.#visitor = sessionId;
    // Clients receive only from whom they saw come in (spec 001 §7): the agent shows itself after the visitor.
    this.#options.room.appear();
    this.#endUnless(
      () => this.#isConnected,
      sessionTimes.connectMs,
      'call.in-progress.error-transport-never-connected',
    );
  }

  #isConnected = false;

  #connected(): void {
    if (this.#isConnected) return;
    this.#isConnected = true;
    const { room, clock, onConnected } = this.#options;
    onConnected();
    room.sendAppMessage(listening, this.#visitor);
    this.#tell({ type: 'status-update', status: 'in-progress' });
    this.#lifetime.add(clock.after(sessionTimes.playableMs, () => this.#greet()));
  }

  #greet(): void {
    if (this.#hasGreeted || this.#isOver) return;
    this.#hasGreeted = true;
    void this.#say(this.#options.mind.firstMessage());
    if (!this.#options.speechToText) void this.#say(deafText);
    this.#rest();
  }

  #receive(data: unknown): void {
    if (data === playable) {
      this.#greet();
      return;
    }
    const parsed = parseClientMessage(data);
    if ('problem' in parsed) this.#options.logger.warn('a message of the client is ignored', parsed);
    else this.#obey(parsed.message);
  }

  #obey(message: ClientMessage): void {
    switch (message.type) {
      case 'add-message': {
        const { role, content } = message.message;
        this.#transcript.add(role === 'tool' ? 'system' : role, content);
        if (message.triggerResponseEnabled !== false && role === 'user') void this.#respond(undefined);
        return;
      }
      case 'control':
        if (message.control === 'say-first-message') this.#greet();
        else this.#speaker.setMuted(message.control === 'mute-assistant');
        return;
      case 'say':
        if (message.interruptAssistantEnabled) this.#interrupt();
        this.#isInterruptible = message.interruptionsEnabled ?? false;
        if (message.endCallAfterSpoken) this.#sayAndEnd(message.message, 'assistant-ended-call');
        else void this.#say(message.message).finally(() => this.#becomeInterruptible());
        return;
      case 'end-call':
        this.end('customer-ended-call');
        return;
      default:
        assertNever(message);
    }
  }

  #becomeInterruptible(): void {
    this.#isInterruptible = true;
  }

  #listen(): void {
    const { events } = this.#listener;
    events.on('speech-start', () => {
      this.#cancelSilence();
      this.#tell({ type: 'speech-update', status: 'started', role: 'user' });
      this.#cancelBargeIn = this.#options.clock.after(sessionTimes.bargeInMs, () => this.#bargeIn());
    });
    events.on('speech-stop', () => {
      this.#cancelBargeIn();
      this.#tell({ type: 'speech-update', status: 'stopped', role: 'user' });
    });
    events.on('partial', (text) => this.#transcript.partial('user', text));
    events.on('utterance', (utterance) => this.#take(utterance));
  }

  #bargeIn(): void {
    if (!this.#listener.isSpeech || !this.#isInterruptible) return;
    if (!this.#speaker.isSpeaking && !this.#thinking) return;
    this.#interrupt();
    this.#tell({ type: 'user-interrupted' });
  }

  /** Stops what the agent says and what it was about to. */
  #interrupt(): void {
    this.#thinking?.abort();
    this.#thinking = undefined;
    this.#speaker.stop();
  }

  #take(utterance: Utterance): void {
    this.#rest();
    if (this.#isOver || !this.#hasGreeted) return;
    // A noise without words, or speech over an agent that may not be interrupted.
    if (utterance.text === '' || (this.#speaker.isSpeaking && !this.#isInterruptible)) return;
    this.#interrupt();
    this.#transcript.final('user', utterance.text);
    void this.#respond(utterance);
  }

  /** Lets the mind answer the last turn and says the answer sentence by sentence. */
  async #respond(utterance: Utterance | undefined): Promise<void> {
    const { mind, clock, logger } = this.#options;
    const thinking = new AbortController();
    this.#thinking?.abort();
    this.#thinking = thinking;
    const turns = this.#transcript.turns();
    const startedAt = clock.now();
    let mindMs: number | undefined;
    try {
      for await (const action of mind.reply(turns, thinking.signal)) {
        if (thinking.signal.aborted) return;
        if (action.type === 'tool') {
          // What was to be said after it counts on its success.
          if (!(await this.#runTool(action.name, action.arguments))) return;
        } else if (action.type === 'end-call') {
          await this.#quiet;
          if (!thinking.signal.aborted) this.end(action.reason);
        } else {
          const isFirst = mindMs === undefined;
          mindMs ??= clock.now() - startedAt;
          const measured = isFirst && utterance ? { utterance, mindMs } : undefined;
          void this.#say(action.text, measured);
        }
      }
    } catch (error) {
      logger.error('the mind failed', { error: errorMessage(error) });
      if (!thinking.signal.aborted) void this.#say('Sorry, something went wrong on my side. Please say that again.');
    } finally {
      if (this.#thinking === thinking) this.#thinking = undefined;
      void this.#quiet.then(() => this.#rest());
    }
  }

  /** False when it failed, which the visitor is told. */
  async #runTool(name: string, given: Record<string, unknown>): Promise<boolean> {
    try {
      await this.#options.runTool(name, given);
      return true;
    } catch (error) {
      this.#options.logger.error('a tool failed', { tool: name, error: errorMessage(error) });
      void this.#say('Sorry, I could not note that down. Please use the form on this page.');
      return false;
    }
  }

  /** Resolves when all that was to be said until now was said. */
  #quiet: Promise<void> = Promise.resolve();

  #say(text: string, measured?: { utterance: Utterance; mindMs: number }): Promise<void> {
    const wasSilent = !this.#speaker.isSpeaking;
    const sentence = this.#speaker.say(text, {
      onStart: ({ synthesisMs }) => {
        if (wasSilent) this.#tell({ type: 'speech-update', status: 'started', role: 'assistant' });
        this.#transcript.partial('assistant', text);
        if (measured) this.#note(measured, synthesisMs);
      },
    });
    this.#quiet = Promise.all([this.#quiet, sentence.done]).then(([, spoken]) => {
      this.#transcript.final('assistant', spoken.text);
      if (!this.#speaker.isSpeaking) this.#tell({ type: 'speech-update', status: 'stopped', role: 'assistant' });
    });
    return this.#quiet;
  }

  #sayAndEnd(text: string, reason: EndedReason): void {
    this.#interrupt();
    void this.#say(text).then(() => this.end(reason));
  }

  #note({ utterance, mindMs }: { utterance: Utterance; mindMs: number }, synthesisMs: number): void {
    const latency: TurnLatency = {
      endOfTurn: utterance.endOfTurnMs,
      recognition: utterance.recognitionMs,
      mind: mindMs,
      synthesis: synthesisMs,
      total: this.#options.clock.now() - utterance.soundEndedAt,
    };
    this.#latencies.push(latency);
    this.#options.logger.info('a turn was answered', { ...latency });
  }

  /** From here on silence is counted. */
  #rest(): void {
    this.#cancelSilence();
    if (this.#isOver) return;
    const { clock } = this.#options;
    this.#cancelSilence = clock.after(sessionTimes.nudgeMs, () => {
      if (this.#speaker.isSpeaking) return this.#rest();
      void this.#say('Are you still there?');
      this.#cancelSilence = clock.after(sessionTimes.silenceMs - sessionTimes.nudgeMs, () =>
        this.#sayAndEnd(farewells.silent, 'silence-timed-out'),
      );
    });
  }

  #endUnless(isFine: () => boolean, afterMs: number, reason: EndedReason): void {
    this.#lifetime.add(this.#options.clock.after(afterMs, () => !isFine() && this.end(reason)));
  }

  #tell(message: AgentMessage): void {
    if (this.#visitor) this.#options.room.sendAppMessage(JSON.stringify(message), this.#visitor);
  }
}

const deafText =
  'I cannot hear you on this server, because speech recognition is not installed. Please use the forms on this page.';

const farewells = {
  silent: 'I do not hear anything, so I will end the call. Goodbye!',
  long: 'We have reached the longest time for one call. Thank you, and goodbye!',
} as const;
