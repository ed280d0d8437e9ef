import type { CallCore } from '../core/call-core.ts';
import { isSame } from '../core/is-same.ts';
import { fieldsOf, type MessageHandlers } from '../core/message-handlers.ts';
import type { MachineMessage } from '../machine/call-machine.ts';
import type { DailyParticipant, DailyParticipantCounts } from '../surface/participant.ts';

export const participantMessages: MessageHandlers = {
  'participant-joined': update,
  'participant-updated': update,
  'participant-left': ({ participant, reason }, core) => {
    if (isParticipant(participant)) core.participants.remove(participant, reason);
  },
  'participant-counts-updated': (message, core) => {
    const counts = message.participantCounts as DailyParticipantCounts;
    if (isSame(core.facts.counts, counts)) return;
    core.facts.counts = counts;
    core.emit('participant-counts-updated', fieldsOf(message));
  },
  'active-speaker-change': ({ activeSpeaker }, core) => {
    const { peerId } = activeSpeaker as { peerId: string };
    if (core.facts.activeSpeaker.peerId === peerId) return;
    core.facts.activeSpeaker = { peerId };
    core.emit('active-speaker-change', { activeSpeaker: { peerId } });
  },
};

function update({ action, participant }: MachineMessage, core: CallCore): void {
  if (core.state === 'left-meeting' || !isParticipant(participant)) return;
  core.participants.update(action, participant);
}

function isParticipant(value: unknown): value is DailyParticipant {
  return typeof value === 'object' && value !== null && 'session_id' in value && Boolean(value.session_id);
}
