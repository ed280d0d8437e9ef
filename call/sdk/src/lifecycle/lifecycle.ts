import { limits } from '@parley/call-protocol/limits';
import type { CallCore } from '../core/call-core.ts';
import { watchDevices } from '../devices/watch-devices.ts';
import { reportError } from '../errors/error-report.ts';
import { watchFullscreen } from '../frame/fullscreen.ts';
import type { BundleFailure } from '../machine/bundle-loader.ts';
import type { MachineMessage } from '../machine/call-machine.ts';
import { isInMeeting } from '../meeting-state.ts';
import { SdkError } from '../sdk-error.ts';
import type { DailyCallOptions } from '../surface/call-options.ts';
import type { DailyAccess, DailyParticipantsObject } from '../surface/participant.ts';
import { openingOf } from './opening.ts';

interface Waiting<Value> {
  resolve: (value: Value) => void;
  reject: (reason: unknown) => void;
}

/** How one call comes and goes (spec 001 §4). The states themselves are in `meeting-state.ts`. */
export class Lifecycle {
  readonly #core: CallCore;
  #cancelLoading: (() => void) | undefined;
  #loading: Waiting<void>[] = [];
  #joining: Waiting<DailyParticipantsObject> | undefined;
  #leaving: Array<() => void> = [];
  #bundle: { time: number; preLoaded: boolean; url: string | undefined } | undefined;
  /** What the room was asked with before joining. */
  #preAuthed: { url: string | undefined; token: string | undefined } | undefined;

  #stopWatching: () => void = () => undefined;

  constructor(core: CallCore) {
    this.#core = core;
  }

  /** The call is there and may be listened to. */
  begin(): void {
    const core = this.#core;
    // A page in a frame has its own devices.
    if (core.isFrame) {
      this.#stopWatching = watchFullscreen(core);
      return;
    }
    this.#stopWatching = watchDevices(core.environment, (availableDevices) =>
      core.emit('available-devices-updated', { availableDevices }),
    );
  }

  /** Rejects with the text of the failure. A load that is still going on is begun anew, and both end together. */
  async load(properties: DailyCallOptions = {}): Promise<void> {
    const core = this.#core;
    core.checkAlive();
    if (!core.needsLoad) return;
    core.mergeProperties(properties);
    if (core.isFrame && !core.properties.url) throw SdkError.missingFrameUrl();
    this.#cancelLoading?.();
    core.turn('load-started');
    core.emit('loading');
    if (core.host.restart()) {
      this.#bundle = { time: 0, preLoaded: true, url: undefined };
      this.#loaded();
      core.emit('loaded');
      return;
    }
    await new Promise<void>((resolve, reject) => {
      this.#loading.push({ resolve, reject });
      this.#fetch();
    });
  }

  async join(properties: DailyCallOptions = {}): Promise<DailyParticipantsObject | undefined> {
    const core = this.#core;
    core.checkAlive();
    if (core.facts.isTestingQuality) core.send('stop-test-call-quality');
    core.isPreparing = true;
    try {
      await this.#open('join()', properties);
      if (isInMeeting(core.state)) {
        core.environment.console.warn('already joined meeting, call leave() before joining again');
        return undefined;
      }
      // Left or failed while the properties were taken in.
      if (core.state !== 'loaded') throw SdkError.cancelled();
      core.turn('join-started');
    } finally {
      core.isPreparing = false;
    }
    core.emit('joining-meeting');
    return await new Promise<DailyParticipantsObject>((resolve, reject) => {
      this.#joining = { resolve, reject };
      core.send('join-meeting', openingOf(core));
    });
  }

  async startCamera(properties: DailyCallOptions): Promise<MachineMessage> {
    await this.#open('startCamera()', properties);
    return await this.#core.request('start-camera', openingOf(this.#core));
  }

  async preAuth(properties: DailyCallOptions): Promise<{ access: DailyAccess }> {
    const core = this.#core;
    await this.#open('preAuth()', properties);
    if (!properties.url) throw SdkError.invalidArgument('preAuth() requires at least a url to be provided');
    const { access, error } = await core.request('daily-method-preauth', openingOf(core));
    if (error !== undefined || !access) throw SdkError.refusedBy('preAuth', error);
    this.#preAuthed = { url: core.properties.url, token: core.properties.token };
    return { access: access as DailyAccess };
  }

  async leave(): Promise<void> {
    const core = this.#core;
    if (core.state === 'left-meeting' || core.state === 'error') return;
    if (core.needsLoad || !core.host.isThere) {
      this.#cancelLoading?.();
      this.#cancelLoading = undefined;
      this.left();
      return;
    }
    await new Promise<void>((resolve) => {
      this.#leaving.push(resolve);
      core.send('leave-meeting');
    });
  }

  async destroy(): Promise<void> {
    const core = this.#core;
    if (!core.isDestroyed) await this.leave();
    this.#stopWatching();
    core.close();
    this.#reset();
    core.host.remove();
    core.isDestroyed = true;
  }

  /** The machine can be talked to. */
  machineLoaded(): void {
    this.#core.host.noteLoaded();
    this.#core.emit('loaded');
  }

  /** The machine is ready for more than loading. */
  machineInitialised(): void {
    this.#core.facts.isInitialised = true;
    this.#core.send('transmit-log', { level: 'log', code: 1011, stats: { event: 'bundle load', ...this.#bundle } });
  }

  joined(participants: DailyParticipantsObject, maxAppMessageSize: number | undefined): void {
    const core = this.#core;
    core.facts.maxAppMessageSize = maxAppMessageSize ?? limits.appMessageMaxCharacters;
    core.turn('joined');
    core.participants.replace(participants);
    this.#joining?.resolve(core.participants.all);
    this.#joining = undefined;
    this.#sendStyles();
    core.emit('joined-meeting', { participants: core.participants.all });
  }

  left(): void {
    const core = this.#core;
    core.turn('left');
    this.#reset();
    this.#giveUp(SdkError.cancelled());
    for (const resolve of this.#leaving.splice(0)) resolve();
    core.emit('left-meeting');
  }

  /** A fatal error of the call. */
  failed(event: Record<string, unknown> & { errorMsg?: unknown }, keepsFrame = false): void {
    const core = this.#core;
    this.#cancelLoading = undefined;
    if (!keepsFrame) core.host.abandon();
    core.turn('fatal');
    this.#reset();
    this.#giveUp({ ...event, action: 'error', callClientId: core.id }, event.errorMsg);
    for (const resolve of this.#leaving.splice(0)) resolve();
    reportError(core, event);
    core.emit('error', event);
  }

  async #open(method: string, properties: DailyCallOptions): Promise<void> {
    if (this.#core.needsLoad) {
      await this.load(properties);
      return;
    }
    this.#refuseChange(method, properties);
    this.#core.mergeProperties(properties);
  }

  /** The room that was asked or loaded cannot be exchanged for another one. */
  #refuseChange(method: string, { url, token }: DailyCallOptions): void {
    const { isFrame, properties } = this.#core;
    const asked = this.#preAuthed;
    if (asked && url && url !== asked.url) refuse(`url in ${method} is different than the one used in preAuth()`);
    if (asked && token && token !== asked.token)
      refuse(`token in ${method} is different than the one used in preAuth()`);
    if (isFrame && url && url !== properties.url) {
      refuse(`url in ${method} is different than the one used in load() (${properties.url} -> ${url})`);
    }
  }

  #fetch(): void {
    const core = this.#core;
    this.#cancelLoading = core.host.load(core.properties, {
      onAttemptFailed: () => core.emit('load-attempt-failed'),
      onLoaded: ({ time, url }) => {
        this.#bundle = { time, preLoaded: false, url };
        this.#loaded();
      },
      onFailed: (failure) => this.failed(loadError(failure)),
    });
  }

  #loaded(): void {
    this.#cancelLoading = undefined;
    this.#core.turn('loaded');
    for (const { resolve } of this.#loading.splice(0)) resolve();
    this.#sendStyles();
  }

  /** Styles that were configured for the page in the frame. */
  #sendStyles(): void {
    const { isFrame, properties } = this.#core;
    const { bodyClass, cssFile, cssText } = properties;
    if (!isFrame || !(bodyClass || cssFile || cssText)) return;
    this.#core.send('load-css', {
      ...(cssFile === undefined ? {} : { cssFile }),
      ...(bodyClass === undefined ? {} : { bodyClass }),
      ...(cssText === undefined ? {} : { cssText }),
    });
  }

  #reset(): void {
    this.#preAuthed = undefined;
    this.#core.reset();
  }

  /** Whoever waits for a load or a join that will not come is told. */
  #giveUp(reason: unknown, loadReason: unknown = reason): void {
    for (const { reject } of this.#loading.splice(0)) reject(loadReason);
    this.#joining?.reject(reason);
    this.#joining = undefined;
  }
}

function refuse(text: string): never {
  throw SdkError.invalidArgument(text);
}

function loadError({ msg, type, bundleUrl }: BundleFailure): Record<string, unknown> {
  return {
    errorMsg: msg,
    error: {
      type: 'connection-error',
      msg: 'Failed to load call object bundle.',
      details: { on: 'load', sourceError: { msg, type }, bundleUrl },
    },
  };
}
