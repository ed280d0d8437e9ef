import { limits } from '@parley/call-protocol/limits';
import { AccessMethods } from './access/access-methods.ts';
import { AudioLevelMethods } from './audio-levels/audio-level-methods.ts';
import { partsOf } from './call-part.ts';
import { CallCore } from './core/call-core.ts';
import { DeviceMethods } from './devices/device-methods.ts';
import { OwnMediaMethods } from './devices/own-media-methods.ts';
import { type Environment, pageEnvironment } from './environment.ts';
import { InputSettingsMethods } from './input-settings/input-settings-methods.ts';
import { Instances } from './instances.ts';
import { LifecycleMethods } from './lifecycle/lifecycle-methods.ts';
import { MessageMethods } from './messages/message-methods.ts';
import { NetworkMethods } from './network/network-methods.ts';
import { ParticipantMethods } from './participants/participant-methods.ts';
import { validateProperties } from './properties/validate-properties.ts';
import { RecordingMethods } from './recording/recording-methods.ts';
import { ScreenShareMethods } from './screen-share/screen-share-methods.ts';
import { SessionMethods } from './session/session-methods.ts';
import { type DailyBrowserInfo, supportedBrowser } from './supported-browser.ts';
import type { DailyCallOptions, DailyFactoryOptions } from './surface/call-options.ts';

const instances = new Instances<DailyCall>();

const Parts = partsOf(
  LifecycleMethods,
  ParticipantMethods,
  AccessMethods,
  OwnMediaMethods,
  DeviceMethods,
  InputSettingsMethods,
  ScreenShareMethods,
  AudioLevelMethods,
  MessageMethods,
  SessionMethods,
  RecordingMethods,
  NetworkMethods,
);

/** One call: a thin shell over the call machine, with the methods and events of the contract (spec 001). */
export class DailyCall extends Parts {
  /** Names this call in events and messages; undefined once destroyed in strict mode. */
  callClientId: string | undefined;
  readonly strictMode: boolean;
  readonly allowMultipleCallInstances: boolean;

  private constructor(core: CallCore, allowMultipleCallInstances: boolean) {
    super(core);
    this.callClientId = core.id;
    this.strictMode = core.isStrict;
    this.allowMultipleCallInstances = allowMultipleCallInstances;
    instances.add(core.id, this);
  }

  /** Makes a headless call. Throws on unknown or wrong properties, and on a second living call. */
  static createCallObject(properties: DailyFactoryOptions = {}): DailyCall {
    Object.assign(properties, { layout: 'none', dailyJsVersion: limits.sdkVersion });
    return DailyCall.#create(properties, pageEnvironment());
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

  static #create(properties: DailyFactoryOptions, environment: Environment): DailyCall {
    const { strictMode = true, allowMultipleCallInstances } = properties;
    const isStrict = Boolean(strictMode);
    const allowsMultiple = Boolean(allowMultipleCallInstances);
    instances.admit({ isStrict, allowsMultiple }, environment);
    validateProperties(properties, environment.console);
    return new DailyCall(new CallCore({ environment, properties, isStrict }), allowsMultiple);
  }

  /** The properties as they stand after creation, load and join. */
  get properties(): DailyCallOptions {
    return this.core.properties;
  }

  /** Leaves and lets go of everything. May be called again. */
  async destroy(): Promise<void> {
    await this.core.destroy();
    this.core.emit('call-instance-destroyed');
    instances.remove(this.core.id);
    if (this.strictMode) this.callClientId = undefined;
  }
}
