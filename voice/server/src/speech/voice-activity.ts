import type { VoiceActivity, VoiceActivityEvent } from '../agent/ports.ts';

const frameMs = 20;
/** RMS under which nothing counts as speech, however quiet the room. */
const lowestThreshold = 250;
/** Speech must be this much louder than the noise floor. */
const overFloor = 3;
const framesToStart = 3;
/** The floor falls quickly to quieter frames and rises slowly, so that speech itself hardly raises it. */
const floorFall = 0.2;
const floorRise = 0.005;
/** Speech never goes on unbroken this long above a steady level; what does is noise. */
const steadyNoiseMs = 2000;
const defaultHangoverMs = 500;

/** Finds speech by its loudness over an adaptive noise floor. */
export function createVoiceActivity(): VoiceActivity {
  return new EnergyVoiceActivity();
}

class EnergyVoiceActivity implements VoiceActivity {
  hangoverMs = defaultHangoverMs;
  #floor = lowestThreshold / overFloor;
  #speaking = false;
  #loudFrames = 0;
  #quietMs = 0;
  /** The quietest level of the last stretch; of steady noise it is the noise itself, of speech a gap between words. */
  #quietest = Number.POSITIVE_INFINITY;
  #stretchMs = 0;

  push(frame: Int16Array): VoiceActivityEvent | undefined {
    const level = rootMeanSquare(frame);
    const loud = level > Math.max(lowestThreshold, overFloor * this.#floor);
    this.#follow(level);
    if (this.#speaking) return this.#whileSpeaking(loud);
    this.#loudFrames = loud ? this.#loudFrames + 1 : 0;
    if (this.#loudFrames < framesToStart) return undefined;
    this.#speaking = true;
    this.#quietMs = 0;
    return 'speech-start';
  }

  #whileSpeaking(loud: boolean): VoiceActivityEvent | undefined {
    this.#quietMs = loud ? 0 : this.#quietMs + frameMs;
    if (this.#quietMs < this.hangoverMs) return undefined;
    this.#speaking = false;
    this.#loudFrames = 0;
    return 'speech-end';
  }

  #follow(level: number): void {
    this.#floor += (level - this.#floor) * (level < this.#floor ? floorFall : this.#speaking ? 0 : floorRise);
    this.#quietest = Math.min(this.#quietest, level);
    this.#stretchMs += frameMs;
    if (this.#stretchMs < steadyNoiseMs) return;
    this.#floor = Math.max(this.#floor, this.#quietest);
    this.#quietest = Number.POSITIVE_INFINITY;
    this.#stretchMs = 0;
  }
}

function rootMeanSquare(frame: Int16Array): number {
  let sum = 0;
  for (const sample of frame) sum += sample * sample;
  return frame.length === 0 ? 0 : Math.sqrt(sum / frame.length);
}
