import { addresses } from '@parley/call-protocol/addresses';
import { CallPart } from '../call-part.ts';
import { refuseInReactNative, requireCallObject, requireNotJoined } from '../core/gates.ts';
import { fieldsOf } from '../core/message-handlers.ts';
import { devicesOf } from '../devices/device-methods.ts';
import { sdkOrigin } from '../environment.ts';
import { loadCss } from '../frame/styles.ts';
import { serverOrigin } from '../machine/machine-address.ts';
import type { DailyMeetingState } from '../meeting-state.ts';
import { SdkError } from '../sdk-error.ts';
import type { DailyCallOptions } from '../surface/call-options.ts';
import type { DailyAccess, DailyParticipantsObject } from '../surface/participant.ts';
import type { DailyPendingRoomInfo, DailyRoomInfo } from '../surface/room.ts';
import type { DailyDeviceInfos } from '../surface/settings.ts';

const cameraHint = 'Did you mean to use setLocalAudio() and/or setLocalVideo() instead?';

/** Coming and going (spec 001 §4). */
export class LifecycleMethods extends CallPart {
  /**
   * Loads the call machine: `loading`, then `loaded`. Its script may take 20 seconds, in at most three attempts; a page
   * in a frame may take 20 seconds from its arrival until it speaks. Does nothing where it is loaded. Rejects with the
   * text of the failure, which comes as `error` too, and when the load is cancelled by leaving.
   */
  load(properties?: DailyCallOptions): Promise<void> {
    return this.core.lifecycle.load(properties);
  }

  /**
   * Joins the room at `url`, given here or earlier: `joining-meeting`, then `joined-meeting`. Loads the call machine
   * first if need be. Resolves with everybody who is there. Rejects with the `error` event when the room refuses, with
   * an Error when a property is wrong or one leaves meanwhile. While joining or joined it only warns (spec 001 §4).
   */
  join(properties?: DailyCallOptions): Promise<DailyParticipantsObject | undefined> {
    return this.core.lifecycle.join(properties);
  }

  /**
   * Opens camera and microphone before joining, and resolves with the devices in use. Only for call objects, and not
   * after joining. The state stays `loaded`.
   */
  async startCamera(properties: DailyCallOptions = {}): Promise<DailyDeviceInfos> {
    requireCallObject(this.core, 'startCamera()');
    requireNotJoined(this.core, 'startCamera()', cameraHint);
    return devicesOf(await this.core.lifecycle.startCamera(properties));
  }

  /**
   * Asks the room at `url`, which must be given here, who may come in. Only for call objects, and not after joining.
   * Rejects when the room cannot be asked.
   */
  async preAuth(properties: DailyCallOptions = {}): Promise<{ access: DailyAccess }> {
    requireCallObject(this.core, 'preAuth()');
    requireNotJoined(this.core, 'preAuth()');
    return await this.core.lifecycle.preAuth(properties);
  }

  /**
   * Leaves the meeting, and resolves when one is out; at once where one is not in. A load or join that still runs is
   * cancelled, and its promise rejected, as is that of every request which the call machine has not answered by then.
   */
  leave(): Promise<void> {
    return this.core.lifecycle.leave();
  }

  /** Whether `destroy()` has ended this call. */
  isDestroyed(): boolean {
    return this.core.isDestroyed;
  }

  /**
   * The state of the call: `new`, `loading`, `loaded`, `joining-meeting`, `joined-meeting`, `left-meeting` or `error`.
   */
  meetingState(): DailyMeetingState {
    return this.core.state;
  }

  /** The frame that the call is shown in; a headless call has none. */
  iframe(): HTMLIFrameElement | null {
    refuseInReactNative(this.core);
    return this.core.host.iframe ?? null;
  }

  /** Styles the page in the frame: a class of its body, the address of a stylesheet, rules. Returns the call. */
  loadCss({ bodyClass, cssFile, cssText }: { bodyClass?: string; cssFile?: string; cssText?: string }): this {
    refuseInReactNative(this.core);
    loadCss(this.core, { bodyClass, cssFile, cssText });
    return this;
  }

  /** Where on earth one seems to be, as the server of the room sees it; an empty text when it cannot tell. */
  async geo(): Promise<{ current: string }> {
    try {
      return { current: await lookUpGeo(this.core.properties) };
    } catch (error) {
      this.core.environment.console.error('geo lookup failed', error);
      return { current: '' };
    }
  }

  /** What is known of the room; before joining only its address. */
  async room({ includeRoomConfigDefaults = true } = {}): Promise<DailyPendingRoomInfo | DailyRoomInfo | null> {
    const { url } = this.core.properties;
    if (this.core.facts.access.access === 'unknown' || this.core.needsLoad) {
      return url ? { roomUrlPendingJoin: url } : null;
    }
    const reply = await this.core.request('lib-room-info', { includeRoomConfigDefaults });
    return fieldsOf(reply) as unknown as DailyRoomInfo;
  }
}

async function lookUpGeo(properties: DailyCallOptions): Promise<string> {
  const origin = serverOrigin(properties, sdkOrigin());
  if (!origin) throw SdkError.wrongState('geo() needs a url to know whom to ask');
  const response = await fetch(origin + addresses.geo);
  const { geo } = (await response.json()) as { geo?: unknown };
  if (typeof geo !== 'string') throw SdkError.refusedBy('geo', undefined);
  return geo;
}
