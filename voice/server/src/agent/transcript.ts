import type { AgentMessage, ConversationUpdateMessage } from '@parley/voice-protocol/room-messages';
import type { Turn } from './ports.ts';

/** One thing that was said in a call. */
export interface TranscriptLine {
  role: 'assistant' | 'user' | 'system';
  message: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Milliseconds since the call began. */
  secondsFromStart: number;
}

/** A room message may have 4096 characters as JSON inside JSON. */
const conversationMaxCharacters = 3000;

/** What was said by whom, told to the room as it grows. */
export class Transcript {
  readonly lines: TranscriptLine[] = [];
  readonly #send: (message: AgentMessage) => void;
  readonly #now: () => number;
  readonly #startedAt: number;

  constructor(send: (message: AgentMessage) => void, now: () => number) {
    this.#send = send;
    this.#now = now;
    this.#startedAt = now();
  }

  /** The talk as the mind sees it: what one side said in several sentences is one turn. */
  turns(): Turn[] {
    const turns: Turn[] = [];
    for (const { role, message } of this.lines) {
      const last = turns.at(-1);
      if (last?.role === role) last.text += ` ${message}`;
      else turns.push({ role, text: message });
    }
    return turns;
  }

  /** Words that may still change. */
  partial(role: 'assistant' | 'user', transcript: string): void {
    this.#send({ type: 'transcript', role, transcriptType: 'partial', transcript });
  }

  /** Words that stand. Nothing is kept of an empty text. */
  final(role: 'assistant' | 'user', transcript: string): void {
    if (transcript === '') return;
    this.add(role, transcript);
    this.#send({ type: 'transcript', role, transcriptType: 'final', transcript });
    this.#send(this.#conversation());
  }

  /** Adds a line without saying it aloud, such as a message of the client. */
  add(role: TranscriptLine['role'], message: string): void {
    const time = this.#now();
    this.lines.push({ role, message, time, secondsFromStart: (time - this.#startedAt) / 1000 });
  }

  /** The latest part of the talk that fits into one room message. */
  #conversation(): ConversationUpdateMessage {
    const kept: TranscriptLine[] = [];
    let characters = 0;
    for (const line of this.lines.toReversed()) {
      characters += 2 * JSON.stringify(line.message).length + 100;
      if (characters > conversationMaxCharacters) break;
      kept.unshift(line);
    }
    return {
      type: 'conversation-update',
      conversation: kept.map(({ role, message }) => ({ role, content: message })),
      messages: kept.map(({ role, message, time }) => ({ role, message, time })),
    };
  }
}
