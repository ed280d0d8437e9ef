import type { Slot } from '@parley/call-protocol/signalling';
import type { Emitter } from '@parley/kit-base/emitter';

/** One encoded Opus packet with its place in the stream. */
export interface AudioPacket {
  /** 16 bits. */
  sequence: number;
  /** 32 bits, in samples at 48 kHz. */
  timestamp: number;
  /** True on the first packet after a pause. */
  marker: boolean;
  payload: Uint8Array;
}

export interface IceCandidate {
  candidate: string;
  sdpMid?: string | null | undefined;
  sdpMLineIndex?: number | null | undefined;
  usernameFragment?: string | null | undefined;
}

/** A session description with the slot that each of its media sections stands for. */
export interface MediaDescription {
  sdp: string;
  mids: Record<string, Slot>;
}

export type MediaPeerState = 'connecting' | 'connected' | 'disconnected' | 'failed' | 'closed';

export interface MediaPeerEvents {
  /** Null marks the end of candidates. */
  candidate: IceCandidate | null;
  state: MediaPeerState;
  'audio-packet': AudioPacket;
}

export interface IceServer {
  urls: string | string[];
  username?: string | undefined;
  credential?: string | undefined;
}

export interface MediaPeerOptions {
  iceServers: readonly IceServer[];
  /** Offered as host candidates as well, such as 127.0.0.1 on a host that has nothing else. */
  additionalHostAddresses: readonly string[];
}

/**
 * One peer connection, seen from the participant that runs in Node: it negotiates, and moves Opus packets. The WebRTC
 * engine stands behind this port, so that another can take its place.
 */
export interface MediaPeer {
  readonly events: Emitter<MediaPeerEvents>;
  readonly state: MediaPeerState;
  /** An offer for these slots, or again for the same with `restartIce`. */
  createOffer(slots: readonly Slot[], options?: { restartIce?: boolean }): Promise<MediaDescription>;
  acceptOffer(offer: MediaDescription): Promise<MediaDescription>;
  acceptAnswer(answer: MediaDescription): Promise<void>;
  /** May come before the description that it belongs to. */
  addCandidate(candidate: IceCandidate | null): Promise<void>;
  /** Drops the packet while the connection is not up. */
  sendAudio(packet: AudioPacket): void;
  close(): Promise<void>;
}

export type CreateMediaPeer = (options: MediaPeerOptions) => MediaPeer;
