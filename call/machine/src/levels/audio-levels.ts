import type { Clock } from '@parley/kit-base/clock';

interface Energy {
  total: number;
  seconds: number;
}

/** What was heard of someone since the last look, from the counters of the browser's statistics. */
export class ReceivedLevel {
  #last: Energy | undefined;

  /** Root mean square, 0 to 1, of the time since the last call; 0 at first. */
  read(report: RTCStatsReport): number {
    const heard = receivedEnergy(report);
    const last = this.#last;
    this.#last = heard;
    if (!heard || !last) return 0;
    const seconds = heard.seconds - last.seconds;
    return seconds > 0 ? Math.sqrt(Math.max(0, heard.total - last.total) / seconds) : 0;
  }
}

function receivedEnergy(report: RTCStatsReport): Energy | undefined {
  let found: Energy | undefined;
  for (const stats of report.values()) {
    if (stats.type !== 'inbound-rtp' || stats.kind !== 'audio') continue;
    if (typeof stats.totalAudioEnergy !== 'number' || typeof stats.totalSamplesDuration !== 'number') continue;
    found ??= { total: 0, seconds: 0 };
    found.total += stats.totalAudioEnergy;
    found.seconds = Math.max(found.seconds, stats.totalSamplesDuration);
  }
  return found;
}

/** The level of the own microphone, measured in the page: it is heard by nobody else. */
export class SentLevel {
  readonly #context = new AudioContext();
  readonly #analyser = this.#context.createAnalyser();
  readonly #samples = new Float32Array(this.#analyser.fftSize);
  #source: { track: MediaStreamTrack; node: MediaStreamAudioSourceNode } | undefined;

  /** Root mean square, 0 to 1, of the last few milliseconds; 0 without a track that is on. */
  read(track: MediaStreamTrack | undefined): number {
    this.#follow(track);
    if (!track?.enabled) return 0;
    this.#analyser.getFloatTimeDomainData(this.#samples);
    return Math.sqrt(this.#samples.reduce((sum, sample) => sum + sample * sample, 0) / this.#samples.length);
  }

  close(): void {
    this.#follow(undefined);
    void this.#context.close();
  }

  #follow(track: MediaStreamTrack | undefined): void {
    if (track === this.#source?.track) return;
    this.#source?.node.disconnect();
    this.#source = undefined;
    if (!track) return;
    const node = this.#context.createMediaStreamSource(new MediaStream([track]));
    node.connect(this.#analyser);
    this.#source = { track, node };
  }
}

/** Runs a report again and again, never two at once. */
export class Observer {
  readonly #clock: Clock;
  #stop: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  start(intervalMs: number, report: () => void | Promise<void>): void {
    this.stop();
    let isBusy = false;
    this.#stop = this.#clock.every(intervalMs, async () => {
      if (isBusy) return;
      isBusy = true;
      try {
        await report();
      } finally {
        isBusy = false;
      }
    });
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}
