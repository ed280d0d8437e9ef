import type { Environment } from '../environment.ts';
import { Lifecycle } from '../lifecycle/lifecycle.ts';
import type { MachineMessage } from '../machine/call-machine.ts';
import type { MachineHost } from '../machine/machine-host.ts';
import { MachineLink } from '../machine/machine-link.ts';
import { type MachineInstance, machineInstance, type SharedTracks } from '../machine/page-globals.ts';
import {
  type DailyMeetingState,
  isInMeeting,
  type MeetingEvent,
  needsLoad,
  nextMeetingState,
} from '../meeting-state.ts';
import { Participants } from '../participants/participants.ts';
import { initialPrebuiltChoices, type PrebuiltChoices } from '../prebuilt/prebuilt-choices.ts';
import { adoptProperties } from '../properties/adopt-properties.ts';
import { validateProperties } from '../properties/validate-properties.ts';
import { type NativeSide, nativeSideOf } from '../react-native/native-side.ts';
import { SdkError } from '../sdk-error.ts';
import type { DailyCallOptions } from '../surface/call-options.ts';
import { type CallFacts, initialFacts } from './call-facts.ts';
import { handleMessage } from './incoming-messages.ts';
import { createPreloadCache, type PreloadCache } from './preload-cache.ts';

export interface CallCoreOptions {
  id: string;
  environment: Environment;
  host: MachineHost;
  properties: DailyCallOptions;
  isStrict: boolean;
}

/** All that one call knows, and its talk with the call machine. What the methods of the parts stand on. */
export class CallCore {
  readonly id: string;
  readonly environment: Environment;
  readonly host: MachineHost;
  readonly isStrict: boolean;
  readonly preload: PreloadCache = createPreloadCache();
  readonly participants: Participants;
  readonly lifecycle = new Lifecycle(this);
  properties: DailyCallOptions;
  /** What the page chose for the frame; it outlives a meeting. */
  readonly prebuilt: PrebuiltChoices;
  facts: CallFacts;
  isDestroyed = false;
  /** What events name the call by. */
  publicId: string | undefined;
  /** The phone's side, in React Native. */
  readonly native: NativeSide | undefined;
  /** What is to happen when the app around the call is destroyed. */
  onAppDestroyed: () => void = () => undefined;
  /** What is to happen when a destroyed call is still used. */
  onUsedAfterDestroy: () => void = () => undefined;
  /** Hands an event to the page's listeners. */
  deliver: (name: string, event: object) => void = () => undefined;
  readonly #link: MachineLink;
  #state: DailyMeetingState = 'new';
  #isPreparing = false;

  constructor({ id, environment, host, properties, isStrict }: CallCoreOptions) {
    this.id = id;
    this.publicId = id;
    this.environment = environment;
    this.host = host;
    this.isStrict = isStrict;
    this.properties = { ...properties };
    this.facts = initialFacts(this.isFrame);
    this.prebuilt = initialPrebuiltChoices(properties);
    this.facts.isActiveSpeakerMode = this.isFrame && Boolean(properties.activeSpeakerMode);
    this.participants = new Participants(
      (action, fields) => this.emit(action, fields),
      () => host.store(),
    );
    adoptProperties(this, properties);
    this.native = nativeSideOf(this);
    this.#link = new MachineLink(host, (message) => handleMessage(message, this));
  }

  /** Whether the call is a page in a frame; otherwise it is headless. */
  get isFrame(): boolean {
    return this.host.iframe !== undefined;
  }

  get state(): DailyMeetingState {
    return this.#state;
  }

  get isJoined(): boolean {
    return this.#state === 'joined-meeting';
  }

  /** A join has begun that still loads. */
  set isPreparing(isPreparing: boolean) {
    this.#isPreparing = isPreparing;
    this.native?.behaviours.stateChanged();
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
    return this.#inPage?.tracks ?? {};
  }

  /** Functions of the page that the machine calls; they lie in the page beside the messages. */
  get customCallbacks(): Record<string, unknown> {
    const instance = this.#inPage;
    if (!instance) return {};
    instance.customCallbacks ??= {};
    return instance.customCallbacks;
  }

  /** The page's entry of the call; a destroyed one leaves none behind, whatever is still asked of it. */
  get #inPage(): MachineInstance | undefined {
    const { window } = this.environment;
    return window && !this.isDestroyed ? machineInstance(window, this.id) : undefined;
  }

  turn(event: MeetingEvent): void {
    this.#state = nextMeetingState(this.#state, event);
    this.native?.behaviours.stateChanged();
  }

  /** Tells the page's listeners. A listener that throws is reported, not obeyed. */
  emit(action: string, fields: Record<string, unknown> = {}): void {
    try {
      this.deliver(action, { ...fields, action, callClientId: this.publicId });
    } catch (error) {
      this.environment.console.error('could not emit', action, error);
    }
  }

  /** Sends to the machine. Throws on a destroyed strict call. */
  send(action: string, fields: Record<string, unknown> = {}): void {
    this.checkAlive();
    this.#link.send(action, fields);
  }

  /** Resolves with the machine's reply. Rejects while there is no machine to answer, and when the call goes away. */
  async request(action: string, fields: Record<string, unknown> = {}): Promise<MachineMessage> {
    this.checkAlive();
    if (!this.host.isThere)
      throw SdkError.wrongState(`${action} needs a call machine: load(), startCamera() or join() first`);
    return await this.#link.request(action, fields);
  }

  /** Validates and merges; changes nothing when a property is refused. */
  mergeProperties(properties: DailyCallOptions): void {
    validateProperties(properties, this.environment);
    this.properties = { ...this.properties, ...properties };
    adoptProperties(this, properties);
  }

  /** Forgets the meeting. The network, the properties and the summary of the meeting stay. */
  reset(): void {
    const { summary, network } = this.facts;
    this.facts = { ...initialFacts(this.isFrame), network, previousSummary: summary, sendSettings: {} };
    this.participants.reset();
  }

  /** No more talk: listens no longer, and whoever waits for a reply is told. */
  close(): void {
    this.native?.behaviours.close();
    this.#link.close(SdkError.destroyed());
  }

  /** Whoever waits for a reply of a machine that is gone is told so. */
  dropRequests(): void {
    this.#link.drop(SdkError.machineGone());
  }

  checkAlive(): void {
    if (!this.isDestroyed) return;
    this.environment.console.error('Use after destroy');
    this.onUsedAfterDestroy();
    if (this.isStrict) throw SdkError.destroyed();
  }
}
