import type { DailyCall, DailyCallOptions } from '@daily-co/daily-js';
import { addresses } from '@parley/call-protocol/addresses';
import type { Browser, Page } from 'playwright-core';

export type Sdk = 'vendor' | 'ours';

/** What a page remembers of an event. */
interface Heard {
  action: string;
  participantId?: string | undefined;
  [field: string]: unknown;
}

interface CallWindow {
  Daily: { createCallObject(properties: DailyCallOptions): DailyCall };
  call: DailyCall;
  heard: Heard[];
}

const remembered = [
  'loaded',
  'joined-meeting',
  'participant-joined',
  'participant-updated',
  'participant-left',
  'track-started',
  'track-stopped',
  'app-message',
  'left-meeting',
  'error',
  'camera-error',
  'network-connection',
  'remote-participants-audio-level',
] as const;

export interface CallPageOptions {
  sdk: Sdk;
  /** Address of the page that embeds the SDK. */
  hostUrl: string;
  /** Origin of the room server. */
  roomServerUrl: string;
  dailyConfig?: Record<string, unknown>;
}

/** A browser page that embeds an SDK, makes a call object, and shows the tracks of the others. */
export class CallPage {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(browser: Browser, options: CallPageOptions): Promise<CallPage> {
    const page = await browser.newPage();
    await page.goto(`${options.hostUrl}/?sdk=${options.sdk}`);
    await page.evaluate(createCall, {
      names: remembered,
      dailyConfig: {
        callObjectBundleUrlOverride: options.roomServerUrl + addresses.machineBundle,
        ...options.dailyConfig,
      },
    });
    return new CallPage(page);
  }

  /** Joins and gives the own session id. */
  join(url: string, properties: DailyCallOptions = {}): Promise<string> {
    return this.page.evaluate(
      async ([room, more]) => {
        const { call } = window as unknown as CallWindow;
        await call.join({ ...(more as object), url: room });
        return call.participants().local.session_id;
      },
      [url, properties] as const,
    );
  }

  /** Runs in the page with the call object. */
  do<Result>(action: (call: DailyCall) => Result): Promise<Awaited<Result>>;
  do<Argument, Result>(
    action: (call: DailyCall, argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>>;
  async do(action: (call: DailyCall, argument: unknown) => unknown, argument?: unknown): Promise<unknown> {
    return await this.page.evaluate(`(${action.toString()})(window.call, ${JSON.stringify(argument ?? null)})`);
  }

  /** Resolves with the first event heard that has these fields. */
  async heard(action: string, fields: Record<string, unknown> = {}): Promise<Heard> {
    const found = await this.page.waitForFunction(
      ([name, wanted]) =>
        (window as unknown as CallWindow).heard.find(
          (event) => event.action === name && Object.entries(wanted).every(([key, value]) => event[key] === value),
        ),
      [action, fields] as const,
      { timeout: 20_000 },
    );
    return (await found.jsonValue()) as Heard;
  }

  /** Every event heard so far under this name. */
  heardAll(action: string): Promise<Heard[]> {
    return this.page.evaluate(
      (name) => (window as unknown as CallWindow).heard.filter((event) => event.action === name),
      action,
    );
  }

  /** Resolves when the other's picture goes on moving from now. */
  async seesMove(other: string): Promise<void> {
    await this.page.evaluate(
      (id) =>
        new Promise<void>((resolve, reject) => {
          const video = document.getElementById(`${id}-video`);
          if (!(video instanceof HTMLVideoElement)) return reject(new Error('there is no picture'));
          setTimeout(() => reject(new Error('the picture stands still')), 15_000);
          let frames = 0;
          const count = () => {
            frames += 1;
            if (frames === 10) resolve();
            else video.requestVideoFrameCallback(count);
          };
          video.requestVideoFrameCallback(count);
        }),
      other,
    );
  }

  /** Resolves when the other's sound is louder than silence from now. */
  async hears(other: string): Promise<void> {
    await this.page.evaluate(async (id) => {
      const element = document.getElementById(`${id}-audio`);
      if (!(element instanceof HTMLAudioElement)) throw new Error('there is no sound');
      const context = new AudioContext();
      const analyser = context.createAnalyser();
      context.createMediaStreamSource(element.srcObject as MediaStream).connect(analyser);
      const samples = new Float32Array(analyser.fftSize);
      const until = performance.now() + 15_000;
      while (performance.now() < until) {
        analyser.getFloatTimeDomainData(samples);
        if (samples.some((sample) => Math.abs(sample) > 0.05)) return;
        await new Promise(requestAnimationFrame);
      }
      throw new Error('the sound is silent');
    }, other);
  }

  async close(): Promise<void> {
    await this.page.close();
  }
}

/** Runs in the page. */
function createCall({ names, dailyConfig }: { names: readonly string[]; dailyConfig: object }): void {
  const scope = window as unknown as CallWindow;
  scope.heard = [];
  scope.call = scope.Daily.createCallObject({
    dailyConfig: dailyConfig as NonNullable<DailyCallOptions['dailyConfig']>,
  });
  const on = scope.call.on.bind(scope.call) as unknown as (
    name: string,
    listener: (event: Record<string, never> & { participant?: never }) => void,
  ) => void;
  for (const name of names) {
    on(name, (event) => {
      const { participant, track, ...rest } = event as Record<string, unknown> & {
        participant?: {
          session_id: string;
          local: boolean;
          tracks: { audio: { state: string }; video: { state: string } };
        };
        track?: MediaStreamTrack;
      };
      if (name === 'track-started' && participant && track && !participant.local) show(participant.session_id, track);
      scope.heard.push({
        ...JSON.parse(JSON.stringify(rest)),
        participantId: participant?.session_id,
        local: participant?.local,
        audio: participant?.tracks.audio.state,
        video: participant?.tracks.video.state,
      });
    });
  }

  function show(participantId: string, track: MediaStreamTrack): void {
    const element = document.createElement(track.kind === 'audio' ? 'audio' : 'video');
    element.id = `${participantId}-${track.kind}`;
    document.getElementById(element.id)?.remove();
    element.autoplay = true;
    element.srcObject = new MediaStream([track]);
    document.body.append(element);
  }
}
