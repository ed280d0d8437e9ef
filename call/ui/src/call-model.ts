import Daily, { type DailyCall, type DailyParticipant } from '@parley/call-sdk/source';
import { Emitter } from '@parley/kit-base/emitter';
import type { HostProperties } from './embedding/host-bridge.ts';
import { noteLevels, type Speaking, speakingIds } from './speaking.ts';

/** Where the person is: before the call, in it, or after it. */
export type Screen = 'lobby' | 'joining' | 'call' | 'left' | 'failed';

/** A device that cannot be used, or could not be had. */
export interface DeviceProblem {
  type: string;
  audioOk: boolean;
  videoOk: boolean;
}

/** Everything that the page shows, as one value that is replaced when something changes. */
export interface CallView {
  screen: Screen;
  /** Oneself first, then the others in the order in which they came. */
  participants: readonly DailyParticipant[];
  /** Who is heard speaking, by session id. */
  speaking: ReadonlySet<string>;
  /** Level of the own microphone, 0 to 1; measured before the call only. */
  ownLevel: number;
  /** The line to the room server is away; picture and sound may go on. */
  isReconnecting: boolean;
  deviceProblem: DeviceProblem | undefined;
  /** Why the call ended or could not begin, such as `no-room`. */
  failure: string | undefined;
}

export interface CallModelOptions {
  url: string;
  token: string | undefined;
}

const levelIntervalMs = 150;

/** Properties of a host page that hold for the call inside; the others are about looks. */
const hostKeys = ['userName', 'userData', 'startAudioOff', 'startVideoOff', 'inputSettings', 'sendSettings'] as const;

const initialView: CallView = {
  screen: 'lobby',
  participants: [],
  speaking: new Set(),
  ownLevel: 0,
  isReconnecting: false,
  deviceProblem: undefined,
  failure: undefined,
};

/** The call behind the page: drives the SDK and keeps what is to be shown. */
export class CallModel {
  readonly events = new Emitter<{ changed: undefined }>();
  readonly #options: CallModelOptions;
  #call: DailyCall | undefined;
  #view: CallView = initialView;
  /** What the page around this one sets, when there is one. */
  #hostProperties: HostProperties = {};
  #speaking: Speaking = new Map();

  constructor(options: CallModelOptions) {
    this.#options = options;
  }

  get view(): CallView {
    return this.#view;
  }

  /** Turns camera and microphone on for the look before the call. */
  async openLobby(): Promise<void> {
    this.#set({ ...initialView, deviceProblem: this.#view.deviceProblem });
    const call = this.#call ?? this.#createCall();
    await call.startCamera({ url: this.#options.url });
    await call.startLocalAudioLevelObserver(levelIntervalMs);
  }

  /** The id that this call's messages carry. */
  get callClientId(): string | undefined {
    return this.#call?.callClientId;
  }

  /** Name that the page around this one gives, if any. */
  get givenName(): string | undefined {
    const { userName } = this.#hostProperties;
    return typeof userName === 'string' && userName !== '' ? userName : undefined;
  }

  /** Takes over what the page around this one sets. */
  configure(properties: HostProperties): void {
    this.#hostProperties = Object.fromEntries(
      hostKeys.flatMap((key) => (key in properties ? [[key, properties[key]]] : [])),
    );
  }

  async join(userName: string): Promise<void> {
    const call = this.#call ?? this.#createCall();
    const { url, token } = this.#options;
    this.#set({ screen: 'joining', failure: undefined });
    try {
      await call.join({ ...this.#hostProperties, url, userName, ...(token === undefined ? {} : { token }) });
    } catch {
      // The `error` event tells the same, with its kind.
      return;
    }
    await call.startRemoteParticipantsAudioLevelObserver(levelIntervalMs);
  }

  async leave(): Promise<void> {
    await this.#call?.leave();
  }

  setAudio(isOn: boolean): void {
    this.#call?.setLocalAudio(isOn);
  }

  setVideo(isOn: boolean): void {
    this.#call?.setLocalVideo(isOn);
  }

  async setScreen(isOn: boolean): Promise<void> {
    if (isOn) await this.#call?.startScreenShare();
    else this.#call?.stopScreenShare();
  }

  dismissProblem(): void {
    this.#set({ deviceProblem: undefined });
  }

  #createCall(): DailyCall {
    const call = Daily.createCallObject({ url: this.#options.url });
    this.#call = call;
    const refresh = () => this.#refresh();
    for (const name of ['participant-joined', 'participant-updated', 'participant-left', 'started-camera'] as const) {
      call.on(name, refresh);
    }
    call.on('joined-meeting', () => {
      this.#set({ screen: 'call' });
      this.#refresh();
    });
    call.on('left-meeting', () => {
      if (this.#view.screen !== 'failed') this.#set({ ...initialView, screen: 'left' });
    });
    call.on('error', (event) => {
      this.#set({ ...initialView, screen: 'failed', failure: event.error?.type ?? 'connection-error' });
    });
    call.on('camera-error', (event) => {
      const { audioOk = true, videoOk = true } = event.errorMsg;
      this.#set({ deviceProblem: { type: event.error?.type ?? 'unknown', audioOk, videoOk } });
    });
    call.on('network-connection', ({ type, event }) => {
      if (type === 'signaling') this.#set({ isReconnecting: event === 'interrupted' });
    });
    call.on('local-audio-level', ({ audioLevel }) => {
      if (this.#view.screen === 'lobby') this.#set({ ownLevel: audioLevel });
      this.#heard({ [call.participants().local?.session_id ?? 'local']: audioLevel });
    });
    call.on('remote-participants-audio-level', ({ participantsAudioLevel }) => this.#heard(participantsAudioLevel));
    return call;
  }

  #heard(levels: Readonly<Record<string, number>>): void {
    const now = performance.now();
    this.#speaking = noteLevels(this.#speaking, levels, now);
    const speaking = speakingIds(this.#speaking, now);
    const isSame =
      speaking.size === this.#view.speaking.size && [...speaking].every((id) => this.#view.speaking.has(id));
    if (!isSame) this.#set({ speaking });
  }

  #refresh(): void {
    const { local, ...others } = this.#call?.participants() ?? {};
    const present = Object.values(others).sort((a, b) => Number(a.joined_at ?? 0) - Number(b.joined_at ?? 0));
    this.#set({ participants: local ? [local, ...present] : present });
  }

  #set(change: Partial<CallView>): void {
    this.#view = { ...this.#view, ...change };
    this.events.emit('changed', undefined);
  }
}
