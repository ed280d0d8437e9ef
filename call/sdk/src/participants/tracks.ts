import type { MachineStore } from '../machine/page-globals.ts';
import type { DailyParticipant, DailyTrackState } from '../surface/participant.ts';

interface Place {
  stream: string;
  kind?: 'audio' | 'video';
}

/** Where the machine keeps the tracks that every call knows. Any other name is a custom track, a stream of that name. */
const places = new Map<string, Place>([
  ['audio', { stream: 'cam', kind: 'audio' }],
  ['video', { stream: 'cam', kind: 'video' }],
  ['screenVideo', { stream: 'screen', kind: 'video' }],
  ['screenAudio', { stream: 'screen', kind: 'audio' }],
  ['rmpVideo', { stream: 'rmp', kind: 'video' }],
  ['rmpAudio', { stream: 'rmp', kind: 'audio' }],
]);

/**
 * Puts live tracks into a participant as the machine described it: they cannot be posted, so they are read from its
 * store. Someone whose direct connection is not up has none (spec 001 §4). A frame has no store in this page: its
 * people stay as they are described.
 */
export function withTracks(described: DailyParticipant, store: MachineStore | undefined): DailyParticipant {
  if (!store) return described;
  const participant = { ...described, tracks: { ...described.tracks } };
  const isReachable = participant.local || isConnected(store, participant.session_id);
  for (const [slot, described] of Object.entries(participant.tracks)) {
    const found = isReachable ? findTrack(store, participant, slot) : undefined;
    const state: DailyTrackState = { ...(described as DailyTrackState) };
    if (found) state.persistentTrack = found;
    if (found && state.state === 'playable') state.track = found;
    participant.tracks[slot] = state;
  }
  addLegacyTracks(participant, isReachable);
  return participant;
}

/** The old names of tracks: only what is on has one, and what is on without a track is not on. */
function addLegacyTracks(participant: DailyParticipant, isReachable: boolean): void {
  const { audio, video, screenVideo, screenAudio } = participant.tracks;
  if (!isReachable) {
    participant.audioTrack = false;
    participant.videoTrack = false;
  }
  if (participant.audio && audio?.persistentTrack) participant.audioTrack = audio.persistentTrack;
  else participant.audio = false;
  if (participant.video && video?.persistentTrack) participant.videoTrack = video.persistentTrack;
  else participant.video = false;
  if (participant.screen && screenVideo?.persistentTrack) participant.screenVideoTrack = screenVideo.persistentTrack;
  if (participant.screen && screenAudio?.persistentTrack) participant.screenAudioTrack = screenAudio.persistentTrack;
  participant.screen = Boolean(participant.screenVideoTrack || participant.screenAudioTrack);
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
  const place = places.get(slot);
  const { stream, kind }: Place = place ?? { stream: slot };
  if (!local) return newestTrack(store, sessionId, stream, kind);
  if (!place) return ownCustomTrack(store, slot);
  const own = stream === 'cam' || stream === 'screen' ? store?.local?.streams?.[stream]?.stream : undefined;
  return (kind === 'audio' ? own?.getAudioTracks() : own?.getVideoTracks())?.[0];
}

function ownCustomTrack(store: MachineStore | undefined, name: string): MediaStreamTrack | undefined {
  const custom = store?.local?.public?.customTracks ?? {};
  return Object.hasOwn(custom, name) ? custom[name]?.track : undefined;
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
  // In a frame people stay as they are described, which need not be by tracks.
  const state = participant?.tracks?.[type];
  return state?.state === 'playable' ? state.track : undefined;
}
