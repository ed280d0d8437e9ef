import type { MachineStore } from '../machine/page-globals.ts';
import type { DailyParticipant, DailyParticipantsObject } from '../surface/participant.ts';
import { trackChanges, withTracks } from './tracks.ts';

type Emit = (action: string, fields: Record<string, unknown>) => void;

/** Who is in the call, and what follows from a change of them: the events of spec 001 §4, in their order. */
export class Participants {
  readonly #emit: Emit;
  readonly #store: () => MachineStore | undefined;
  #all: Partial<DailyParticipantsObject> = {};

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
  }

  /** Everyone at once, when a meeting is joined. */
  replace(described: Readonly<Record<string, DailyParticipant>>): void {
    const store = this.#store();
    for (const participant of Object.values(described)) this.#tellTracks(withTracks(participant, store));
    this.#all = {};
    for (const participant of Object.values(described)) this.#keep(withTracks(participant, store));
  }

  /** One joined or changed. Nothing is told when nothing really changed. */
  update(action: string, described: DailyParticipant): void {
    const participant = withTracks(described, this.#store());
    const before = this.#all[keyOf(participant)];
    if (before && fingerprint(before) === fingerprint(participant)) return;
    this.#tellTracks(participant);
    if (before && !participant.local && before.record !== participant.record) {
      this.#emit(participant.record ? 'recording-started' : 'recording-stopped', {});
    }
    this.#keep(participant);
    this.#emit(action, { participant });
  }

  remove(described: DailyParticipant, reason: unknown): void {
    const before = this.#all[described.session_id];
    const participant = before ?? withTracks(described, undefined);
    for (const { type, track } of trackChanges(before, undefined).stopped) {
      this.#emit('track-stopped', { participant, track, type });
    }
    delete this.#all[described.session_id];
    this.#emit('participant-left', { participant, ...(reason === undefined ? {} : { reason }) });
  }

  #tellTracks(participant: DailyParticipant): void {
    const { started, stopped } = trackChanges(this.#all[keyOf(participant)], participant);
    for (const { type, track } of stopped) this.#emit('track-stopped', { participant, track, type });
    for (const { type, track } of started) this.#emit('track-started', { participant, track, type });
  }

  #keep(participant: DailyParticipant): void {
    this.#all[keyOf(participant)] = participant;
  }
}

function keyOf({ local, session_id: sessionId }: DailyParticipant): string {
  return local ? 'local' : sessionId;
}

/** A text that is equal when two descriptions are. */
function fingerprint(participant: DailyParticipant): string {
  return JSON.stringify(participant, (_key, value: unknown) => {
    if (value instanceof Set) return [...value];
    if (typeof MediaStreamTrack !== 'undefined' && value instanceof MediaStreamTrack) {
      return { id: value.id, muted: value.muted, enabled: value.enabled };
    }
    return value;
  });
}
