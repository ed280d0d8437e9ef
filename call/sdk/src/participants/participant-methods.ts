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

  participantCounts(): DailyParticipantCounts {
    return this.core.facts.counts;
  }

  updateParticipant(sessionId: string, updates: DailyParticipantUpdateOptions): this {
    if (!sessionId || !updates) return this;
    validateParticipantUpdate(updates, this.core);
    const id = sessionId === this.core.participants.local?.session_id ? 'local' : sessionId;
    this.core.send('update-participant', { id, properties: postable(updates) });
    return this;
  }

  updateParticipants(updates: Readonly<Record<string, DailyParticipantUpdateOptions>>): this {
    for (const update of Object.values(updates ?? {})) validateParticipantUpdate(update, this.core);
    const participants = updates && Object.fromEntries(Object.entries(updates).map(([id, one]) => [id, postable(one)]));
    this.core.send('update-participants', { participants });
    return this;
  }

  subscribeToTracksAutomatically(): boolean {
    return this.core.preload.subscribeToTracksAutomatically;
  }

  setSubscribeToTracksAutomatically(enabled: boolean): this {
    const hint = 'Use the subscribeToTracksAutomatically configuration property.';
    requireJoined(this.core, 'setSubscribeToTracksAutomatically()', hint);
    this.core.preload.subscribeToTracksAutomatically = enabled;
    this.core.send('daily-method-subscribe-to-tracks-automatically', { enabled });
    return this;
  }

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
