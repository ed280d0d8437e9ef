import { CallPart } from '../call-part.ts';
import { requireCallObject, requireNotJoined } from '../core/gates.ts';
import { devicesOf } from '../devices/device-methods.ts';
import type { DailyMeetingState } from '../meeting-state.ts';
import type { DailyCallOptions } from '../surface/call-options.ts';
import type { DailyParticipantsObject } from '../surface/participant.ts';
import type { DailyDeviceInfos } from '../surface/settings.ts';

const cameraHint = 'Did you mean to use setLocalAudio() and/or setLocalVideo() instead?';

/** Coming and going (spec 001 §4). */
export class LifecycleMethods extends CallPart {
  /** Loads the call machine. Rejects with the text of the failure. */
  load(properties?: DailyCallOptions): Promise<void> {
    return this.core.load(properties);
  }

  /** Joins the room at `url`. Rejects with the `error` event when the room refuses. */
  join(properties?: DailyCallOptions): Promise<DailyParticipantsObject | undefined> {
    return this.core.join(properties);
  }

  /** Opens camera and microphone before joining. */
  async startCamera(properties: DailyCallOptions = {}): Promise<DailyDeviceInfos> {
    requireCallObject(this.core, 'startCamera()');
    requireNotJoined(this.core, 'startCamera()', cameraHint);
    return devicesOf(await this.core.startCamera(properties));
  }

  leave(): Promise<void> {
    return this.core.leave();
  }

  isDestroyed(): boolean {
    return this.core.isDestroyed;
  }

  meetingState(): DailyMeetingState {
    return this.core.state;
  }

  /** The frame that the call is shown in; a headless call has none. */
  iframe(): HTMLIFrameElement | null {
    return null;
  }

  /** What is known of the room; before joining only its address. */
  async room({ includeRoomConfigDefaults = true } = {}): Promise<unknown> {
    const { url } = this.core.properties;
    if (this.core.facts.access.access === 'unknown' || this.core.needsLoad) {
      return url ? { roomUrlPendingJoin: url } : null;
    }
    const reply = await this.core.request('lib-room-info', { includeRoomConfigDefaults });
    const { action: _, callbackStamp: _stamp, callClientId: _id, ...room } = reply;
    return room;
  }
}
