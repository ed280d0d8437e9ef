/**
 * What the agent is made of. Each part is a port with an embedded default and, by setting, an outside provider.
 * Sound is signed 16-bit mono PCM throughout: 16 kHz where the agent hears, 48 kHz where it speaks.
 */

export const hearingSampleRate = 16_000;
export const speakingSampleRate = 48_000;

/** What was heard in one utterance. */
export interface Recognition {
  /** Empty when nothing could be made out. */
  text: string;
  /** 0 to 1. */
  confidence: number;
}

/** Hears one utterance; opened when speech starts, ended when it stops. */
export interface RecognitionStream {
  write(pcm: Int16Array): void;
  /** What stands so far; undefined when the engine has no partial results. `complete`: already a whole known sentence. */
  partial(): { text: string; complete: boolean } | undefined;
  end(): Promise<Recognition>;
  cancel(): void;
}

export interface SpeechToText {
  /** Shown in call records and in what the start prints, such as `pocketsphinx` or `none`. */
  readonly name: string;
  /** Resolves when the engine is loaded. Rejects with a clear text when it cannot run here. */
  ready(): Promise<void>;
  open(): RecognitionStream;
  close(): Promise<void>;
}

export interface TextToSpeech {
  readonly name: string;
  ready(): Promise<void>;
  /** Speech for one sentence, in chunks at 48 kHz, first chunk as early as possible. Ends early when aborted. */
  speak(text: string, signal: AbortSignal): AsyncIterable<Int16Array>;
  close(): Promise<void>;
}

export type VoiceActivityEvent = 'speech-start' | 'speech-end';

/** Finds speech in 20 ms frames at 16 kHz (320 samples). Pure; one instance per call. */
export interface VoiceActivity {
  push(frame: Int16Array): VoiceActivityEvent | undefined;
  /** Milliseconds of silence that end an utterance; the agent shortens it when a whole sentence was heard. */
  hangoverMs: number;
}

export interface Turn {
  role: 'user' | 'assistant' | 'system';
  text: string;
}

/** What the mind wants done, in order. */
export type MindAction =
  /** One sentence to speak. */
  | { type: 'say'; text: string }
  | { type: 'end-call'; reason: 'assistant-ended-call' }
  /** A tool with an effect outside the talk, such as `book-demo` or `save-lead`. */
  | { type: 'tool'; name: string; arguments: Record<string, unknown> };

export interface Mind {
  readonly name: string;
  /** What the agent says first. */
  firstMessage(): string;
  /** The answer to the last turn, streamed action by action. Ends early when aborted. */
  reply(turns: readonly Turn[], signal: AbortSignal): AsyncIterable<MindAction>;
}
