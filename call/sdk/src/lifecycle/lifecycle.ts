import { limits } from '@parley/call-protocol/limits';
import type { CallCore } from '../core/call-core.ts';
import { requestOrThrow } from '../core/replies.ts';
import { watchDevices } from '../devices/watch-devices.ts';
import { sdkOrigin } from '../environment.ts';
import { reportError } from '../errors/error-report.ts';
import { watchFullscreen } from '../frame/fullscreen.ts';
import { loadCss } from '../frame/styles.ts';
import type { BundleFailure } from '../machine/bundle-loader.ts';
import type { MachineMessage } from '../machine/call-machine.ts';
import { machineAddress } from '../machine/machine-address.ts';
import { isInMeeting } from '../meeting-state.ts';
import { adoptPrebuiltAtJoin } from '../prebuilt/prebuilt-choices.ts';
import { SdkError } from '../sdk-error.ts';
import type { DailyCallOptions } from '../surface/call-options.ts';
import type { DailyAccess, DailyParticipantsObject } from '../surface/participant.ts';
import { openingOf } from './opening.ts';

interface Waiting<Value> {
  resolve: (value: Value) => void;
  reject: (reason: unknown) => void;
}

/** What the machine tells of the meeting that was joined. */
interface JoinedMeeting {
  participants?: DailyParticipantsObject;
  [field: string]: unknown;
}

/** How long a call that is destroyed waits until its machine has left. */
const leaveTimeoutMs = 5000;

/** How one call comes and goes (spec 001 §4). The states themselves are in `meeting-state.ts`. */
export class Lifecycle {
  readonly #core: CallCore;
  #cancelLoading: (() => void) | undefined;
  #loading: Waiting<void>[] = [];
  /** `wasStyled`: the page had styles before this join, and gets what has become of them when it is in. */
  #joining: (Waiting<DailyParticipantsObject> & { wasStyled: boolean }) | undefined;
  #leaving: Array<() => void> = [];
  /** How the machine came; its time is known from a load until the meeting ends. */
  #bundle: { time?: number | undefined; preLoaded: boolean } = { preLoaded: false };
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
  async load(properties?: DailyCallOptions | null): Promise<void> {
    const core = this.#core;
    core.checkAlive();
    // Without strict mode a destroyed call may be talked to, but there is nobody left who could hear a new machine.
    if (core.isDestroyed) throw SdkError.destroyed();
    if (!core.needsLoad) return;
    core.mergeProperties(properties ?? {});
    if (core.isFrame && !core.properties.url) throw SdkError.missingFrameUrl();
    this.#stopLoading();
    core.turn('load-started');
    core.emit('loading');
    // Whoever was told may have left, or loaded it already.
    if (core.state !== 'loading') {
      if (core.needsLoad) throw SdkError.cancelled();
      return;
    }
    if (core.host.restart()) {
      this.#bundle = { time: 0, preLoaded: true };
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
    this.#stopQualityTest();
    const wasStyled = !core.needsLoad && this.#isStyled;
    core.isPreparing = true;
    try {
      await this.#open('join()', properties);
      adoptPrebuiltAtJoin(core, properties);
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
      this.#joining = { resolve, reject, wasStyled };
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
    const { access } = await requestOrThrow(core, 'daily-method-preauth', openingOf(core));
    if (!access) throw SdkError.refusedBy('preAuth', undefined);
    this.#preAuthed = { url: core.properties.url, token: core.properties.token };
    return { access: access as DailyAccess };
  }

  async leave(): Promise<void> {
    const core = this.#core;
    this.#stopQualityTest();
    if (core.state === 'left-meeting' || core.state === 'error') return;
    if (core.needsLoad || !core.host.isThere) {
      if (core.state === 'loading') core.host.abandon();
      this.#stopLoading();
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
    if (!core.isDestroyed) await this.#leaveForGood();
    this.#stopWatching();
    // Whoever heard of the leaving may have loaded anew.
    this.#stopLoading();
    this.#giveUp(SdkError.destroyed());
    for (const resolve of this.#leaving.splice(0)) resolve();
    core.close();
    this.#reset();
    core.host.remove();
    core.isDestroyed = true;
  }

  /** The machine can be talked to. */
  machineLoaded(told: Record<string, unknown>): void {
    this.#core.host.noteLoaded();
    this.#core.emit('loaded', told);
  }

  /** The machine is ready for more than loading. */
  machineInitialised(): void {
    const core = this.#core;
    core.facts.isInitialised = true;
    const url = machineAddress(core.properties, sdkOrigin());
    core.send('transmit-log', { level: 'log', code: 1011, stats: { event: 'bundle load', ...this.#bundle, url } });
  }

  joined({ participants, ...told }: JoinedMeeting, maxAppMessageSize: number | undefined): void {
    const core = this.#core;
    core.facts.maxAppMessageSize = maxAppMessageSize ?? limits.appMessageMaxCharacters;
    if (core.state !== 'joining-meeting') {
      // Nobody asked for it: it is told, and changes nothing but that limit.
      core.emit('joined-meeting', { ...told, ...(participants ? { participants } : {}) });
      return;
    }
    core.turn('joined');
    core.participants.replace(participants ?? {});
    const joining = this.#joining;
    this.#joining = undefined;
    joining?.resolve(core.participants.all);
    if (joining?.wasStyled) loadCss(core, core.properties);
    core.emit('joined-meeting', { ...told, ...(participants ? { participants: core.participants.all } : {}) });
  }

  left(told: Record<string, unknown> = {}): void {
    const core = this.#core;
    core.turn('left');
    this.#reset();
    this.#giveUp(SdkError.cancelled());
    core.dropRequests();
    for (const resolve of this.#leaving.splice(0)) resolve();
    core.emit('left-meeting', told);
  }

  /** A fatal error of the call. */
  failed(event: Record<string, unknown> & { errorMsg?: unknown }, keepsFrame = false): void {
    const core = this.#core;
    this.#stopLoading();
    if (!keepsFrame) core.host.abandon();
    core.turn('fatal');
    this.#reset();
    this.#giveUp({ ...event, action: 'error', callClientId: core.id }, event.errorMsg);
    if (!keepsFrame) core.dropRequests();
    for (const resolve of this.#leaving.splice(0)) resolve();
    core.emit('error', event);
    void reportError(core, event);
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
    if (asked && url && url !== asked.url) this.#refuse(`url in ${method} is different than the one used in preAuth()`);
    if (asked && token && token !== asked.token) {
      this.#refuse(`token in ${method} is different than the one used in preAuth()`);
    }
    if (isFrame && url && url !== properties.url) {
      this.#refuse(`url in ${method} is different than the one used in load() (${properties.url} -> ${url})`);
    }
  }

  #refuse(text: string): never {
    this.#core.environment.console.error(text);
    throw SdkError.invalidArgument(text);
  }

  #fetch(): void {
    const core = this.#core;
    this.#stopLoading();
    // A page that stayed in the frame makes room for the next.
    core.dropRequests();
    this.#cancelLoading = core.host.load(core.properties, {
      onAttemptFailed: () => core.emit('load-attempt-failed'),
      onLoaded: (time) => {
        this.#bundle = { time, preLoaded: false };
        this.#loaded();
      },
      onFailed: (failure) => this.failed(loadError(failure)),
    });
  }

  /** A machine that says nothing more, such as a page whose frame was just taken out, does not keep the call alive. */
  async #leaveForGood(): Promise<void> {
    const { clock, console } = this.#core.environment;
    const stopWaiting = clock.after(leaveTimeoutMs, () => this.left());
    try {
      await this.leave();
    } catch (error) {
      console.error('could not leave before destroying', error);
    } finally {
      stopWaiting();
    }
  }

  /** A test of the line has no place beside a meeting or after it. */
  #stopQualityTest(): void {
    if (this.#core.facts.isTestingQuality) this.#core.send('stop-test-call-quality');
  }

  #stopLoading(): void {
    this.#cancelLoading?.();
    this.#cancelLoading = undefined;
  }

  #loaded(): void {
    this.#cancelLoading = undefined;
    this.#core.turn('loaded');
    for (const { resolve } of this.#loading.splice(0)) resolve();
    if (this.#isStyled) loadCss(this.#core, this.#core.properties);
  }

  /** Whether the page in the frame is to be sent styles. A class alone comes to it with its launch. */
  get #isStyled(): boolean {
    const { isFrame, properties } = this.#core;
    return isFrame && Boolean(properties.cssFile || properties.cssText);
  }

  #reset(): void {
    this.#preAuthed = undefined;
    this.#bundle = { preLoaded: false };
    this.#core.reset();
  }

  /** Whoever waits for a load or a join that will not come is told. */
  #giveUp(reason: unknown, loadReason: unknown = reason): void {
    for (const { reject } of this.#loading.splice(0)) reject(loadReason);
    this.#joining?.reject(reason);
    this.#joining = undefined;
  }
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
