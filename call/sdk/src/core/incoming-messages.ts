import type { MachineMessage } from '../machine/call-machine.ts';
import type {
  DailyAccessState,
  DailyParticipant,
  DailyParticipantCounts,
  DailyParticipantsObject,
} from '../surface/participant.ts';
import type { DailyMeetingSessionState } from '../surface/settings.ts';
import type { CallCore } from './call-core.ts';

type Handler = (message: MachineMessage, core: CallCore) => void;

/** Events that are handed on as they came. */
const passed = new Set([
  'loaded',
  'started-camera',
  'camera-error',
  'app-message',
  'recording-stats',
  'recording-error',
  'recording-started',
  'recording-stopped',
  'recording-upload-completed',
  'recording-data',
  'transcription-started',
  'transcription-stopped',
  'transcription-error',
  'transcription-message',
  'network-connection',
  'test-completed',
  'live-streaming-started',
  'live-streaming-updated',
  'live-streaming-stopped',
  'live-streaming-error',
  'lang-updated',
  'nonfatal-error',
  'local-screen-share-canceled',
  'dialin-ready',
  'dialin-connected',
  'dialin-error',
  'dialin-stopped',
  'dialin-warning',
  'dialout-connected',
  'dialout-answered',
  'dialout-error',
  'dialout-stopped',
  'dialout-warning',
  'remote-media-player-started',
  'remote-media-player-stopped',
]);

/** What each message of the machine does to the call, and which event follows (spec 001 §4, §7). */
const handlers: Record<string, Handler> = {
  'call-machine-initialized': (_, core) => core.initialised(),
  'joined-meeting': ({ participants, internal }, core) => {
    const { _maxAppMessageSize: size } = (internal ?? {}) as { _maxAppMessageSize?: number };
    core.joined(participants as DailyParticipantsObject, size);
  },
  'left-meeting': (_, core) => core.left(),
  error: (message, core) => {
    const { error, ...rest } = fieldsOf(message) as { error?: { details?: unknown }; errorMsg?: unknown };
    core.failed({ ...rest, ...(error ? { error: { ...error, ...parsedDetails(error.details) } } : {}) });
  },
  'participant-joined': updateParticipant,
  'participant-updated': updateParticipant,
  'participant-left': ({ participant, reason }, core) => {
    if (isParticipant(participant)) core.participants.remove(participant, reason);
  },
  'participant-counts-updated': ({ participantCounts }, core) => {
    const counts = participantCounts as DailyParticipantCounts;
    if (isSame(core.facts.counts, counts)) return;
    core.facts.counts = counts;
    core.emit('participant-counts-updated', { participantCounts: counts });
  },
  'access-state-updated': ({ access, awaitingAccess }, core) => {
    const state = { access, ...(awaitingAccess ? { awaitingAccess } : {}) } as DailyAccessState;
    if (isSame(core.facts.access, state)) return;
    core.facts.access = state;
    core.emit('access-state-updated', { ...state });
  },
  'meeting-session-summary-updated': ({ meetingSession }, core) => {
    core.facts.summary = meetingSession as { id?: string };
    core.emit('meeting-session-summary-updated', { meetingSession });
    core.emit('meeting-session-updated', { meetingSession });
  },
  'meeting-session-state-updated': ({ meetingSessionState }, core) => {
    core.facts.sessionState = meetingSessionState as DailyMeetingSessionState;
    core.emit('meeting-session-state-updated', { meetingSessionState });
  },
  'active-speaker-change': ({ activeSpeaker }, core) => {
    const { peerId } = activeSpeaker as { peerId: string };
    if (core.facts.activeSpeaker.peerId === peerId) return;
    core.facts.activeSpeaker = { peerId };
    core.emit('active-speaker-change', { activeSpeaker: { peerId } });
  },
  'network-quality-change': ({ threshold, quality, state }, core) => {
    const { state: networkState, reasons } = (state ?? {}) as { state?: string; reasons?: string[] };
    const network = {
      threshold,
      quality,
      networkState,
      ...(reasons?.length ? { networkStateReasons: reasons } : {}),
    } as typeof core.facts.network;
    if (isSame(core.facts.network, network)) return;
    core.facts.network = network;
    core.emit('network-quality-change', { ...network });
  },
  'local-screen-share-started': (_, core) => {
    core.facts.isSharingScreen = true;
    core.emit('local-screen-share-started');
  },
  'local-screen-share-stopped': (_, core) => {
    core.facts.isSharingScreen = false;
    core.emit('local-screen-share-stopped');
  },
  'local-audio-level': ({ audioLevel }, core) => {
    core.facts.localAudioLevel = Number(audioLevel);
    core.emit('local-audio-level', { audioLevel });
  },
  'remote-participants-audio-level': ({ participantsAudioLevel }, core) => {
    core.facts.remoteAudioLevels = participantsAudioLevel as Record<string, number>;
    core.emit('remote-participants-audio-level', { participantsAudioLevel });
  },
  'selected-devices-updated': ({ devices }, core) => {
    if (devices) core.emit('selected-devices-updated', { devices });
  },
};

/** The way in for everything that the machine tells. A message of no known kind, such as a bare reply, is ignored. */
export class IncomingMessages {
  readonly #core: CallCore;

  constructor(core: CallCore) {
    this.#core = core;
  }

  handle(message: MachineMessage): void {
    if (this.#core.isDestroyed) return;
    const { action } = message;
    if (Object.hasOwn(handlers, action)) handlers[action]?.(message, this.#core);
    else if (passed.has(action)) this.#core.emit(action, fieldsOf(message));
  }
}

function updateParticipant({ action, participant }: MachineMessage, core: CallCore): void {
  if (core.state === 'left-meeting' || !isParticipant(participant)) return;
  core.participants.update(action, participant);
}

function isParticipant(value: unknown): value is DailyParticipant {
  return typeof value === 'object' && value !== null && 'session_id' in value && Boolean(value.session_id);
}

function fieldsOf({ action: _, callClientId: _id, callbackStamp: _stamp, ...fields }: MachineMessage) {
  return fields;
}

/** Details arrive as a JSON text. */
function parsedDetails(details: unknown): { details?: unknown } {
  if (typeof details !== 'string') return {};
  try {
    return { details: JSON.parse(details) };
  } catch {
    return { details };
  }
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
