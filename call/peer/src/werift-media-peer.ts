import type { Slot } from '@parley/call-protocol/signalling';
import { Emitter } from '@parley/kit-base/emitter';
import {
  useAbsSendTime as absSendTime,
  MediaStreamTrack,
  useOPUS as opus,
  RTCPeerConnection,
  type RTCRtpTransceiver,
  RtpHeader,
  RtpPacket,
  useSdesMid as sdesMid,
} from 'werift';
import type {
  AudioPacket,
  IceCandidate,
  MediaDescription,
  MediaPeer,
  MediaPeerEvents,
  MediaPeerOptions,
  MediaPeerState,
} from './media-peer.ts';
import { fitRemoteSdp, isLocalName } from './remote-sdp.ts';

/** The embedded engine: WebRTC in plain TypeScript, which installs everywhere. Carries the audio slot. */
export function createWeriftMediaPeer(options: MediaPeerOptions): MediaPeer {
  return new WeriftMediaPeer(options);
}

class WeriftMediaPeer implements MediaPeer {
  readonly events = new Emitter<MediaPeerEvents>();
  readonly #connection: RTCPeerConnection;
  readonly #track = new MediaStreamTrack({ kind: 'audio' });
  readonly #heard = new WeakSet<MediaStreamTrack>();
  #audio: RTCRtpTransceiver | undefined;
  #state: MediaPeerState = 'connecting';

  constructor(options: MediaPeerOptions) {
    this.#connection = new RTCPeerConnection({
      // Never the engine's default, which is a public host.
      iceServers: options.iceServers.map((server) => ({ ...server, urls: server.urls })) as never,
      iceAdditionalHostAddresses: [...options.additionalHostAddresses],
      iceUseIpv6: false,
      bundlePolicy: 'max-bundle',
      codecs: { audio: [opus()], video: [] },
      headerExtensions: { audio: [sdesMid(), absSendTime()], video: [] },
    });
    this.#connection.onIceCandidate.subscribe((candidate) => this.events.emit('candidate', candidate ?? null));
    this.#connection.connectionStateChange.subscribe((state) => this.#setState(state));
    // The engine makes the track of the other side when its description comes, for the offerer too.
    this.#connection.onTrack.subscribe((track) => {
      if (track.kind !== 'audio' || this.#heard.has(track)) return;
      this.#heard.add(track);
      track.onReceiveRtp.subscribe(({ header, payload }) => {
        const { sequenceNumber: sequence, timestamp, marker } = header;
        this.events.emit('audio-packet', { sequence, timestamp, marker, payload });
      });
    });
  }

  get state(): MediaPeerState {
    return this.#state;
  }

  async createOffer(slots: readonly Slot[], options: { restartIce?: boolean } = {}): Promise<MediaDescription> {
    if (!this.#audio && slots.includes('audio')) {
      this.#carryAudio(this.#connection.addTransceiver('audio', { direction: 'sendrecv' }));
    }
    const offer = await this.#connection.createOffer(options.restartIce ? { iceRestart: true } : {});
    const local = await this.#connection.setLocalDescription(offer);
    return { sdp: local.toSdp().sdp, mids: this.#mids() };
  }

  async acceptOffer(offer: MediaDescription): Promise<MediaDescription> {
    await this.#connection.setRemoteDescription({ type: 'offer', sdp: fitRemoteSdp(offer.sdp) });
    const audioMid = Object.entries(offer.mids).find(([, slot]) => slot === 'audio')?.[0];
    const transceiver = this.#connection.getTransceivers().find(({ mid }) => mid === audioMid);
    if (transceiver && transceiver !== this.#audio) {
      transceiver.setDirection('sendrecv');
      this.#carryAudio(transceiver);
    }
    const answer = await this.#connection.createAnswer();
    const local = await this.#connection.setLocalDescription(answer);
    return { sdp: local.toSdp().sdp, mids: offer.mids };
  }

  async acceptAnswer(answer: MediaDescription): Promise<void> {
    await this.#connection.setRemoteDescription({ type: 'answer', sdp: fitRemoteSdp(answer.sdp) });
  }

  async addCandidate(candidate: IceCandidate | null): Promise<void> {
    if (this.#state === 'closed') return;
    if (candidate === null) return await this.#connection.addIceCandidate(null);
    if (isLocalName(candidate.candidate)) return;
    await this.#connection.addIceCandidate({
      candidate: candidate.candidate,
      ...(candidate.sdpMid == null ? {} : { sdpMid: candidate.sdpMid }),
      ...(candidate.sdpMLineIndex == null ? {} : { sdpMLineIndex: candidate.sdpMLineIndex }),
    });
  }

  sendAudio(packet: AudioPacket): void {
    if (this.#state !== 'connected') return;
    const header = new RtpHeader({
      sequenceNumber: packet.sequence,
      timestamp: packet.timestamp,
      marker: packet.marker,
    });
    this.#track.writeRtp(new RtpPacket(header, Buffer.from(packet.payload)));
  }

  async close(): Promise<void> {
    this.#setState('closed');
    this.#track.stop();
    await this.#connection.close();
    this.events.removeAllListeners();
  }

  #carryAudio(transceiver: RTCRtpTransceiver): void {
    this.#audio = transceiver;
    transceiver.sender.registerTrack(this.#track);
  }

  #mids(): Record<string, Slot> {
    const mid = this.#audio?.mid;
    return mid == null ? {} : { [mid]: 'audio' };
  }

  #setState(state: RTCPeerConnection['connectionState']): void {
    const next = state === 'new' ? 'connecting' : state;
    if (next === this.#state || this.#state === 'closed') return;
    this.#state = next;
    this.events.emit('state', next);
  }
}
