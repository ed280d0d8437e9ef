import type { Clock } from '@parley/kit-base/clock';
import { Emitter } from '@parley/kit-base/emitter';
import { hearingSampleRate, type RecognitionStream, type SpeechToText, type VoiceActivity } from './ports.ts';

/** What was said in one turn. */
export interface Utterance {
  text: string;
  confidence: number;
  /** Clock time at which the sound ended. */
  soundEndedAt: number;
  /** Milliseconds of silence after which the turn counted as over. */
  endOfTurnMs: number;
  recognitionMs: number;
}

export interface ListenerEvents {
  'speech-start': undefined;
  'speech-stop': undefined;
  /** What stands so far. */
  partial: string;
  utterance: Utterance;
}

export interface ListenerOptions {
  /** Undefined where nothing can be recognised: then speech is noticed but has no words. */
  speechToText: SpeechToText | undefined;
  voiceActivity: VoiceActivity;
  clock: Clock;
}

const frameMs = 20;
const frameSamples = (hearingSampleRate * frameMs) / 1000;
/** Sound may come this much late before silence is put in its place. */
const jitterMs = 120;
/** Kept from before speech was noticed, so that its first sound is not lost. */
const prerollFrames = 15;
/** Silence that ends a turn when a whole known sentence stands, and when not. */
const endOfSentenceMs = 300;
const endOfTurnMs = 600;
const silence = new Int16Array(frameSamples);

/** Hears one visitor: finds where speech begins and ends, and has each turn recognised. */
export class Listener {
  readonly events = new Emitter<ListenerEvents>();
  readonly #options: ListenerOptions;
  readonly #stopFilling: () => void;
  readonly #preroll: Int16Array[] = [];
  #heardUntil: number;
  #stream: RecognitionStream | undefined;
  #isSpeech = false;
  #lastPartial = '';
  #isClosed = false;

  constructor(options: ListenerOptions) {
    this.#options = options;
    this.#heardUntil = options.clock.now();
    // A muted participant sends nothing at all: time goes on by the clock.
    this.#stopFilling = options.clock.every(frameMs, () => this.#fill());
  }

  /** Whether the visitor speaks now. */
  get isSpeech(): boolean {
    return this.#isSpeech;
  }

  /** Takes 20 ms at 16 kHz. */
  hear(frame: Int16Array): void {
    this.#heardUntil = Math.max(this.#heardUntil + frameMs, this.#options.clock.now() - jitterMs);
    this.#push(frame);
  }

  close(): void {
    this.#isClosed = true;
    this.#stopFilling();
    this.#stream?.cancel();
    this.#stream = undefined;
  }

  #fill(): void {
    while (this.#heardUntil < this.#options.clock.now() - jitterMs) {
      this.#heardUntil += frameMs;
      this.#push(silence);
    }
  }

  #push(frame: Int16Array): void {
    const { voiceActivity } = this.#options;
    const event = voiceActivity.push(frame);
    if (event === 'speech-start') this.#begin();
    if (this.#isSpeech) this.#recognise(frame);
    else this.#remember(frame);
    if (event === 'speech-end') void this.#finish(voiceActivity.hangoverMs);
  }

  #remember(frame: Int16Array): void {
    this.#preroll.push(frame);
    if (this.#preroll.length > prerollFrames) this.#preroll.shift();
  }

  #begin(): void {
    this.#isSpeech = true;
    this.#lastPartial = '';
    this.#options.voiceActivity.hangoverMs = endOfTurnMs;
    this.#stream = this.#options.speechToText?.open();
    for (const frame of this.#preroll.splice(0)) this.#stream?.write(frame);
    this.events.emit('speech-start', undefined);
  }

  #recognise(frame: Int16Array): void {
    this.#stream?.write(frame);
    const partial = this.#stream?.partial();
    if (!partial) return;
    this.#options.voiceActivity.hangoverMs = partial.complete ? endOfSentenceMs : endOfTurnMs;
    if (partial.text === '' || partial.text === this.#lastPartial) return;
    this.#lastPartial = partial.text;
    this.events.emit('partial', partial.text);
  }

  async #finish(silenceMs: number): Promise<void> {
    const { clock } = this.#options;
    const stream = this.#stream;
    const endedAt = clock.now();
    this.#isSpeech = false;
    this.#stream = undefined;
    this.events.emit('speech-stop', undefined);
    const { text, confidence } = (await stream?.end()) ?? { text: '', confidence: 0 };
    if (this.#isClosed) return;
    this.events.emit('utterance', {
      text,
      confidence,
      soundEndedAt: endedAt - silenceMs,
      endOfTurnMs: silenceMs,
      recognitionMs: clock.now() - endedAt,
    });
  }
}
