import { limits } from '@parley/call-protocol/limits';
import { EventEmitter } from 'events';
import { CallCore } from './core/call-core.ts';
import { requireInitialised, requireJoined, requireNotJoined } from './core/gates.ts';
import { configuredDevices, type Source, shareSource, withSource } from './core/preload-cache.ts';
import { type Environment, pageEnvironment } from './environment.ts';
import { Instances } from './instances.ts';
import type { MachineMessage } from './machine/call-machine.ts';
import type { DailyMeetingState } from './meeting-state.ts';
import { userDataProblem, validateProperties } from './properties/validate-properties.ts';
import { validateParticipantUpdate } from './properties/validate-update.ts';
import { SdkError } from './sdk-error.ts';
import { type DailyBrowserInfo, supportedBrowser } from './supported-browser.ts';
import type { DailyCallOptions, DailyFactoryOptions } from './surface/call-options.ts';
import type { DailyEvent, DailyEventObject } from './surface/events.ts';
import type {
  DailyAccessState,
  DailyParticipantCounts,
  DailyParticipantsObject,
  DailyParticipantUpdateOptions,
} from './surface/participant.ts';
import type {
  DailyDeviceInfos,
  DailyInputSettings,
  DailyMediaDeviceInfo,
  DailyMeetingSessionState,
  DailyNetworkStats,
  DailyNetworkTopology,
  DailyScreenShareOptions,
} from './surface/settings.ts';

type EventListener<Name extends DailyEvent> = (event: DailyEventObject<Name>) => void;

const instances = new Instances<DailyCall>();
const observerText = 'The interval must be a number greater than or equal to 100 milliseconds.';

/** One call: a thin shell over the call machine, with the methods and events of the contract (spec 001). */
export class DailyCall {
  /** Names this call in events and messages; undefined once destroyed in strict mode. */
  callClientId: string | undefined;
  readonly strictMode: boolean;
  readonly allowMultipleCallInstances: boolean;
  readonly #core: CallCore;
  readonly #events = new EventEmitter();
  readonly #id: string;

  private constructor(properties: DailyFactoryOptions, environment: Environment) {
    const { strictMode = true, allowMultipleCallInstances } = properties;
    this.strictMode = Boolean(strictMode);
    this.allowMultipleCallInstances = Boolean(allowMultipleCallInstances);
    instances.admit({ isStrict: this.strictMode, allowsMultiple: this.allowMultipleCallInstances }, environment);
    validateProperties(properties, environment.console);
    this.#id = `${Date.now()}${Math.random()}`;
    this.callClientId = this.#id;
    this.#core = new CallCore({
      id: this.#id,
      environment,
      properties,
      isStrict: this.strictMode,
      emit: (action, fields) => this.#emit(action, fields),
    });
    instances.add(this.#id, this);
  }

  /** Makes a headless call. Throws on unknown or wrong properties, and on a second living call. */
  static createCallObject(properties: DailyFactoryOptions = {}): DailyCall {
    return new DailyCall(
      Object.assign(properties, { layout: 'none', dailyJsVersion: limits.sdkVersion }),
      pageEnvironment(),
    );
  }

  /** The call with this id, or the oldest living one. */
  static getCallInstance(id?: string): DailyCall | undefined {
    return instances.find(id);
  }

  static supportedBrowser(): DailyBrowserInfo {
    return supportedBrowser(globalThis);
  }

  static version(): string {
    return limits.sdkVersion;
  }

  /** The properties as they stand after creation, load and join. */
  get properties(): DailyCallOptions {
    return this.#core.properties;
  }

  // Events

  on<Name extends DailyEvent>(name: Name, listener: EventListener<Name>): this {
    this.#events.on(name, listener);
    return this;
  }

  once<Name extends DailyEvent>(name: Name, listener: EventListener<Name>): this {
    this.#events.once(name, listener);
    return this;
  }

  off<Name extends DailyEvent>(name: Name, listener: EventListener<Name>): this {
    this.#events.off(name, listener);
    return this;
  }

  // Coming and going

  /** Loads the call machine. Rejects with the text of the failure. */
  load(properties?: DailyCallOptions): Promise<void> {
    return this.#core.load(properties);
  }

  /** Joins the room at `url`. Rejects with the `error` event when the room refuses. */
  join(properties?: DailyCallOptions): Promise<DailyParticipantsObject | undefined> {
    return this.#core.join(properties);
  }

  /** Opens camera and microphone before joining. */
  async startCamera(properties: DailyCallOptions = {}): Promise<DailyDeviceInfos> {
    requireNotJoined(
      this.#core,
      'startCamera()',
      'Did you mean to use setLocalAudio() and/or setLocalVideo() instead?',
    );
    return devicesOf(await this.#core.startCamera(properties));
  }

  leave(): Promise<void> {
    return this.#core.leave();
  }

  /** Leaves and lets go of everything. May be called again. */
  async destroy(): Promise<void> {
    await this.#core.destroy();
    this.#emit('call-instance-destroyed');
    instances.remove(this.#id);
    if (this.strictMode) this.callClientId = undefined;
  }

  isDestroyed(): boolean {
    return this.#core.isDestroyed;
  }

  meetingState(): DailyMeetingState {
    return this.#core.state;
  }

  /** A headless call has none. */
  iframe(): HTMLIFrameElement | null {
    return null;
  }

  // Participants

  /** The live map: oneself under `local`. */
  participants(): DailyParticipantsObject {
    return this.#core.participants.all;
  }

  participantCounts(): DailyParticipantCounts {
    return this.#core.facts.counts;
  }

  accessState(): DailyAccessState {
    return this.#core.facts.access;
  }

  updateParticipant(sessionId: string, updates: DailyParticipantUpdateOptions): this {
    if (!sessionId || !updates) return this;
    validateParticipantUpdate(updates, this.#core.preload.subscribeToTracksAutomatically);
    const id = sessionId === this.#core.participants.local?.session_id ? 'local' : sessionId;
    this.#core.send('update-participant', { id, properties: postable(updates) });
    return this;
  }

  updateParticipants(updates: Readonly<Record<string, DailyParticipantUpdateOptions>>): this {
    const own = this.#core.participants.local?.session_id;
    const participants: Record<string, unknown> = {};
    for (const [id, update] of Object.entries(updates)) {
      validateParticipantUpdate(update, this.#core.preload.subscribeToTracksAutomatically);
      participants[id === own ? 'local' : id] = postable(update);
    }
    this.#core.send('update-participants', { participants });
    return this;
  }

  subscribeToTracksAutomatically(): boolean {
    return this.#core.preload.subscribeToTracksAutomatically;
  }

  setSubscribeToTracksAutomatically(enabled: boolean): this {
    const hint = 'Use the subscribeToTracksAutomatically configuration property.';
    requireJoined(this.#core, 'setSubscribeToTracksAutomatically()', hint);
    this.#core.preload.subscribeToTracksAutomatically = enabled;
    this.#core.send('daily-method-subscribe-to-tracks-automatically', { enabled });
    return this;
  }

  // Own media

  /** Null without a local participant. */
  localAudio(): boolean | null {
    return this.#isOn('audio');
  }

  localVideo(): boolean | null {
    return this.#isOn('video');
  }

  localScreenAudio(): boolean | null {
    return this.#isOn('screenAudio');
  }

  localScreenVideo(): boolean | null {
    return this.#isOn('screenVideo');
  }

  setLocalAudio(state: boolean, options?: { forceDiscardTrack?: boolean }): this {
    if (options?.forceDiscardTrack !== undefined && state) {
      this.#core.environment.console.warn('forceDiscardTrack option only supported when muting');
      this.#core.send('local-audio', { state, options: undefined });
      return this;
    }
    this.#core.send('local-audio', { state, options });
    return this;
  }

  setLocalVideo(state: boolean): this {
    this.#core.send('local-video', { state });
    return this;
  }

  async startScreenShare(options: DailyScreenShareOptions = {}): Promise<void> {
    requireInitialised(this.#core, 'startScreenShare()');
    const { mediaStream, ...rest } = options;
    if (mediaStream) this.#core.sharedTracks.screenMediaStream = mediaStream;
    const captureOptions = { ...rest, ...(mediaStream ? { mediaStream: 'daily-custom-track' } : {}) };
    this.#core.send('local-screen-start', { captureOptions });
  }

  stopScreenShare(): void {
    requireInitialised(this.#core, 'stopScreenShare()');
    this.#core.send('local-screen-stop');
  }

  /** Chooses devices or own tracks; a boolean only allows or forbids the medium. */
  async setInputDevicesAsync(choice: {
    audioDeviceId?: string | false | null;
    videoDeviceId?: string | false | null;
    audioSource?: Source;
    videoSource?: Source;
  }): Promise<DailyDeviceInfos> {
    const sources = {
      audio: this.#allow('audio', choice.audioSource ?? choice.audioDeviceId ?? undefined),
      video: this.#allow('video', choice.videoSource ?? choice.videoDeviceId ?? undefined),
    };
    const { preload, sharedTracks, needsLoad } = this.#core;
    const ids: Record<string, string> = {};
    for (const slot of ['audio', 'video'] as const) {
      const source = sources[slot];
      if (!source) continue;
      const shared = shareSource(sharedTracks, slot, source);
      ids[`${slot}DeviceId`] = shared;
      preload.inputSettings = withSource(preload.inputSettings, slot, shared);
    }
    if (Object.keys(ids).length === 0) return await this.getInputDevices();
    if (needsLoad) return configuredDevices(preload);
    return devicesOf(await this.#core.request('set-input-devices', ids));
  }

  async setOutputDeviceAsync({ outputDeviceId }: { outputDeviceId?: string }): Promise<DailyDeviceInfos> {
    const { preload, needsLoad } = this.#core;
    if (outputDeviceId) preload.outputDeviceId = outputDeviceId;
    if (needsLoad) return configuredDevices(preload);
    return devicesOf(await this.#core.request('set-output-device', { outputDeviceId }));
  }

  async getInputDevices(): Promise<DailyDeviceInfos> {
    if (this.#core.needsLoad) return configuredDevices(this.#core.preload);
    return devicesOf(await this.#core.request('get-input-devices'));
  }

  async enumerateDevices(): Promise<{ devices: DailyMediaDeviceInfo[] }> {
    const devices = await this.#core.environment.window?.navigator.mediaDevices?.enumerateDevices();
    return { devices: devices ?? [] };
  }

  async cycleCamera(properties?: {
    preferDifferentFacingMode?: boolean;
  }): Promise<{ device: DailyMediaDeviceInfo | null }> {
    const { device } = await this.#core.request('cycle-camera', { properties });
    return { device: device as DailyMediaDeviceInfo | null };
  }

  async cycleMic(): Promise<{ device: MediaDeviceInfo | null }> {
    const { device } = await this.#core.request('cycle-mic');
    return { device: device as MediaDeviceInfo | null };
  }

  /** Resolves with the settings as they stand. Rejects with a text when the machine refuses. */
  async updateInputSettings(settings: DailyInputSettings): Promise<DailyInputSettings> {
    const { preload, facts } = this.#core;
    preload.inputSettings = {
      ...preload.inputSettings,
      ...(settings.audio ? { audio: { ...preload.inputSettings?.audio, ...settings.audio } } : {}),
      ...(settings.video ? { video: { ...preload.inputSettings?.video, ...settings.video } } : {}),
    };
    if (facts.isInitialised) {
      const { error } = await this.#core.request('update-input-settings', { inputSettings: preload.inputSettings });
      if (error) throw error;
    }
    this.#emit('input-settings-updated', { inputSettings: preload.inputSettings });
    return preload.inputSettings;
  }

  async getInputSettings(): Promise<DailyInputSettings> {
    return this.#core.preload.inputSettings ?? {};
  }

  // Levels

  startLocalAudioLevelObserver(interval?: number): Promise<void> | undefined {
    return this.#observe('local', interval);
  }

  isLocalAudioLevelObserverRunning(): boolean {
    return this.#core.facts.isLocalObserverRunning;
  }

  stopLocalAudioLevelObserver(): void {
    this.#core.preload.localAudioLevelObserver = null;
    this.#core.facts.isLocalObserverRunning = false;
    this.#core.facts.localAudioLevel = 0;
    this.#core.send('stop-local-audio-level-observer');
  }

  getLocalAudioLevel(): number {
    return this.#core.facts.localAudioLevel;
  }

  startRemoteParticipantsAudioLevelObserver(interval?: number): Promise<void> | undefined {
    return this.#observe('remote', interval);
  }

  isRemoteParticipantsAudioLevelObserverRunning(): boolean {
    return this.#core.facts.isRemoteObserverRunning;
  }

  stopRemoteParticipantsAudioLevelObserver(): void {
    this.#core.preload.remoteParticipantsAudioLevelObserver = null;
    this.#core.facts.isRemoteObserverRunning = false;
    this.#core.facts.remoteAudioLevels = {};
    this.#core.send('stop-remote-participants-audio-level-observer');
  }

  getRemoteParticipantsAudioLevel(): Readonly<Record<string, number>> {
    return this.#core.facts.remoteAudioLevels;
  }

  // Messages, names, session

  /** Sends JSON to one session id or everyone. Throws when it is too large or no meeting is joined. */
  sendAppMessage(data: unknown, to = '*'): this {
    requireJoined(this.#core, 'sendAppMessage()');
    const { maxAppMessageSize } = this.#core.facts;
    if ((JSON.stringify(data)?.length ?? 0) > maxAppMessageSize) {
      throw SdkError.invalidArgument(`Message data too large. Max size is ${maxAppMessageSize}`);
    }
    this.#core.send('app-msg', { data, to });
    return this;
  }

  async setUserName(name: string, options: { thisMeetingOnly?: boolean } = {}): Promise<{ userName: string }> {
    this.#core.properties.userName = name;
    const { userName } = await this.#core.request('set-user-name', {
      name: name ?? '',
      thisMeetingOnly: Boolean(options.thisMeetingOnly),
    });
    return { userName: userName as string };
  }

  async setUserData(data: unknown): Promise<{ userData: unknown } | undefined> {
    const problem = userDataProblem(data);
    if (problem !== undefined) throw SdkError.invalidArgument(problem);
    this.#core.properties.userData = data;
    if (!this.#core.facts.isInitialised) return undefined;
    const { userData } = await this.#core.request('set-user-data', { userData: data });
    return { userData };
  }

  meetingSessionSummary(): { id?: string } {
    const { state, facts } = this.#core;
    return state === 'left-meeting' || state === 'error' ? facts.previousSummary : facts.summary;
  }

  meetingSessionState(): DailyMeetingSessionState {
    requireJoined(this.#core, 'meetingSessionState');
    return this.#core.facts.sessionState;
  }

  setMeetingSessionData(data: unknown, mergeStrategy: 'replace' | 'shallow-merge' = 'replace'): void {
    requireJoined(this.#core, 'setMeetingSessionData');
    this.#core.send('set-session-data', { data, mergeStrategy });
  }

  startRecording(options: Record<string, unknown> = {}): void {
    this.#core.send('local-recording-start', options);
  }

  stopRecording(options: Record<string, unknown> = {}): void {
    this.#core.send('local-recording-stop', options);
  }

  // The room and the network

  async getNetworkTopology(): Promise<{ topology: DailyNetworkTopology | 'none' }> {
    if (this.#core.needsLoad) return { topology: 'none' };
    const { topology, error } = await this.#core.request('get-network-topology');
    if (error) throw { error };
    return { topology: topology as DailyNetworkTopology };
  }

  async getNetworkStats(): Promise<DailyNetworkStats> {
    return { ...this.#core.facts.network, stats: {} };
  }

  getActiveSpeaker(): { peerId?: string } {
    return this.#core.facts.activeSpeaker;
  }

  async room({ includeRoomConfigDefaults = true } = {}): Promise<unknown> {
    const { url } = this.#core.properties;
    if (this.#core.facts.access.access === 'unknown' || this.#core.needsLoad) {
      return url ? { roomUrlPendingJoin: url } : null;
    }
    const reply = await this.#core.request('lib-room-info', { includeRoomConfigDefaults });
    const { action: _, callbackStamp: _stamp, callClientId: _id, ...room } = reply;
    return room;
  }

  // Inside

  #emit(action: string, fields: Record<string, unknown> = {}): void {
    try {
      this.#events.emit(action, { ...fields, action, callClientId: this.#id });
    } catch (error) {
      this.#core.environment.console.error('could not emit', action, error);
    }
  }

  #isOn(slot: 'audio' | 'video' | 'screenAudio' | 'screenVideo'): boolean | null {
    const { local } = this.#core.participants;
    return local ? !['blocked', 'off'].includes(local.tracks[slot].state) : null;
  }

  #allow(slot: 'audio' | 'video', source: Source): string | MediaStreamTrack | undefined {
    if (typeof source !== 'boolean') return source || undefined;
    this.#core.preload[slot === 'audio' ? 'allowLocalAudio' : 'allowLocalVideo'] = source;
    if (this.#core.facts.isInitialised) this.#core.send(`set-allow-local-${slot}`, { state: source });
    return undefined;
  }

  #observe(whose: 'local' | 'remote', interval: number | undefined): Promise<void> | undefined {
    if (interval && (typeof interval !== 'number' || interval < limits.audioLevelMinIntervalMs)) {
      throw SdkError.invalidArgument(observerText);
    }
    const { preload, facts } = this.#core;
    const isLocal = whose === 'local';
    preload[isLocal ? 'localAudioLevelObserver' : 'remoteParticipantsAudioLevelObserver'] = { enabled: true, interval };
    if (!facts.isInitialised) return undefined;
    facts[isLocal ? 'isLocalObserverRunning' : 'isRemoteObserverRunning'] = true;
    const action = isLocal ? 'start-local-audio-level-observer' : 'start-remote-participants-audio-level-observer';
    return this.#core.request(action, { interval }).then(({ error }) => {
      if (error) throw { error };
    });
  }
}

function devicesOf({ camera, mic, speaker }: MachineMessage): DailyDeviceInfos {
  return { camera, mic, speaker } as DailyDeviceInfos;
}

/** Iterables of permissions become sets, which a message can carry. */
function postable(updates: DailyParticipantUpdateOptions): DailyParticipantUpdateOptions {
  const { updatePermissions: permissions } = updates;
  if (!permissions) return updates;
  const asSet = <Item>(value: Iterable<Item> | boolean | undefined) =>
    typeof value === 'object' ? new Set(value) : value;
  return {
    ...updates,
    updatePermissions: {
      ...permissions,
      ...(permissions.canSend === undefined ? {} : { canSend: asSet(permissions.canSend) as Set<never> }),
      ...(permissions.canAdmin === undefined ? {} : { canAdmin: asSet(permissions.canAdmin) as Set<never> }),
    },
  };
}
