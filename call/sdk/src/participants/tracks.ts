import type { MachineStore } from '../machine/page-globals.ts';
import type { DailyParticipant, DailyTrackState } from '../surface/participant.ts';

interface Place {
  stream: string;
  kind?: 'audio' | 'video';
}

/** Where the machine keeps the tracks that every call knows. Any other name is a custom track, a stream of that name. */
const places: Readonly<Record<string, Place>> = {
  audio: { stream: 'cam', kind: 'audio' },
  video: { stream: 'cam', kind: 'video' },
  screenVideo: { stream: 'screen', kind: 'video' },
  screenAudio: { stream: 'screen', kind: 'audio' },
  rmpVideo: { stream: 'rmp', kind: 'video' },
  rmpAudio: { stream: 'rmp', kind: 'audio' },
};

/** Where tracks also are, as they once were: absent without a track, false for somebody who cannot be reached. */
const formerNames = [
  ['audioTrack', 'audio'],
  ['videoTrack', 'video'],
  ['screenVideoTrack', 'screenVideo'],
  ['screenAudioTrack', 'screenAudio'],
] as const;

/**
 * Puts live tracks into a participant as the machine described it: they cannot be posted, so they are read from its
 * store. Someone whose direct connection is not up has none (spec 001 §4).
 */
export function withTracks(described: DailyParticipant, store: MachineStore | undefined): DailyParticipant {
  const participant = { ...described, tracks: { ...described.tracks } };
  const isReachable = participant.local || isConnected(store, participant.session_id);
  for (const [slot, described] of Object.entries(participant.tracks)) {
    const found = isReachable ? findTrack(store, participant, slot) : undefined;
    const state: DailyTrackState = { ...(described as DailyTrackState) };
    if (found) state.persistentTrack = found;
    if (found && state.state === 'playable') state.track = found;
    participant.tracks[slot] = state;
  }
  for (const [name, slot] of formerNames) {
    const track = participant.tracks[slot]?.track;
    if (track) participant[name] = track;
    else if (isReachable) delete participant[name];
    else participant[name] = false;
  }
  participant.audio = participant.audio && Boolean(participant.audioTrack);
  participant.video = participant.video && Boolean(participant.videoTrack);
  participant.screen = participant.screen && Boolean(participant.screenVideoTrack || participant.screenAudioTrack);
  return participant;
}

function isConnected(store: MachineStore | undefined, sessionId: string): boolean {
  const peer = store?.participants?.[sessionId];
  if (peer?.public?.rtcType?.impl !== 'peer-to-peer') return true;
  return ['connected', 'completed'].includes(peer.private?.peeringState ?? '');
}

function findTrack(
  store: MachineStore | undefined,
  { local, session_id: sessionId }: DailyParticipant,
  slot: string,
): MediaStreamTrack | undefined {
  const { stream, kind }: Place = places[slot] ?? { stream: slot };
  if (!local) return newestTrack(store, sessionId, stream, kind);
  if (!places[slot]) return store?.local?.public?.customTracks?.[slot]?.track;
  const own = stream === 'cam' || stream === 'screen' ? store?.local?.streams?.[stream]?.stream : undefined;
  return (kind === 'audio' ? own?.getAudioTracks() : own?.getVideoTracks())?.[0];
}

function newestTrack(
  store: MachineStore | undefined,
  sessionId: string,
  stream: string,
  kind: string | undefined,
): MediaStreamTrack | undefined {
  return (
    Object.values(store?.streams ?? {})
      .filter(
        (entry) =>
          entry.participantId === sessionId &&
          entry.type === stream &&
          (kind === undefined || entry.pendingTrack?.kind === kind),
      )
      .sort((a, b) => Number(b.starttime ?? 0) - Number(a.starttime ?? 0))[0]?.pendingTrack ?? undefined
  );
}

export interface TrackChange {
  type: string;
  track: MediaStreamTrack;
}

/** Tracks that began to play and that ceased to, from one state of a participant to the next. */
export function trackChanges(
  before: DailyParticipant | undefined,
  after: DailyParticipant | undefined,
): { started: TrackChange[]; stopped: TrackChange[] } {
  const types = new Set([...Object.keys(before?.tracks ?? {}), ...Object.keys(after?.tracks ?? {})]);
  const started: TrackChange[] = [];
  const stopped: TrackChange[] = [];
  for (const type of types) {
    const [was, is] = [playing(before, type), playing(after, type)];
    if (was && was.id !== is?.id) stopped.push({ type, track: was });
    if (is && is.id !== was?.id) started.push({ type, track: is });
  }
  return { started, stopped };
}

function playing(participant: DailyParticipant | undefined, type: string): MediaStreamTrack | undefined {
  const state = participant?.tracks[type];
  return state?.state === 'playable' ? state.track : undefined;
}
