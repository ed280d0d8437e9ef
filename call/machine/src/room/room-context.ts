import type { Signal, Slot, WireParticipant } from '@parley/call-protocol/signalling';
import type { Clock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import type { Store } from '../store/store.ts';
import type { RemoteParticipant } from './remote-participant.ts';

/** What a remote participant needs of the call that it is in. */
export interface RoomContext {
  me: WireParticipant;
  meetingId: string;
  iceServers: RTCIceServer[];
  store: Store;
  clock: Clock;
  logger: Logger;
  /** The own track that may be sent in this slot now. */
  ownTrack(slot: Slot): MediaStreamTrack | null;
  sendSignal(to: string, signal: Signal): void;
  changed(participant: RemoteParticipant): void;
}
