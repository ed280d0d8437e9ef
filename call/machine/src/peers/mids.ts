import { type Slot, slotOrder, type WireParticipant } from '@parley/call-protocol/signalling';

type Side = Pick<WireParticipant, 'sessionId' | 'answersOnly' | 'slots'>;

/** Of two participants exactly one offers, so offers never meet (see the essay in `signalling.ts`). */
export function isOfferer(me: Side, other: Side): boolean {
  if (me.answersOnly !== other.answersOnly) return other.answersOnly;
  return me.sessionId < other.sessionId;
}

/** The slots that a pair shares, in the order in which the offerer makes transceivers for them. */
export function sharedSlots(me: Side, other: Side): Slot[] {
  return slotOrder.filter((slot) => me.slots.includes(slot) && other.slots.includes(slot));
}

/** The kind of track that goes into a slot. */
export function slotKind(slot: Slot): 'audio' | 'video' {
  return slot === 'audio' || slot === 'screenAudio' ? 'audio' : 'video';
}
