import type { Slot, SlotState } from '@parley/call-protocol/signalling';

export type Subscription = boolean | 'staged';
/** What is wanted of one participant. */
export type Subscriptions = Readonly<Record<Slot, Subscription>>;

/** The track states of spec 001 §3, in the SDK's shape. */
export interface TrackView {
  subscribed: Subscription;
  state: 'blocked' | 'off' | 'sendable' | 'loading' | 'interrupted' | 'playable';
  blocked?: Record<string, boolean>;
  off?: Record<string, boolean>;
}

/** What the machine knows of a remote track besides the sender's word. */
export interface Reception {
  subscribed: Subscription;
  /** Its peer connection is up. */
  connected: boolean;
  /** It was up before. */
  wasConnected: boolean;
}

const blockedReasons: Record<string, string> = {
  'not-found': 'byDeviceMissing',
  'in-use': 'byDeviceInUse',
  permissions: 'byPermissions',
};

const offReasons: Record<string, string> = {
  'remote-request': 'byRemoteRequest',
  bandwidth: 'byBandwidth',
  'can-send': 'byCanSendPermission',
};

/** The view of an own track. */
export function localTrackView(sent: SlotState | undefined, hasTrack: boolean): TrackView {
  const stopped = stoppedView(sent, true);
  if (stopped) return stopped;
  return { subscribed: true, state: hasTrack ? 'playable' : 'loading' };
}

/** The view of someone else's track. */
export function remoteTrackView(sent: SlotState | undefined, reception: Reception): TrackView {
  const { subscribed } = reception;
  const stopped = stoppedView(sent, subscribed);
  if (stopped) return stopped;
  if (subscribed !== true) return { subscribed, state: 'sendable' };
  if (reception.connected) return { subscribed, state: 'playable' };
  return { subscribed, state: reception.wasConnected ? 'interrupted' : 'loading' };
}

function stoppedView(sent: SlotState | undefined, subscribed: Subscription): TrackView | undefined {
  if (sent?.state === 'on') return undefined;
  if (sent?.state === 'blocked') {
    return { subscribed, state: 'blocked', blocked: { [blockedReasons[sent.reason ?? ''] ?? 'byPermissions']: true } };
  }
  return { subscribed, state: 'off', off: { [offReasons[sent?.reason ?? ''] ?? 'byUser']: true } };
}

/** `SendSettings` and subscriptions of the SDK use these names for the slots. */
export const storeKeys: Record<Slot, { stream: 'cam' | 'screen'; kind: 'audio' | 'video'; subscription: string }> = {
  audio: { stream: 'cam', kind: 'audio', subscription: 'cam-audio' },
  video: { stream: 'cam', kind: 'video', subscription: 'cam-video' },
  screenVideo: { stream: 'screen', kind: 'video', subscription: 'screen-video' },
  screenAudio: { stream: 'screen', kind: 'audio', subscription: 'screen-audio' },
};
