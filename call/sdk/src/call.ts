import { limits } from '@parley/call-protocol/limits';
import { AccessMethods } from './access/access-methods.ts';
import { ActiveSpeakerModeMethods } from './active-speaker/active-speaker-mode-methods.ts';
import { AudioLevelMethods } from './audio-levels/audio-level-methods.ts';
import { partsOf } from './call-part.ts';
import { CallCore } from './core/call-core.ts';
import { refuseInReactNative } from './core/gates.ts';
import { CustomTrackMethods } from './custom-tracks/custom-track-methods.ts';
import { DeviceMethods } from './devices/device-methods.ts';
import { OwnMediaMethods } from './devices/own-media-methods.ts';
import { DialOutMethods } from './dial-out/dial-out-methods.ts';
import { type Environment, type HostWindow, pageEnvironment } from './environment.ts';
import { addFrame, addTransparentFrame } from './frame/frame-element.ts';
import { createFrameHost } from './frame/frame-host.ts';
import { FullscreenMethods } from './frame/fullscreen-methods.ts';
import { InputSettingsMethods } from './input-settings/input-settings-methods.ts';
import { Instances } from './instances.ts';
import { LanguageMethods } from './language/language-methods.ts';
import { LifecycleMethods } from './lifecycle/lifecycle-methods.ts';
import type { MachineHost } from './machine/machine-host.ts';
import { createPageHost } from './machine/page-host.ts';
import { MediaPlayerMethods } from './media-player/media-player-methods.ts';
import { MessageMethods } from './messages/message-methods.ts';
import { NetworkMethods } from './network/network-methods.ts';
import { NetworkTestMethods } from './network/test-methods.ts';
import { ParticipantMethods } from './participants/participant-methods.ts';
import { tellOfOtherMode } from './prebuilt/prebuilt-choices.ts';
import { PrebuiltMethods } from './prebuilt/prebuilt-methods.ts';
import { validateProperties } from './properties/validate-properties.ts';
import { ReactNativeMethods } from './react-native/react-native-methods.ts';
import { ReceiveSettingsMethods } from './receive-settings/receive-settings-methods.ts';
import { RecordingMethods } from './recording/recording-methods.ts';
import { ScreenShareMethods } from './screen-share/screen-share-methods.ts';
import { SdkError } from './sdk-error.ts';
import { SendSettingsMethods } from './send-settings/send-settings-methods.ts';
import { SessionMethods } from './session/session-methods.ts';
import { LiveStreamingMethods } from './streaming/live-streaming-methods.ts';
import { type DailyBrowserInfo, supportedBrowser } from './supported-browser.ts';
import type { DailyCallOptions, DailyFactoryOptions } from './surface/call-options.ts';
import { TranscriptionMethods } from './transcription/transcription-methods.ts';

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
  CustomTrackMethods,
  MessageMethods,
  SessionMethods,
  RecordingMethods,
  NetworkMethods,
  NetworkTestMethods,
  ReceiveSettingsMethods,
  SendSettingsMethods,
  ActiveSpeakerModeMethods,
  LanguageMethods,
  PrebuiltMethods,
  FullscreenMethods,
  LiveStreamingMethods,
  TranscriptionMethods,
  DialOutMethods,
  MediaPlayerMethods,
  ReactNativeMethods,
);

/** One call: a thin shell over the call machine, with the methods and events of the contract (spec 001). */
export class DailyCall extends Parts {
  /** Names this call in events and messages; undefined once destroyed in strict mode. */
  callClientId: string;
  /** Whether using this call once it is destroyed throws. Default true. */
  readonly strictMode: boolean;
  /** Whether this call may live beside others. Default false. */
  readonly allowMultipleCallInstances: boolean;

  private constructor(core: CallCore, allowMultipleCallInstances: boolean) {
    super(core);
    this.callClientId = core.id;
    this.strictMode = core.isStrict;
    this.allowMultipleCallInstances = allowMultipleCallInstances;
    instances.add(core, this);
    core.onAppDestroyed = () => {
      core.environment.console.warn(
        'App has been destroyed before leaving the meeting. Cleaning up all the resources!',
      );
      void this.destroy();
    };
    core.lifecycle.begin();
  }

  /** Makes a headless call. Throws on unknown or wrong properties, and on a second living call. */
  static createCallObject(properties: DailyFactoryOptions = {}): DailyCall {
    const environment = pageEnvironment();
    properties.layout = 'none';
    return DailyCall.#create(properties, environment, false, (id) => createPageHost(environment, id));
  }

  /**
   * Shows the prebuilt call page in a new frame inside `parent`, by default the page's body.
   * Throws like {@link createCallObject}, and outside a page.
   */
  static createFrame(parent?: HTMLElement | DailyFactoryOptions, properties?: DailyFactoryOptions): DailyCall {
    const environment = pageEnvironment();
    const [element, options] = isElement(parent) ? [parent, properties ?? {}] : [undefined, parent ?? properties ?? {}];
    const { document } = requirePage(environment);
    const iframe = addFrame(document, element ?? document.body, options.iframeStyle);
    return DailyCall.#around(iframe, options, environment);
  }

  /** Lays the call page over the whole page, where it takes no presses. */
  static createTransparentFrame(properties: DailyFactoryOptions = {}): DailyCall {
    const environment = pageEnvironment();
    const { document } = requirePage(environment);
    properties.layout ||= 'custom-v1';
    return DailyCall.#around(addTransparentFrame(document), properties, environment);
  }

  /** Shows the call page in a frame that is there. Throws when `iframe` is none. */
  static wrap(iframe: HTMLIFrameElement, properties: DailyFactoryOptions = {}): DailyCall {
    const environment = pageEnvironment();
    if (!iframe?.contentWindow || typeof iframe.src !== 'string') {
      throw SdkError.invalidArgument('DailyIframe::Wrap needs an iframe-like first argument');
    }
    return DailyCall.#wrap(iframe, properties, environment);
  }

  /** The call with this id, or the oldest living one. */
  static getCallInstance(id?: string): DailyCall | undefined {
    return instances.find(id);
  }

  /**
   * What this browser can do in a call, from its user agent and its interfaces. Where there is none, nothing is
   * supported.
   */
  static supportedBrowser(): DailyBrowserInfo {
    return supportedBrowser(globalThis);
  }

  /** The version of the contract that this SDK keeps: `0.79.0`. */
  static version(): string {
    return limits.sdkVersion;
  }

  /** A frame that was made for a call goes when the call cannot be made. */
  static #around(iframe: HTMLIFrameElement, properties: DailyFactoryOptions, environment: Environment): DailyCall {
    try {
      return DailyCall.#wrap(iframe, properties, environment);
    } catch (error) {
      iframe.remove();
      throw error;
    }
  }

  static #wrap(iframe: HTMLIFrameElement, properties: DailyFactoryOptions, environment: Environment): DailyCall {
    refuseInReactNative({ environment });
    const window = requirePage(environment);
    properties.layout ||= properties.customLayout ? 'custom-v1' : 'browser';
    return DailyCall.#create(properties, environment, true, (id) => createFrameHost(environment, window, iframe, id));
  }

  static #create(
    properties: DailyFactoryOptions,
    environment: Environment,
    isFrame: boolean,
    createHost: (id: string) => MachineHost,
  ): DailyCall {
    const { strictMode = true, allowMultipleCallInstances } = properties;
    const isStrict = Boolean(strictMode);
    const allowsMultiple = Boolean(allowMultipleCallInstances);
    instances.admit({ isStrict, allowsMultiple }, environment);
    Object.assign(properties, { dailyJsVersion: limits.sdkVersion });
    tellOfOtherMode({ isFrame, environment }, properties);
    validateProperties(properties, environment);
    const id = `${Date.now()}${Math.random()}`;
    const core = new CallCore({ id, environment, host: createHost(id), properties, isStrict });
    return new DailyCall(core, allowsMultiple);
  }

  /** The properties as they stand after creation, load and join. */
  get properties(): DailyCallOptions {
    return this.core.properties;
  }

  /** Leaves and lets go of everything. May be called again. */
  async destroy(): Promise<void> {
    // At once: whoever makes a new call in the same breath, such as a component that is mounted twice, may do so.
    instances.remove(this.core.id);
    await this.core.lifecycle.destroy();
    this.core.emit('call-instance-destroyed');
    if (!this.strictMode) return;
    Object.assign(this, { callClientId: undefined });
    this.core.publicId = undefined;
  }
}

function isElement(value: unknown): value is HTMLElement {
  return typeof value === 'object' && value !== null && 'append' in value;
}

function requirePage({ window }: Environment): HostWindow {
  if (!window?.document) throw SdkError.wrongState('a call can only be shown inside a page');
  return window;
}
