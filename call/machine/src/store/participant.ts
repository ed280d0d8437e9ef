import type { Permissions, Slot, WireParticipant } from '@parley/call-protocol/signalling';
import { slotOrder } from '@parley/call-protocol/signalling';
import type { TrackView } from './track-state.ts';

/** A participant in the shape that the SDK declares. Tracks themselves are read from the store. */
export interface ParticipantView {
  session_id: string;
  user_id: string;
  user_name: string;
  userData: unknown;
  joined_at?: Date;
  will_eject_at: Date;
  local: boolean;
  owner: boolean;
  permissions: {
    hasPresence: boolean;
    canSend: boolean | Set<string>;
    canReceive: Permissions['canReceive'];
    canAdmin: boolean | Set<string>;
  };
  record: boolean;
  audio: boolean;
  video: boolean;
  screen: boolean;
  tracks: Record<Slot, TrackView>;
  networkQualityState: string;
  networkThreshold: string;
  participantType: string;
  cam_info: Record<string, never>;
  screen_info: Record<string, never>;
  mtgSessionId: string;
}

export interface ParticipantFacts {
  local: boolean;
  meetingId: string;
  trackView: (slot: Slot) => TrackView;
  /** When the room or token ends for this participant, Unix seconds. */
  ejectAt: number | undefined;
}

/** Maps what the room server says of a participant to what the SDK shows. */
export function participantView(wire: WireParticipant, facts: ParticipantFacts): ParticipantView {
  const tracks = Object.fromEntries(slotOrder.map((slot) => [slot, facts.trackView(slot)])) as Record<Slot, TrackView>;
  const isOn = (slot: Slot) => wire.media[slot]?.state === 'on';
  return {
    session_id: wire.sessionId,
    user_id: wire.userId,
    user_name: wire.userName,
    userData: wire.userData,
    ...(wire.joinedAt === '' ? {} : { joined_at: new Date(wire.joinedAt) }),
    will_eject_at: new Date((facts.ejectAt ?? 0) * 1000),
    local: facts.local,
    owner: wire.owner,
    permissions: {
      hasPresence: wire.permissions.hasPresence,
      canSend: asSet(wire.permissions.canSend),
      canReceive: wire.permissions.canReceive,
      canAdmin: asSet(wire.permissions.canAdmin),
    },
    record: false,
    audio: isOn('audio'),
    video: isOn('video'),
    screen: isOn('screenVideo') || isOn('screenAudio'),
    tracks,
    networkQualityState: 'unknown',
    networkThreshold: 'good',
    participantType: 'standard',
    cam_info: {},
    screen_info: {},
    mtgSessionId: facts.meetingId,
  };
}

function asSet(granted: boolean | readonly string[]): boolean | Set<string> {
  return typeof granted === 'boolean' ? granted : new Set(granted);
}

/** Whether a permission lets this slot be sent. */
export function maySend(permissions: Permissions, slot: Slot): boolean {
  return typeof permissions.canSend === 'boolean' ? permissions.canSend : permissions.canSend.includes(slot);
}
