import type { DailyParticipant } from '@parley/call-sdk/source';
import { EventEmitter } from 'events';

/** A message of the platform or its agent, such as `{type: 'transcript', …}`. */
export type VoiceMessage = { type?: string; [field: string]: unknown };

/** What a voice client tells (spec 001 §4). */
export interface VapiEventListeners {
  'call-start': () => void;
  'call-end': () => void;
  /** 0 to 1, ten times a second while the call goes on. */
  'volume-level': (volume: number) => void;
  'speech-start': () => void;
  'speech-end': () => void;
  message: (message: VoiceMessage) => void;
  video: (track: MediaStreamTrack) => void;
  /** Whatever went wrong: an error event of the call, an Error, or the response that refused a start. */
  error: (error: unknown) => void;
  'daily-participant-updated': (participant: DailyParticipant) => void;
}

export type VapiEvent = keyof VapiEventListeners;

/** Node's emitter with the client's events. */
export class VapiEvents extends EventEmitter {
  override on<Name extends VapiEvent>(event: Name, listener: VapiEventListeners[Name]): this {
    return super.on(event, listener);
  }

  override once<Name extends VapiEvent>(event: Name, listener: VapiEventListeners[Name]): this {
    return super.once(event, listener);
  }

  override emit<Name extends VapiEvent>(event: Name, ...values: Parameters<VapiEventListeners[Name]>): boolean {
    return super.emit(event, ...values);
  }

  override removeListener<Name extends VapiEvent>(event: Name, listener: VapiEventListeners[Name]): this {
    return super.removeListener(event, listener);
  }

  override removeAllListeners(event?: VapiEvent): this {
    return super.removeAllListeners(event);
  }
}
