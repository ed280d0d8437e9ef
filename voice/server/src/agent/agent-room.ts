import type { RoomPeer } from '@parley/call-peer/room-peer';

/** What an agent needs of a room: the participant that runs in Node, or a scripted one in tests. */
export type AgentRoom = Pick<RoomPeer, 'events' | 'participants' | 'sendAppMessage' | 'appear' | 'leave'> & {
  audio: Pick<RoomPeer['audio'], 'play'>;
};
