import { signalUrl } from '@parley/call-protocol/addresses';
import { type Hello, signallingVersion, slotOrder } from '@parley/call-protocol/signalling';
import { SignallingClient, type SignallingState } from '@parley/call-protocol/signalling-client';
import { SignallingError } from '@parley/call-protocol/signalling-error';
import type { Clock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import { selectedDevices } from './devices/device-list.ts';
import { type CameraSlot, LocalMedia, type Source } from './devices/local-media.ts';
import { Observer, ReceivedLevel, SentLevel } from './levels/audio-levels.ts';
import { Call, type Tell } from './room/call.ts';
import { type CallRequest, roomOf } from './room/join-request.ts';
import { LocalParticipant } from './room/local-participant.ts';
import { Store } from './store/store.ts';

export interface MachineOptions {
  tell: Tell;
  /** Tracks that the page hands over beside the messages, since they cannot be posted. */
  sharedTracks: () => { audioTrack?: MediaStreamTrack; videoTrack?: MediaStreamTrack; screenMediaStream?: MediaStream };
  clock: Clock;
  logger: Logger;
}

const defaultLevelIntervalMs = 200;

/** The call machine of one SDK instance: own devices, and one room at a time. */
export class Machine {
  readonly store = new Store();
  readonly media = new LocalMedia();
  readonly local = new LocalParticipant(this.media);
  readonly sharedTracks: MachineOptions['sharedTracks'];
  speakerId: string | undefined;
  readonly #tell: Tell;
  readonly #clock: Clock;
  readonly #logger: Logger;
  readonly #localLevels: Observer;
  readonly #remoteLevels: Observer;
  #sentLevel: SentLevel | undefined;
  #call: Call | undefined;
  #signalling: SignallingClient | undefined;
  /** Counts joins: what an older one still brings is dropped. */
  #attempt = 0;
  #isInitialised = false;
  /** Whether the page has been told of the local participant. */
  #isLocalKnown = false;

  constructor({ tell, sharedTracks, clock, logger }: MachineOptions) {
    this.#tell = tell;
    this.sharedTracks = sharedTracks;
    this.#clock = clock;
    this.#logger = logger;
    this.#localLevels = new Observer(clock);
    this.#remoteLevels = new Observer(clock);
    this.media.events.on('changed', (slot) => {
      this.store.setLocalTrack(slot, this.media.track(slot));
      this.#call?.shareOwnMedia();
      this.tellLocal();
      if (this.#isLocalKnown && (slot === 'audio' || slot === 'video')) void this.#tellDevices();
    });
    this.media.events.on('camera-error', ({ error, audioOk, videoOk }) => {
      this.#tell('camera-error', { error, errorMsg: { errorMsg: error.msg, audioOk, videoOk } });
    });
    this.media.events.on('screen-stopped', () => this.#tell('local-screen-share-stopped'));
  }

  /** The room that one is in. */
  get call(): Call | undefined {
    return this.#call;
  }

  async startCamera(request: CallRequest): Promise<void> {
    this.#initialise(request);
    await this.#openDevices(request);
    this.#isLocalKnown = true;
    this.tellLocal();
    this.#tell('started-camera');
  }

  /** Opens devices and joins; the outcome is told by events. */
  async join(request: CallRequest): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    const isCurrent = () => attempt === this.#attempt;
    this.#initialise(request);
    const address = roomOf(request);
    if (!address) {
      this.#fail(SignallingError.fatal('no-room', "The meeting you're trying to join does not exist."));
      return;
    }
    await this.#openDevices(request);
    if (!isCurrent()) return;
    const signalling = this.#openLine(request, address.origin, address.room, address.token);
    this.#signalling = signalling;
    // Messages may stand right behind the welcome, before this function goes on.
    let call: Call | undefined;
    const early: Array<() => void> = [];
    signalling.events.on('message', (message) => {
      if (call) call.handleMessage(message);
      else early.push(() => call?.handleMessage(message));
    });
    try {
      const welcome = await signalling.connect();
      if (!isCurrent()) return;
      call = this.#enter(signalling, welcome, request);
      for (const handle of early) handle();
    } catch (error) {
      if (isCurrent()) this.#fail(SignallingError.unreachable(error), error);
    }
  }

  /** Leaves the room, or gives the joining up, and lets the devices go. */
  leave(): void {
    this.#letGo();
    this.#tell('left-meeting');
  }

  /** The network may be back: tries the room server at once. */
  retry(): void {
    this.#signalling?.hint();
  }

  /** Back to how a fresh machine is, without a word: the SDK starts over. */
  reset(): void {
    this.#letGo();
  }

  tellLocal(): void {
    if (this.#isLocalKnown) this.#tell('participant-updated', { participant: this.local.view() });
  }

  /** A source of `false` stands for a page that does not allow this slot. */
  allow(slot: CameraSlot, isAllowed: boolean): Promise<void> {
    return this.media.replaceSource(slot, isAllowed);
  }

  observeLocalLevel(intervalMs: number | undefined): void {
    this.#sentLevel ??= new SentLevel();
    const level = this.#sentLevel;
    this.#localLevels.start(intervalMs ?? defaultLevelIntervalMs, () => {
      this.#tell('local-audio-level', { audioLevel: level.read(this.media.track('audio')) });
    });
  }

  stopLocalLevel(): void {
    this.#localLevels.stop();
    this.#sentLevel?.close();
    this.#sentLevel = undefined;
  }

  observeRemoteLevels(intervalMs: number | undefined): void {
    const levels = new Map<string, ReceivedLevel>();
    this.#remoteLevels.start(intervalMs ?? defaultLevelIntervalMs, async () => {
      const remotes = this.#call?.remotes ?? [];
      const entries = await Promise.all(
        remotes.map(async (remote) => {
          const level = levels.get(remote.sessionId) ?? new ReceivedLevel();
          levels.set(remote.sessionId, level);
          const report = await remote.getStats();
          return [remote.sessionId, report ? level.read(report) : 0] as const;
        }),
      );
      this.#tell('remote-participants-audio-level', { participantsAudioLevel: Object.fromEntries(entries) });
    });
  }

  stopRemoteLevels(): void {
    this.#remoteLevels.stop();
  }

  devices(): ReturnType<typeof selectedDevices> {
    return selectedDevices({ audio: this.media.track('audio'), video: this.media.track('video') }, this.speakerId);
  }

  #initialise({ properties, preloadCache }: CallRequest): void {
    if (properties.userName !== undefined) this.local.rename(properties.userName);
    if (properties.userData !== undefined) this.local.describe(properties.userData);
    this.speakerId = preloadCache.outputDeviceId ?? this.speakerId;
    if (this.#isInitialised) return;
    this.#isInitialised = true;
    this.#tell('call-machine-initialized');
    const { localAudioLevelObserver: own, remoteParticipantsAudioLevelObserver: others } = preloadCache;
    if (own?.enabled) this.observeLocalLevel(own.interval);
    if (others?.enabled) this.observeRemoteLevels(others.interval);
  }

  async #openDevices({ properties, preloadCache }: CallRequest): Promise<void> {
    const { audioTrack, videoTrack } = this.sharedTracks();
    const slots = [
      { slot: 'audio', off: properties.startAudioOff, allowed: preloadCache.allowLocalAudio, shared: audioTrack },
      { slot: 'video', off: properties.startVideoOff, allowed: preloadCache.allowLocalVideo, shared: videoTrack },
    ] as const;
    const wanted: CameraSlot[] = [];
    for (const { slot, off, allowed, shared } of slots) {
      const { deviceId, customTrack, ...constraints } = preloadCache.inputSettings?.[slot]?.settings ?? {};
      const chosen: Source = customTrack && shared ? shared : typeof deviceId === 'string' ? deviceId : true;
      this.media.setSource(slot, allowed === false ? false : chosen);
      await this.media.constrain(slot, constraints);
      if (off && this.media.state(slot).state === 'on') this.media.turnOff(slot);
      // After startCamera() the person may have muted: joining does not undo that.
      if (!off && !this.#isLocalKnown) wanted.push(slot);
    }
    await this.media.turnOn(wanted);
  }

  #openLine(request: CallRequest, origin: string, room: string, token: string | undefined): SignallingClient {
    const { userName, userData } = request.properties;
    const hello: Omit<Hello, 'resume'> = {
      type: 'hello',
      version: signallingVersion,
      room,
      media: this.local.media(),
      slots: [...slotOrder],
      answersOnly: false,
      ...(token === undefined ? {} : { token }),
      ...(userName === undefined ? {} : { userName }),
      ...(userData === undefined ? {} : { userData }),
    };
    return new SignallingClient({ url: signalUrl(origin), hello, clock: this.#clock });
  }

  #enter(signalling: SignallingClient, welcome: Call['welcome'], request: CallRequest): Call {
    const call = new Call({
      welcome,
      signalling,
      local: this.local,
      store: this.store,
      subscribesAutomatically: request.preloadCache.subscribeToTracksAutomatically,
      tell: this.#tell,
      clock: this.#clock,
      logger: this.#logger,
    });
    this.#call = call;
    const wasLocalKnown = this.#isLocalKnown;
    this.#isLocalKnown = true;
    signalling.events.on('state', (state) => this.#tellConnection(state));
    signalling.events.on('closed', ({ kind, message }) => {
      if (this.#call !== call) return;
      if (kind === undefined) this.leave();
      else this.#fail(SignallingError.fatal(kind, message));
    });
    call.start({ tellsOwnTracks: !wasLocalKnown });
    // What changed while the hello was on its way.
    call.shareOwnMedia();
    return call;
  }

  #tellConnection(state: SignallingState): void {
    if (state === 'reconnecting') this.#tell('network-connection', { type: 'signaling', event: 'interrupted' });
    if (state === 'open') this.#tell('network-connection', { type: 'signaling', event: 'connected' });
  }

  async #tellDevices(): Promise<void> {
    this.#tell('selected-devices-updated', { devices: await this.devices() });
  }

  /** The call ends for a reason that the person must know. */
  #fail(fallback: SignallingError, thrown: unknown = fallback): void {
    const { code, message } = thrown instanceof SignallingError ? thrown : fallback;
    this.#logger.warn('the call ended with an error', { kind: code });
    this.#letGo();
    this.#tell('error', { errorMsg: message, error: { type: code, msg: message } });
  }

  #letGo(): void {
    this.#attempt += 1;
    const call = this.#call;
    const signalling = this.#signalling;
    this.#call = undefined;
    this.#signalling = undefined;
    call?.close();
    signalling?.leave();
    this.#isLocalKnown = false;
    this.#isInitialised = false;
    this.stopLocalLevel();
    this.stopRemoteLevels();
    this.media.close();
    for (const slot of slotOrder) this.store.setLocalTrack(slot, undefined);
    this.local.leave();
  }
}
