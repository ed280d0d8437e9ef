import { isSame } from '../core/is-same.ts';
import type { MachineStore } from '../machine/page-globals.ts';
import type { DailyParticipant, DailyParticipantsObject } from '../surface/participant.ts';
import { trackChanges, withTracks } from './tracks.ts';

type Emit = (action: string, fields: Record<string, unknown>) => void;

/** Who is in the call, and what follows from a change of them: the events of spec 001 §4, in their order. */
export class Participants {
  readonly #emit: Emit;
  readonly #store: () => MachineStore | undefined;
  #all: Partial<DailyParticipantsObject> = {};
  /** How the tracks were when they were last told: unlike all else they change by themselves. */
  #told = new Map<string, string>();

  constructor(emit: Emit, store: () => MachineStore | undefined) {
    this.#emit = emit;
    this.#store = store;
  }

  /** The live object: oneself under `local`. */
  get all(): DailyParticipantsObject {
    return this.#all as DailyParticipantsObject;
  }

  get local(): DailyParticipant | undefined {
    return this.#all.local;
  }

  reset(): void {
    this.#all = {};
    this.#told.clear();
  }

  /** Everyone at once, when a meeting is joined. Their tracks come with them: only later ones are told of. */
  replace(described: Readonly<Record<string, DailyParticipant>>): void {
    const store = this.#store();
    const present = Object.values(described).map((participant) => withTracks(participant, store));
    this.reset();
    for (const participant of present) this.#keep(participant);
  }

  /** One joined or changed. Nothing is told when nothing really changed. */
  update(action: string, described: DailyParticipant): void {
    const participant = withTracks(described, this.#store());
    const key = keyOf(participant);
    const before = this.#all[key];
    if (before && isSame(before, participant) && this.#told.get(key) === trackMarks(participant)) return;
    this.#tellTracks(participant);
    if (before && !participant.local && Boolean(before.record) !== Boolean(participant.record)) {
      this.#emit(participant.record ? 'recording-started' : 'recording-stopped', {});
    }
    this.#keep(participant);
    this.#emit(action, { participant });
  }

  remove(described: DailyParticipant, reason: unknown): void {
    const key = keyOf(described);
    const before = this.#all[key];
    for (const { type, track } of trackChanges(before, undefined).stopped) {
      this.#emit('track-stopped', { participant: before, track, type });
    }
    delete this.#all[key];
    this.#told.delete(key);
    this.#emit('participant-left', { participant: described, ...(reason === undefined ? {} : { reason }) });
  }

  #tellTracks(participant: DailyParticipant): void {
    const { started, stopped } = trackChanges(this.#all[keyOf(participant)], participant);
    for (const { type, track } of stopped) this.#emit('track-stopped', { participant, track, type });
    for (const { type, track } of started) this.#emit('track-started', { participant, track, type });
  }

  #keep(participant: DailyParticipant): void {
    const key = keyOf(participant);
    this.#all[key] = participant;
    this.#told.set(key, trackMarks(participant));
  }
}

function keyOf({ local, session_id: sessionId }: DailyParticipant): string {
  return local ? 'local' : sessionId;
}

function trackMarks({ audioTrack, videoTrack, screenAudioTrack, screenVideoTrack }: DailyParticipant): string {
  return [audioTrack, videoTrack, screenAudioTrack, screenVideoTrack]
    .map((track) => (track ? `${track.id} ${track.muted} ${track.enabled}` : ''))
    .join();
}
