import { CallPart } from '../call-part.ts';
import { refuseInReactNative, requireJoined } from '../core/gates.ts';
import type {
  DailyParticipantCounts,
  DailyParticipantsObject,
  DailyParticipantUpdateOptions,
} from '../surface/participant.ts';
import { validateParticipantUpdate } from './validate-update.ts';

/** Who is there, and what is done to them. */
export class ParticipantMethods extends CallPart {
  /** Shows somebody who is not there, to try a page with. */
  addFakeParticipant(details?: { aspectRatio: number }): this {
    refuseInReactNative(this.core);
    requireJoined(this.core, 'addFakeParticipant()');
    this.core.send('add-fake-participant', { ...details });
    return this;
  }

  /** The live map: oneself under `local`. */
  participants(): DailyParticipantsObject {
    return this.core.participants.all;
  }

  /** How many are in the meeting, with and without presence. */
  participantCounts(): DailyParticipantCounts {
    return this.core.facts.counts;
  }

  /**
   * Mutes, ejects, styles somebody, changes what they may or what is received of them. Throws on what cannot be (spec
   * 001 §5); what the room does not allow has no effect. Without an id or updates nothing happens. Returns the call.
   */
  updateParticipant(sessionId: string, updates: DailyParticipantUpdateOptions): this {
    if (!sessionId || !updates) return this;
    validateParticipantUpdate(updates, this.core);
    const id = sessionId === this.core.participants.local?.session_id ? 'local' : sessionId;
    this.core.send('update-participant', { id, properties: postable(updates) });
    return this;
  }

  /** The same for several at once, by session id; oneself is `local`. */
  updateParticipants(updates: Readonly<Record<string, DailyParticipantUpdateOptions>>): this {
    for (const update of Object.values(updates ?? {})) validateParticipantUpdate(update, this.core);
    const participants = updates && Object.fromEntries(Object.entries(updates).map(([id, one]) => [id, postable(one)]));
    this.core.send('update-participants', { participants });
    return this;
  }

  /** Whether everybody’s tracks are received without being asked for. Default true. */
  subscribeToTracksAutomatically(): boolean {
    return this.core.preload.subscribeToTracksAutomatically;
  }

  /**
   * Turns that on and off. Only in a meeting, else it throws; earlier there is the property of that name. Returns the
   * call.
   */
  setSubscribeToTracksAutomatically(enabled: boolean): this {
    const hint = 'Use the subscribeToTracksAutomatically configuration property.';
    requireJoined(this.core, 'setSubscribeToTracksAutomatically()', hint);
    this.core.preload.subscribeToTracksAutomatically = enabled;
    this.core.send('daily-method-subscribe-to-tracks-automatically', { enabled });
    return this;
  }

  /** Who speaks or spoke last, by session id; an empty object while nobody has. */
  getActiveSpeaker(): { peerId?: string } {
    refuseInReactNative(this.core);
    return this.core.facts.activeSpeaker;
  }
}

/** Iterables of permissions become sets, which a message can carry. */
function postable(updates: DailyParticipantUpdateOptions): DailyParticipantUpdateOptions {
  const permissions = updates?.updatePermissions;
  if (!permissions) return updates;
  const asSet = <Item>(value: Iterable<Item> | boolean | undefined) =>
    typeof value === 'object' ? new Set(value) : value;
  return {
    ...updates,
    updatePermissions: {
      ...permissions,
      ...(permissions.canSend === undefined ? {} : { canSend: asSet(permissions.canSend) as Set<never> }),
      ...(permissions.canAdmin === undefined ? {} : { canAdmin: asSet(permissions.canAdmin) as Set<never> }),
    },
  };
}
