import { limits } from '@parley/call-protocol/limits';
import { type Environment, sdkOrigin } from '../environment.ts';
import { type BundleFailure, loadBundle } from '../machine/bundle-loader.ts';
import type { MachineMessage } from '../machine/call-machine.ts';
import { machineAddress } from '../machine/machine-address.ts';
import { MachineLink } from '../machine/machine-link.ts';
import { createPageCarrier } from '../machine/page-carrier.ts';
import {
  type InPageMachine,
  type MachineStore,
  machineInstance,
  removeMachineInstance,
  type SharedTracks,
} from '../machine/page-globals.ts';
import {
  type DailyMeetingState,
  isInMeeting,
  type MeetingEvent,
  needsLoad,
  nextMeetingState,
} from '../meeting-state.ts';
import { Participants } from '../participants/participants.ts';
import { validateProperties } from '../properties/validate-properties.ts';
import { SdkError } from '../sdk-error.ts';
import type { DailyCallOptions } from '../surface/call-options.ts';
import type { DailyParticipantsObject } from '../surface/participant.ts';
import { type CallFacts, initialFacts } from './call-facts.ts';
import { handleMessage } from './incoming-messages.ts';
import { createPreloadCache, type PreloadCache, shareSource, withSource } from './preload-cache.ts';

export interface CallCoreOptions {
  environment: Environment;
  properties: DailyCallOptions;
  isStrict: boolean;
}

interface Waiting<Value> {
  resolve: (value: Value) => void;
  reject: (reason: unknown) => void;
}

/** The state of one call and its talk with the call machine: coming, going and all that is known meanwhile (spec 001 §4). */
export class CallCore {
  readonly id = `${Date.now()}${Math.random()}`;
  readonly environment: Environment;
  readonly isStrict: boolean;
  readonly preload: PreloadCache = createPreloadCache();
  readonly participants: Participants;
  properties: DailyCallOptions;
  facts: CallFacts = initialFacts();
  isDestroyed = false;
  /** Hands an event to the page's listeners. */
  deliver: (name: string, event: object) => void = () => undefined;
  #state: DailyMeetingState = 'new';
  #isPreparing = false;
  #link: MachineLink | undefined;
  #cancelLoading: (() => void) | undefined;
  #loading: Waiting<void> | undefined;
  #joining: Waiting<DailyParticipantsObject> | undefined;
  #leaving: Array<() => void> = [];
  #bundle: { time: number; preLoaded: boolean; url: string | undefined } | undefined;

  constructor({ environment, properties, isStrict }: CallCoreOptions) {
    this.environment = environment;
    this.isStrict = isStrict;
    this.properties = { ...properties };
    this.participants = new Participants(
      (action, fields) => this.emit(action, fields),
      () => this.#store(),
    );
    this.#adopt(properties);
    const { window } = environment;
    if (!window) return;
    machineInstance(window, this.id);
    this.#link = new MachineLink(createPageCarrier(window, this.id), (message) => handleMessage(message, this));
  }

  /** Whether the call is a page in a frame; otherwise it is headless. */
  get isFrame(): boolean {
    return false;
  }

  get state(): DailyMeetingState {
    return this.#state;
  }

  get isJoined(): boolean {
    return this.#state === 'joined-meeting';
  }

  /** A meeting is entered, or is about to be. */
  get isBusyJoining(): boolean {
    return this.#isPreparing || isInMeeting(this.#state);
  }

  get needsLoad(): boolean {
    return needsLoad(this.#state);
  }

  /** Objects that lie in the page beside the messages. */
  get sharedTracks(): SharedTracks {
    const { window } = this.environment;
    return window ? machineInstance(window, this.id).tracks : {};
  }

  /** Tells the page's listeners. A listener that throws is reported, not obeyed. */
  emit(action: string, fields: Record<string, unknown> = {}): void {
    try {
      this.deliver(action, { ...fields, action, callClientId: this.id });
    } catch (error) {
      this.environment.console.error('could not emit', action, error);
    }
  }

  /** Sends to the machine. Throws on a destroyed strict call. */
  send(action: string, fields: Record<string, unknown> = {}): void {
    this.#checkAlive();
    this.#link?.send(action, fields);
  }

  /** Resolves with the machine's reply. Rejects on a destroyed strict call; stays open while there is no machine. */
  async request(action: string, fields: Record<string, unknown> = {}): Promise<MachineMessage> {
    this.#checkAlive();
    return (await this.#link?.request(action, fields)) ?? { action };
  }

  /** Validates and merges; changes nothing when a property is refused. */
  mergeProperties(properties: DailyCallOptions): void {
    validateProperties(properties, this.environment.console);
    this.properties = { ...this.properties, ...properties };
    this.#adopt(properties);
  }

  async load(properties: DailyCallOptions = {}): Promise<void> {
    this.#checkAlive();
    if (!this.needsLoad) return;
    this.mergeProperties(properties);
    this.#cancelLoading?.();
    this.#turn('load-started');
    this.emit('loading');
    const machine = this.#machine();
    if (machine) {
      machine.reset();
      this.#bundle = { time: 0, preLoaded: true, url: undefined };
      this.#turn('loaded');
      this.emit('loaded');
      return;
    }
    await new Promise<void>((resolve, reject) => {
      this.#loading = { resolve, reject };
      this.#loadBundle();
    });
  }

  async join(properties: DailyCallOptions = {}): Promise<DailyParticipantsObject | undefined> {
    this.#checkAlive();
    this.#isPreparing = true;
    try {
      if (this.needsLoad) await this.load(properties);
      else this.mergeProperties(properties);
    } finally {
      this.#isPreparing = false;
    }
    if (isInMeeting(this.#state)) {
      this.environment.console.warn('already joined meeting, call leave() before joining again');
      return undefined;
    }
    this.#turn('join-started');
    this.emit('joining-meeting');
    return await new Promise<DailyParticipantsObject>((resolve, reject) => {
      this.#joining = { resolve, reject };
      this.send('join-meeting', this.#opening());
    });
  }

  async startCamera(properties: DailyCallOptions): Promise<MachineMessage> {
    if (this.needsLoad) await this.load(properties);
    else this.mergeProperties(properties);
    return await this.request('start-camera', this.#opening());
  }

  async leave(): Promise<void> {
    if (this.#state === 'left-meeting' || this.#state === 'error') return;
    if (this.needsLoad) {
      this.#cancelLoading?.();
      this.#left();
      return;
    }
    await new Promise<void>((resolve) => {
      this.#leaving.push(resolve);
      this.#link?.send('leave-meeting');
    });
  }

  async destroy(): Promise<void> {
    await this.leave();
    this.#link?.close();
    this.#reset();
    const { window } = this.environment;
    if (window) removeMachineInstance(window, this.id);
    this.isDestroyed = true;
  }

  /** The machine is ready for more than loading. */
  initialised(): void {
    this.facts.isInitialised = true;
    this.send('transmit-log', { level: 'log', code: 1011, stats: { event: 'bundle load', ...this.#bundle } });
  }

  joined(participants: DailyParticipantsObject, maxAppMessageSize: number | undefined): void {
    this.facts.maxAppMessageSize = maxAppMessageSize ?? limits.appMessageMaxCharacters;
    this.participants.replace(participants);
    this.#turn('joined');
    this.#joining?.resolve(this.participants.all);
    this.#joining = undefined;
    this.emit('joined-meeting', { participants: this.participants.all });
  }

  left(): void {
    this.#left();
    for (const resolve of this.#leaving.splice(0)) resolve();
  }

  /** A fatal error of the call. */
  failed(event: Record<string, unknown> & { errorMsg?: unknown }): void {
    this.#turn('fatal');
    this.#reset();
    this.#loading?.reject(event.errorMsg);
    this.#loading = undefined;
    this.#joining?.reject({ ...event, action: 'error', callClientId: this.id });
    this.#joining = undefined;
    this.emit('error', event);
  }

  #loadBundle(): void {
    const url = machineAddress(this.properties, sdkOrigin());
    const integrity = this.properties.dailyConfig?.callObjectBundleIntegrity;
    this.#cancelLoading = loadBundle(
      this.environment,
      { id: this.id, url, integrity },
      {
        onAttemptFailed: () => this.emit('load-attempt-failed'),
        onLoaded: (time) => {
          this.#cancelLoading = undefined;
          this.#bundle = { time, preLoaded: false, url };
          this.#turn('loaded');
          this.#loading?.resolve();
          this.#loading = undefined;
        },
        onFailed: (failure) => this.#loadFailed(failure),
      },
    );
  }

  #loadFailed({ msg, type, bundleUrl }: BundleFailure): void {
    this.#cancelLoading = undefined;
    this.failed({
      errorMsg: msg,
      error: {
        type: 'connection-error',
        msg: 'Failed to load call object bundle.',
        details: { on: 'load', sourceError: { msg, type }, bundleUrl },
      },
    });
  }

  #left(): void {
    this.#turn('left');
    this.#reset();
    this.emit('left-meeting');
  }

  #reset(): void {
    const { summary } = this.facts;
    this.facts = { ...initialFacts(), network: this.facts.network, previousSummary: summary };
    this.participants.reset();
  }

  /** Properties that count before there is a machine to tell. */
  #adopt({ subscribeToTracksAutomatically, audioSource, videoSource, inputSettings }: DailyCallOptions): void {
    const { preload } = this;
    if (subscribeToTracksAutomatically !== undefined) {
      preload.subscribeToTracksAutomatically = subscribeToTracksAutomatically;
    }
    if (inputSettings !== undefined) preload.inputSettings = inputSettings;
    for (const [slot, source] of [
      ['audio', audioSource],
      ['video', videoSource],
    ] as const) {
      if (source === undefined) continue;
      if (typeof source === 'boolean') preload[slot === 'audio' ? 'allowLocalAudio' : 'allowLocalVideo'] = source;
      else
        preload.inputSettings = withSource(preload.inputSettings, slot, shareSource(this.sharedTracks, slot, source));
    }
  }

  /** What `join-meeting` and `start-camera` bring: everything that can be posted. */
  #opening(): Record<string, unknown> {
    const { audioSource: _audio, videoSource: _video, ...properties } = this.properties;
    return { properties: { ...properties, emb: this.id }, preloadCache: { ...this.preload } };
  }

  #turn(event: MeetingEvent): void {
    this.#state = nextMeetingState(this.#state, event);
  }

  #machine(): InPageMachine | undefined {
    const { window } = this.environment;
    return window && machineInstance(window, this.id).callMachine;
  }

  #store(): MachineStore | undefined {
    return this.#machine()?.store.getState();
  }

  #checkAlive(): void {
    if (!this.isDestroyed) return;
    this.environment.console.error('Use after destroy');
    if (this.isStrict) throw SdkError.destroyed();
  }
}
