import type { Mode } from '../page/scene.ts';

const both: readonly Mode[] = ['co', 'fr'];

/** What can be asked without doing anything: read after every case. */
export const getters: ReadonlyArray<{ name: string; modes: readonly Mode[] }> = [
  { name: 'meetingState', modes: both },
  { name: 'isDestroyed', modes: both },
  { name: 'participants', modes: both },
  { name: 'participantCounts', modes: both },
  { name: 'accessState', modes: ['co'] },
  { name: 'waitingParticipants', modes: ['co'] },
  { name: 'localAudio', modes: both },
  { name: 'localVideo', modes: both },
  { name: 'localScreenAudio', modes: both },
  { name: 'localScreenVideo', modes: both },
  { name: 'meetingSessionSummary', modes: both },
  { name: 'getSendSettings', modes: both },
  { name: 'subscribeToTracksAutomatically', modes: both },
  { name: 'getActiveSpeaker', modes: both },
  { name: 'activeSpeakerMode', modes: both },
  { name: 'isLocalAudioLevelObserverRunning', modes: both },
  { name: 'isRemoteParticipantsAudioLevelObserverRunning', modes: both },
  { name: 'getLocalAudioLevel', modes: both },
  { name: 'getRemoteParticipantsAudioLevel', modes: both },
  { name: 'theme', modes: ['fr'] },
];
