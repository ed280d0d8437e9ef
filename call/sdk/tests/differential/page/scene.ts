import { eventNames } from '../cases/event-names.ts';
import { getters } from '../cases/getters.ts';
import { type Names, normalise } from './normalise.ts';
import type { Realm } from './realm.ts';
import type { Fields, ScriptedMachine } from './scripted-machine.ts';

/** Where a call can stand when a case begins. */
export type Stage =
  | 'new'
  | 'loading'
  | 'loaded'
  | 'camera'
  | 'pre-authorised'
  | 'joining'
  | 'joined'
  | 'left'
  | 'error'
  | 'destroyed';

/** `co`: call object; `fr`: frame. */
export type Mode = 'co' | 'fr';

/** Any SDK with the names of the contract; its types are compared elsewhere. */
export interface AnyCall {
  callClientId?: string;
  on(name: string, listener: (event: unknown) => void): unknown;
  destroy(): Promise<unknown>;
  iframe(): HTMLIFrameElement | null;
  [member: string]: unknown;
}
export interface AnySdk {
  createCallObject(properties?: unknown): AnyCall;
  createFrame(...parameters: unknown[]): AnyCall;
  getCallInstance(id?: string): AnyCall | undefined;
  [member: string]: unknown;
}

/** What one case showed, as comparable JSON. Each channel keeps its own order. */
export interface Recording {
  outcome: unknown[];
  sent: unknown[];
  events: unknown[];
  console: unknown[];
  fetched: unknown[];
  state: Record<string, unknown>;
  /** What each thing that the case did was given, to tell cases apart by; not compared. */
  given: unknown[];
}

/** Live tracks by name. */
export type Tracks = Record<
  'audio' | 'video' | 'endedVideo' | 'ownAudio' | 'ownVideo' | 'theirAudio' | 'theirVideo' | 'otherVideo',
  MediaStreamTrack
>;

interface Outcome {
  did: string;
  returned?: unknown;
  threw?: unknown;
  settled?: 'resolved' | 'rejected' | 'never';
  value?: unknown;
}

/** The stage on which one case plays: one SDK, one scripted machine, one recording. */
export class Scene {
  readonly sdk: AnySdk;
  readonly realm: Realm;
  readonly machine: ScriptedMachine;
  mode: Mode = 'co';
  call!: AnyCall;
  readonly #names: Names = { replaced: new Map(), objects: new Map() };
  readonly #tracks: Tracks;
  #recording: Recording = emptyRecording();
  #isRecording = false;
  #held = 0;
  readonly #made: AnyCall[] = [];

  constructor(sdk: AnySdk, realm: Realm, machine: ScriptedMachine) {
    this.sdk = sdk;
    this.realm = realm;
    this.machine = machine;
    this.#tracks = makeTracks();
    realm.onConsole = (level, parameters) => this.#record('console', `${level}: ${this.#line(parameters)}`);
    realm.onFetch = (fetched) => this.#record('fetched', fetched);
    machine.onSent = (message) => {
      const { callClientId, ...rest } = message;
      if (callClientId) this.#names.replaced.set(callClientId, '[call id]');
      this.#record('sent', { ...rest, callClientId });
    };
    machine.onReset = () => this.#record('sent', { action: '(reset of the machine)' });
  }

  /** Prepares for the next case. */
  open(mode: Mode): void {
    this.mode = mode;
    this.machine.reset();
    this.realm.time.clear();
    this.realm.devices = [device('camera one', 'videoinput'), device('microphone one', 'audioinput')];
    this.realm.answer = async (url) =>
      url.includes('machine.js')
        ? new Response('window.scriptedMachine.bundleRan()')
        : new Response(JSON.stringify({ geo: 'XX' }));
    this.#recording = emptyRecording();
    this.#isRecording = false;
    this.#names.replaced.clear();
    this.#names.objects.clear();
    this.#names.replaced.set(location.origin, '[origin]');
    this.#names.replaced.set(encodeURIComponent(location.origin), '[origin]');
    this.#names.replaced.set(encodeURIComponent(location.href), '[page]');
    this.#names.replaced.set(location.href, '[page]');
    this.#names.replaced.set(location.host, '[host]');
    for (const [name, track] of Object.entries(this.#tracks)) this.#names.objects.set(track, `[track ${name}]`);
    this.machine.store = this.#store();
  }

  get tracks(): Tracks {
    return this.#tracks;
  }
  get track(): MediaStreamTrack {
    return this.#tracks.video;
  }
  get audioTrack(): MediaStreamTrack {
    return this.#tracks.audio;
  }
  get endedTrack(): MediaStreamTrack {
    return this.#tracks.endedVideo;
  }

  /** The address of the machine's script. */
  get bundleUrl(): string {
    return `${location.origin}/machine.js`;
  }
  get roomUrl(): string {
    return `${location.origin}/room.html`;
  }

  /**
   * Properties with which a call needs nothing from outside. The original keeps a call that could not be made on its
   * list for ever, so calls tolerate others here; what happens when they do not is played in pages of their own.
   */
  properties(more: Fields = {}): Fields {
    const own = { allowMultipleCallInstances: true, ...more };
    if (this.mode === 'fr') return { url: this.roomUrl, ...own };
    const machine = { callObjectBundleUrlOverride: this.bundleUrl, avoidEval: true };
    return { ...own, dailyConfig: { ...machine, ...(more.dailyConfig as Fields) } };
  }

  create(properties: Fields = {}): AnyCall {
    const all = this.properties(properties);
    this.adopt(this.mode === 'co' ? this.sdk.createCallObject(all) : this.sdk.createFrame(all));
    return this.call;
  }

  /** Makes a call the one of this case: its id gets a name, its events are recorded. */
  adopt(call: AnyCall): void {
    this.call = call;
    this.#made.push(call);
    this.#names.objects.set(call, '[call]');
    if (call.callClientId) this.#names.replaced.set(call.callClientId, '[call id]');
    const peek = typeof call.meetingState === 'function' ? () => (call.meetingState as () => unknown)() : () => '';
    for (const name of eventNames) {
      call.on(name, (event) => this.#record('events', { name, event, during: peek() }));
    }
  }

  /** Brings a call there, without recording. */
  async stage(stage: Stage, properties: Fields = {}): Promise<void> {
    if (stage === 'loading' && this.mode === 'co') {
      this.#held += 1;
      const callObjectBundleUrlOverride = `${location.origin}/hold/${this.#held}`;
      this.create({ ...properties, dailyConfig: { callObjectBundleUrlOverride } });
    } else this.create(properties);
    if (stage === 'new') return;
    if (stage === 'loading' && this.mode === 'fr') this.machine.held.add('iframe-launch-config');
    if (stage === 'joining') this.machine.held.add('join-meeting');
    await this.#reach(stage);
    await this.settle();
  }

  async #reach(stage: Stage): Promise<void> {
    switch (stage) {
      case 'loading':
      case 'loaded':
        this.#quietly('load');
        return;
      case 'camera':
        this.#quietly('startCamera');
        return;
      case 'pre-authorised':
        this.#quietly('preAuth', { url: this.roomUrl });
        return;
    }
    this.#quietly('join', this.mode === 'co' ? { url: this.roomUrl } : {});
    if (stage === 'joining' || stage === 'joined') return;
    await this.settle();
    if (stage === 'left') this.#quietly('leave');
    if (stage === 'destroyed') this.#quietly('destroy');
    if (stage === 'error')
      this.machine.tell('error', { errorMsg: 'the room is gone', error: { type: 'ejected', msg: 'gone' } });
  }

  /** From here on everything is recorded. */
  begin(): void {
    this.#recording = emptyRecording();
    this.#isRecording = true;
  }

  /** Does something, with these parameters, and records how it ended. */
  do(did: string, action: () => unknown, given: readonly unknown[] = []): void {
    const outcome: Outcome = { did };
    this.#recording.outcome.push(outcome);
    this.#recording.given.push(this.#normal(given));
    let result: unknown;
    try {
      result = action();
    } catch (error) {
      outcome.threw = this.#normal(error);
      return;
    }
    if (!(result instanceof Promise)) {
      outcome.returned = this.#normal(result);
      return;
    }
    outcome.settled = 'never';
    const end = (settled: 'resolved' | 'rejected') => (value: unknown) => {
      this.realm.activity += 1;
      outcome.settled = settled;
      outcome.value = this.#normal(value);
    };
    result.then(end('resolved'), end('rejected'));
  }

  /** Calls a method of the call and records how it ended. */
  use(method: string, ...parameters: unknown[]): void {
    const action = () => (this.call[method] as (...parameters: unknown[]) => unknown)(...parameters);
    this.do(method, action, parameters);
  }

  /** Keeps a value for the comparison. */
  note(label: string, value: unknown): void {
    this.#recording.state[label] = this.#normal(value);
  }

  settle(): Promise<void> {
    return this.realm.settle();
  }

  async advance(ms: number): Promise<void> {
    await this.realm.time.advance(ms);
    await this.realm.settle();
  }

  /** Ends the recording with the state that can be seen, and takes everything down. */
  async close(): Promise<Recording> {
    await this.settle();
    if (this.call) this.#recordState();
    this.#isRecording = false;
    // What only ends because everything is taken down has not ended.
    const recording = structuredClone(this.#recording);
    await this.#takeDown();
    return recording;
  }

  /** What the page finds of the tracks of the two in the meeting. */
  #store(): Fields {
    const { ownAudio, ownVideo, theirAudio, theirVideo } = this.#tracks;
    const stream = (participantId: string, pendingTrack: MediaStreamTrack) => ({
      participantId,
      type: 'cam',
      pendingTrack,
      starttime: 1,
    });
    return {
      local: {
        streams: { cam: { stream: new MediaStream([ownAudio, ownVideo]) }, screen: { stream: new MediaStream() } },
        public: { customTracks: {}, subscribedTracks: { ALL: true } },
      },
      streams: { a: stream('p1', theirAudio), v: stream('p1', theirVideo) },
      participants: {},
    };
  }

  #recordState(): void {
    for (const { name, modes } of getters) {
      if (!modes.includes(this.mode) || typeof this.call[name] !== 'function') continue;
      try {
        this.note(name, (this.call[name] as () => unknown)());
      } catch (error) {
        this.note(name, error);
      }
    }
    const frame = document.querySelector('iframe');
    if (frame) this.note('iframe', [...frame.attributes].map(({ name, value }) => `${name}=${value}`).sort());
  }

  /** No call may outlive its case, whatever state it is in. */
  async #takeDown(): Promise<void> {
    this.realm.ignoreLoads();
    this.machine.reset();
    for (const call of this.#made.splice(0)) {
      call.destroy().catch(() => undefined);
      await this.settle();
      // A frame that was never loaded waits for a machine that it does not have.
      if (call.callClientId && this.sdk.getCallInstance(call.callClientId)) {
        const { callClientId } = call;
        window.postMessage(
          { what: 'iframe-call-message', from: 'embedded', action: 'left-meeting', callClientId },
          '*',
        );
        await this.settle();
      }
    }
    for (const element of document.querySelectorAll(
      'iframe, head script[src*="machine.js"], head script[src*="/hold/"]',
    )) {
      element.remove();
    }
    document.body.replaceChildren();
  }

  #quietly(method: string, ...parameters: unknown[]): void {
    const result = (this.call[method] as (...parameters: unknown[]) => unknown)(...parameters);
    if (result instanceof Promise) result.catch(() => undefined);
  }

  #record(channel: Exclude<keyof Recording, 'state' | 'given'>, value: unknown): void {
    this.realm.activity += 1;
    if (this.#isRecording) this.#recording[channel].push(this.#normal(value));
  }

  #normal(value: unknown): unknown {
    return normalise(value, this.#names);
  }

  #line(parameters: unknown[]): string {
    return parameters
      .map((parameter) =>
        typeof parameter === 'string' ? this.#normal(parameter) : JSON.stringify(this.#normal(parameter)),
      )
      .join(' ');
  }
}

function emptyRecording(): Recording {
  return { outcome: [], sent: [], events: [], console: [], fetched: [], state: {}, given: [] };
}

function device(deviceId: string, kind: MediaDeviceKind): MediaDeviceInfo {
  const fields = { deviceId, kind, label: `label of ${deviceId}`, groupId: 'group' };
  return Object.assign(Object.create({ toJSON: () => fields }), fields);
}

function makeTracks(): Tracks {
  const sound = new AudioContext();
  const video = () => onlyTrack(document.createElement('canvas').captureStream(1));
  const audio = () => onlyTrack(sound.createMediaStreamDestination().stream);
  const endedVideo = video();
  endedVideo.stop();
  return {
    audio: audio(),
    video: video(),
    endedVideo,
    ownAudio: audio(),
    ownVideo: video(),
    theirAudio: audio(),
    theirVideo: video(),
    otherVideo: video(),
  };
}

function onlyTrack(stream: MediaStream): MediaStreamTrack {
  const [track] = stream.getTracks();
  if (!track) throw new Error('this browser gives a stream without a track');
  return track;
}
