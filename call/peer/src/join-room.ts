import { type Hello, type ServerMessage, type Slot, signallingVersion } from '@parley/call-protocol/signalling';
import { SignallingClient } from '@parley/call-protocol/signalling-client';
import { SignallingError } from '@parley/call-protocol/signalling-error';
import { type Clock, systemClock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import type { CreateMediaPeer } from './media-peer.ts';
import { createOpusEncoder } from './opus.ts';
import { RoomPeer } from './room-peer.ts';
import { createWeriftMediaPeer } from './werift-media-peer.ts';

export interface JoinRoomOptions {
  /** Address of `/signal`. */
  signalUrl: string;
  room: string;
  token?: string;
  userName: string;
  userData?: unknown;
  /** Only audio today. */
  slots?: Slot[];
  /** Offered as host candidates as well; `127.0.0.1` on a host that has nothing else. */
  additionalHostAddresses?: readonly string[];
  createMediaPeer?: CreateMediaPeer;
  clock?: Clock;
  logger: Logger;
}

/** Joins a room as a participant that only answers offers. Rejects with a SignallingError. */
export async function joinRoom(options: JoinRoomOptions): Promise<RoomPeer> {
  const { signalUrl, room, token, userName, userData, slots = ['audio'], clock = systemClock, logger } = options;
  const hello: Hello = {
    type: 'hello',
    version: signallingVersion,
    room,
    userName,
    media: { audio: { state: 'on' } },
    slots,
    answersOnly: true,
    ...(token === undefined ? {} : { token }),
    ...(userData === undefined ? {} : { userData }),
  };
  const encoder = await createOpusEncoder();
  const signalling = new SignallingClient({ url: signalUrl, hello, clock });
  // Messages can stand right behind the welcome, before this function goes on.
  const early: ServerMessage[] = [];
  let peer: RoomPeer | undefined;
  signalling.events.on('message', (message) => (peer ? peer.handleMessage(message) : early.push(message)));
  try {
    const welcome = await signalling.connect();
    // The room may have ended right behind the welcome: nobody would tell the peer any more.
    if (signalling.state === 'closed') throw SignallingError.unreachable('the room ended at once');
    peer = new RoomPeer({
      welcome,
      signalling,
      encoder,
      slots,
      createMediaPeer: options.createMediaPeer ?? createWeriftMediaPeer,
      additionalHostAddresses: options.additionalHostAddresses ?? [],
      clock,
      logger,
    });
    for (const message of early) peer.handleMessage(message);
    return peer;
  } catch (error) {
    signalling.leave();
    encoder.free();
    throw error;
  }
}
