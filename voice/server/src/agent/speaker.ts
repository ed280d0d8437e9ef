import { errorMessage } from '@parley/kit-base/app-error';
import type { Clock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import type { AgentRoom } from './agent-room.ts';
import { speakingSampleRate, type TextToSpeech } from './ports.ts';

/** What became of a sentence. */
export interface Spoken {
  /** As much of the text as was really heard. */
  text: string;
  isWhole: boolean;
}

export interface SpeakerOptions {
  room: AgentRoom;
  /** Undefined where nothing can be synthesised: then the agent has only its words. */
  textToSpeech: TextToSpeech | undefined;
  clock: Clock;
  logger: Logger;
}

export interface Sentence {
  /** Resolves when it was said, or cut off. Never rejects. */
  done: Promise<Spoken>;
}

export interface SentenceHooks {
  /** Its first sound goes out. `synthesisMs`: from the request to the first chunk. */
  onStart?: (timing: { synthesisMs: number }) => void;
}

/** Says sentences one after the other; the next is synthesised while the present one plays. */
export class Speaker {
  readonly #options: SpeakerOptions;
  #interrupt = new AbortController();
  #pending = 0;
  #isMuted = false;

  constructor(options: SpeakerOptions) {
    this.#options = options;
  }

  /** Whether anything is being said or waits to be. */
  get isSpeaking(): boolean {
    return this.#pending > 0;
  }

  /** A muted agent goes on with its words, without sound. */
  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
    if (isMuted) this.stop();
  }

  say(text: string, hooks: SentenceHooks = {}): Sentence {
    this.#pending += 1;
    const done = this.#speak(text, hooks, this.#interrupt.signal).finally(() => {
      this.#pending -= 1;
    });
    return { done };
  }

  /** Cuts off what is being said and all that waits. */
  stop(): void {
    this.#interrupt.abort();
    this.#interrupt = new AbortController();
  }

  async #speak(text: string, { onStart }: SentenceHooks, signal: AbortSignal): Promise<Spoken> {
    const { room, textToSpeech, clock, logger } = this.#options;
    if (!textToSpeech || this.#isMuted) {
      onStart?.({ synthesisMs: 0 });
      return { text, isWhole: true };
    }
    const askedAt = clock.now();
    let firstChunkAt = askedAt;
    let samples = 0;
    const chunks = async function* () {
      for await (const chunk of textToSpeech.speak(text, signal)) {
        if (samples === 0) firstChunkAt = clock.now();
        samples += chunk.length;
        yield chunk;
      }
    };
    const playback = room.audio.play(chunks(), {
      onStart: () => onStart?.({ synthesisMs: firstChunkAt - askedAt }),
    });
    const stop = () => playback.stop();
    signal.addEventListener('abort', stop, { once: true });
    const { outcome, sentMs, error } = await playback.done;
    signal.removeEventListener('abort', stop);
    if (outcome === 'failed') {
      logger.error('A sentence could not be spoken', { error: errorMessage(error) });
      return { text, isWhole: true };
    }
    if (outcome === 'completed') return { text, isWhole: true };
    return { text: heardPart(text, sentMs, (samples * 1000) / speakingSampleRate), isWhole: false };
  }
}

/** The words that fit into the time that was really sent. */
function heardPart(text: string, sentMs: number, wholeMs: number): string {
  if (wholeMs === 0) return '';
  const words = text.split(' ');
  return words.slice(0, Math.floor((words.length * sentMs) / wholeMs)).join(' ');
}
