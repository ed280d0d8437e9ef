import Daily, {
  type DailyAdvancedConfig,
  type DailyCall,
  type DailyFactoryOptions,
  type DailyStartScreenShareFromStream,
} from '@parley/call-sdk/source';
import { AppError } from '@parley/kit-base/app-error';
import { type Clock, systemClock } from '@parley/kit-base/clock';
import type { ClientMessage } from '@parley/voice-protocol/room-messages';
import type { WebCall } from '@parley/voice-protocol/web-call';
import { AgentAudio } from './agent-audio.ts';
import { createWebCall, type Reference, type StartOptions } from './call-request.ts';
import { VapiEvents } from './vapi-events.ts';
import { VoiceCall } from './voice-call.ts';

/** What a client takes from its page; replaced in tests. */
export interface VapiEnvironment {
  createCall: (properties: DailyFactoryOptions) => DailyCall;
  fetch: typeof fetch;
  userAgent: string;
  document: Document;
  clock: Clock;
}

export type VoiceClientErrorCode = 'nothing-to-start' | 'no-call';

/** A method was used where it cannot work. */
export class VoiceClientError extends AppError<VoiceClientErrorCode> {
  static nothingToStart(): VoiceClientError {
    return new VoiceClientError('nothing-to-start', 'Assistant or Squad or Workflow must be provided.');
  }

  static noCall(): VoiceClientError {
    return new VoiceClientError('no-call', 'Call object is not available.');
  }
}

type Overrides = Record<string, unknown> | null;

const mobile = /android|iphone|ipad|ipod|iemobile|blackberry|bada/i;

/**
 * The web voice client: starts a call with an agent, plays its voice, and tells what happens as events. It stands in
 * for the vendor's client of the same name (2.3.1); address and token are kept per client, not for the whole page, and
 * `stop()` also gives up a call that is still being started.
 */
export class Vapi extends VapiEvents {
  readonly #platform: { baseUrl: string; token: string };
  readonly #dailyConfig: DailyAdvancedConfig;
  readonly #callObject: DailyFactoryOptions;
  readonly #environment: VapiEnvironment;
  #isStarted = false;
  #current: VoiceCall | undefined;

  /** `apiToken` is a public key of the platform; `apiBaseUrl` its address, by default the platform's public host. */
  constructor(
    apiToken: string,
    apiBaseUrl?: string | null,
    dailyCallConfig?: DailyAdvancedConfig | null,
    dailyCallObject?: DailyFactoryOptions | null,
    environment?: Partial<VapiEnvironment>,
  ) {
    super();
    this.#platform = { baseUrl: apiBaseUrl ?? 'https://api.vapi.ai', token: apiToken };
    this.#dailyConfig = dailyCallConfig ?? {};
    this.#callObject = dailyCallObject ?? {};
    this.#environment = { ...pageEnvironment(), ...environment };
  }

  /**
   * Starts a call; resolves with the platform's answer, or null when one is started already or the start failed (then
   * `error` tells why). Rejects only when there is nothing to start.
   */
  async start(
    assistant?: Reference,
    assistantOverrides?: Overrides,
    squad?: Reference,
    workflow?: Reference,
    workflowOverrides?: Overrides,
  ): Promise<WebCall | null> {
    if (!assistant && !squad && !workflow) throw VoiceClientError.nothingToStart();
    if (this.#isStarted) return null;
    this.#isStarted = true;
    try {
      return await this.#start({ assistant, assistantOverrides, squad, workflow, workflowOverrides });
    } catch (error) {
      console.error(error);
      this.#cleanUp();
      this.emit('error', error);
      return null;
    }
  }

  /** Ends the call at once; `call-end` follows. */
  stop(): void {
    this.#cleanUp();
  }

  /** Sends a message to the agent. Does nothing without a call; throws when it is too large. */
  send(message: ClientMessage): void {
    this.#current?.send(message);
  }

  /** Has the agent say something. */
  say(
    message: string,
    endCallAfterSpoken?: boolean,
    interruptionsEnabled = false,
    interruptAssistantEnabled = false,
  ): void {
    this.send({
      type: 'say',
      message,
      interruptionsEnabled,
      interruptAssistantEnabled,
      ...(endCallAfterSpoken === undefined ? {} : { endCallAfterSpoken }),
    });
  }

  /** Throws without a call. */
  setMuted(isMuted: boolean): void {
    this.#requireCall().setLocalAudio(!isMuted);
  }

  isMuted(): boolean {
    return this.#current?.call.localAudio() === false;
  }

  setInputDevicesAsync(options: Parameters<DailyCall['setInputDevicesAsync']>[0]): void {
    this.#attempt(this.#current?.call.setInputDevicesAsync(options));
  }

  setOutputDeviceAsync(options: Parameters<DailyCall['setOutputDeviceAsync']>[0]): void {
    this.#attempt(this.#current?.call.setOutputDeviceAsync(options));
  }

  startScreenSharing(
    displayMediaOptions?: DisplayMediaStreamOptions,
    screenVideoSendSettings?: DailyStartScreenShareFromStream['screenVideoSendSettings'],
  ): void {
    this.#attempt(
      this.#current?.call.startScreenShare({
        ...(displayMediaOptions === undefined ? {} : { displayMediaOptions }),
        ...(screenVideoSendSettings === undefined ? {} : { screenVideoSendSettings }),
      }),
    );
  }

  stopScreenSharing(): void {
    this.#current?.call.stopScreenShare();
  }

  /** Sends the microphone louder or softer; 1 leaves it as it is. Rejects without a call. */
  async increaseMicLevel(gain: number): Promise<void> {
    const call = this.#requireCall();
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const context = new AudioContext();
      const gainNode = context.createGain();
      gainNode.gain.value = gain;
      const destination = context.createMediaStreamDestination();
      context.createMediaStreamSource(stream).connect(gainNode).connect(destination);
      const [audioSource] = destination.stream.getAudioTracks();
      await call.setInputDevicesAsync({ audioSource });
    } catch (error) {
      console.error('Error adjusting microphone level:', error);
    }
  }

  getDailyCallObject(): DailyCall | null {
    return this.#current?.call ?? null;
  }

  async #start(options: StartOptions): Promise<WebCall | null> {
    const { createCall, fetch, userAgent, document, clock } = this.#environment;
    const webCall = await createWebCall(fetch, this.#platform, options);
    if (!this.#isStarted) return null;
    const current = new VoiceCall({
      webCall,
      createCall,
      properties: { ...this.#callObject, dailyConfig: this.#dailyConfig },
      events: this,
      audio: new AgentAudio(document),
      isMobile: mobile.test(userAgent),
      clock,
      onOver: () => this.#forget(current),
    });
    this.#current = current;
    await current.join();
    return webCall;
  }

  /** An older call that ends must not take a newer one with it. */
  #forget(call: VoiceCall): void {
    if (this.#current !== call) return;
    this.#current = undefined;
    this.#isStarted = false;
  }

  #cleanUp(): void {
    this.#isStarted = false;
    this.#current?.close();
    this.#current = undefined;
  }

  #requireCall(): DailyCall {
    if (!this.#current) throw VoiceClientError.noCall();
    return this.#current.call;
  }

  /** A failure behind a method that returns nothing. */
  #attempt(work: Promise<unknown> | undefined): void {
    work?.catch((error: unknown) => this.emit('error', error));
  }
}

function pageEnvironment(): VapiEnvironment {
  return {
    createCall: (properties) => Daily.createCallObject(properties),
    fetch: (input, init) => globalThis.fetch(input, init),
    userAgent: globalThis.navigator?.userAgent ?? '',
    document: globalThis.document,
    clock: systemClock,
  };
}
