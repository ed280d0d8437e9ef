import { participant, participants } from '../page/machine-script.ts';
import type { Mode, Scene, Stage } from '../page/scene.ts';
import type { Fields } from '../page/scripted-machine.ts';
import type { Case } from './all-cases.ts';
import { eventNames } from './event-names.ts';

type Message = readonly [action: string, fields?: Fields];

const p1 = (changes: Fields = {}) => participant('p1', changes);
const withTracks = (audio: string, video: string, more: Fields = {}): Fields => ({
  tracks: {
    audio: { subscribed: true, state: audio },
    video: { subscribed: true, state: video },
    screenAudio: { subscribed: true, state: 'off' },
    screenVideo: { subscribed: true, state: 'off' },
    ...more,
  },
});

/** What the machine may say, one after the other, by subject. */
const sequences: Readonly<Record<string, readonly Message[]>> = {
  'participant-joined': [['participant-joined', { participant: participant('p2') }]],
  'participant-joined twice': [
    ['participant-joined', { participant: participant('p2') }],
    ['participant-joined', { participant: participant('p2') }],
  ],
  'participant-joined without a session id': [['participant-joined', { participant: { user_name: 'x' } }]],
  'participant-joined without a participant': [['participant-joined', {}]],
  'participant-joined with null': [['participant-joined', { participant: null }]],
  'participant-updated without change': [['participant-updated', { participant: p1() }]],
  'participant-updated with a name': [['participant-updated', { participant: p1({ user_name: 'Other' }) }]],
  'participant-updated twice the same': [
    ['participant-updated', { participant: p1({ user_name: 'Other' }) }],
    ['participant-updated', { participant: p1({ user_name: 'Other' }) }],
  ],
  'participant-updated with data': [['participant-updated', { participant: p1({ userData: { seat: [1, 2] } }) }]],
  'participant-updated of somebody new': [['participant-updated', { participant: participant('p3') }]],
  'participant-updated of oneself': [['participant-updated', { participant: participant('me', { user_name: 'I' }) }]],
  'participant-updated of oneself, camera off': [
    ['participant-updated', { participant: participant('me', { video: false, ...withTracks('playable', 'off') }) }],
  ],
  'participant-updated, camera off': [
    ['participant-updated', { participant: p1({ video: false, ...withTracks('playable', 'off') }) }],
  ],
  'participant-updated, camera off and on': [
    ['participant-updated', { participant: p1({ video: false, ...withTracks('playable', 'off') }) }],
    ['participant-updated', { participant: p1() }],
  ],
  'participant-updated, both interrupted': [
    ['participant-updated', { participant: p1(withTracks('interrupted', 'interrupted')) }],
  ],
  'participant-updated, blocked': [['participant-updated', { participant: p1(withTracks('blocked', 'sendable')) }]],
  'participant-updated, loading': [['participant-updated', { participant: p1(withTracks('loading', 'loading')) }]],
  'participant-updated, screen': [
    [
      'participant-updated',
      {
        participant: p1({
          screen: true,
          ...withTracks('playable', 'playable', { screenVideo: { subscribed: true, state: 'playable' } }),
        }),
      },
    ],
    ['participant-updated', { participant: p1() }],
  ],
  'participant-updated, custom track': [
    [
      'participant-updated',
      { participant: p1(withTracks('playable', 'playable', { board: { subscribed: true, state: 'playable' } })) },
    ],
    ['participant-updated', { participant: p1() }],
  ],
  'participant-updated, remote media player': [
    [
      'participant-updated',
      { participant: p1(withTracks('playable', 'playable', { rmpVideo: { subscribed: true, state: 'playable' } })) },
    ],
  ],
  'participant-updated, records': [
    ['participant-updated', { participant: p1({ record: true }) }],
    ['participant-updated', { participant: p1({ record: false }) }],
  ],
  'participant-updated, records oneself': [
    ['participant-updated', { participant: participant('me', { record: true }) }],
  ],
  'participant-joined recording': [
    ['participant-joined', { participant: participant('p2', { record: true }) }],
    ['participant-updated', { participant: participant('p2', { record: false }) }],
  ],
  'participant-updated with no tracks': [
    ['participant-updated', { participant: { session_id: 'p1', user_name: 'bare' } }],
  ],
  'participant-left': [['participant-left', { participant: p1() }]],
  'participant-left with a reason': [['participant-left', { participant: p1(), reason: 'hidden' }]],
  'participant-left twice': [
    ['participant-left', { participant: p1() }],
    ['participant-left', { participant: p1() }],
  ],
  'participant-left of nobody known': [['participant-left', { participant: participant('p9') }]],
  'participant-left without a session id': [['participant-left', { participant: {} }]],
  'participant-left and joined again': [
    ['participant-left', { participant: p1() }],
    ['participant-joined', { participant: p1() }],
  ],
  'participant-counts-updated': [
    ['participant-counts-updated', { participantCounts: { present: 2, hidden: 1 } }],
    ['participant-counts-updated', { participantCounts: { present: 2, hidden: 1 } }],
    ['participant-counts-updated', { participantCounts: { present: 3, hidden: 1 } }],
  ],
  'participant-counts-updated in another order of keys': [
    ['participant-counts-updated', { participantCounts: { present: 2, hidden: 1 } }],
    ['participant-counts-updated', { participantCounts: { hidden: 1, present: 2 } }],
  ],
  'access-state-updated': [
    ['access-state-updated', { access: { level: 'lobby' }, awaitingAccess: { level: 'full' } }],
    ['access-state-updated', { access: { level: 'lobby' }, awaitingAccess: { level: 'full' } }],
    ['access-state-updated', { access: { level: 'full' } }],
  ],
  'access-state-updated with more': [
    ['access-state-updated', { access: { level: 'full' }, awaitingAccess: null, other: 1 }],
  ],
  'waiting-participant-added': [
    [
      'waiting-participant-added',
      { participant: { id: 'w1', name: 'W' }, allWaitingParticipants: { w1: { id: 'w1', name: 'W' } } },
    ],
  ],
  'waiting-participant-updated': [
    [
      'waiting-participant-updated',
      { participant: { id: 'w1' }, allWaitingParticipants: { w1: { id: 'w1' } }, other: 1 },
    ],
  ],
  'waiting-participant-removed': [
    ['waiting-participant-added', { participant: { id: 'w1' }, allWaitingParticipants: { w1: { id: 'w1' } } }],
    ['waiting-participant-removed', { participant: { id: 'w1' }, allWaitingParticipants: {} }],
  ],
  'meeting-session-summary-updated': [
    ['meeting-session-summary-updated', { meetingSession: { id: 's1' } }],
    ['meeting-session-summary-updated', { meetingSession: { id: 's1' } }],
  ],
  'meeting-session-updated': [['meeting-session-updated', { meetingSession: { id: 's1' } }]],
  'meeting-session-state-updated': [
    ['meeting-session-state-updated', { meetingSessionState: { data: { a: 1 }, topology: 'sfu' } }],
    ['meeting-session-state-updated', { meetingSessionState: { data: { a: 1 }, topology: 'sfu' } }],
    ['meeting-session-state-updated', { meetingSessionState: { data: { a: 2 }, topology: 'peer' } }],
  ],
  'active-speaker-change': [
    ['active-speaker-change', { activeSpeaker: { peerId: 'p1', other: 1 } }],
    ['active-speaker-change', { activeSpeaker: { peerId: 'p1' } }],
    ['active-speaker-change', { activeSpeaker: { peerId: 'me' } }],
  ],
  'active-speaker-mode-change': [
    ['active-speaker-mode-change', { enabled: true }],
    ['active-speaker-mode-change', { enabled: true }],
    ['active-speaker-mode-change', { enabled: false }],
  ],
  'network-quality-change': [
    [
      'network-quality-change',
      { threshold: 'low', quality: 40, state: { state: 'warning', reasons: ['recvPacketLoss'] } },
    ],
    [
      'network-quality-change',
      { threshold: 'low', quality: 40, state: { state: 'warning', reasons: ['recvPacketLoss'] } },
    ],
    ['network-quality-change', { threshold: 'good', quality: 90, state: { state: 'good', reasons: [] } }],
  ],
  'network-quality-change without a state': [['network-quality-change', { threshold: 'low', quality: 40 }]],
  'cpu-load-change': [['cpu-load-change', { cpuLoadState: 'high', cpuLoadStateReason: 'encode' }]],
  'cpu-load-change without a state': [['cpu-load-change', {}]],
  'cpu-load-change twice': [
    ['cpu-load-change', { cpuLoadState: 'high', cpuLoadStateReason: 'encode' }],
    ['cpu-load-change', { cpuLoadState: 'high', cpuLoadStateReason: 'encode' }],
  ],
  'face-counts-updated': [['face-counts-updated', { faceCounts: { local: 2 } }]],
  'face-counts-updated without counts': [['face-counts-updated', {}]],
  'local-screen-share-started and stopped': [
    ['local-screen-share-started'],
    ['local-screen-share-stopped'],
    ['local-screen-share-canceled'],
  ],
  'remote-media-player': [
    [
      'remote-media-player-started',
      { session_id: 'r1', updatedBy: 'p1', remoteMediaPlayerState: { state: 'playing', settings: { volume: 1 } } },
    ],
    [
      'remote-media-player-updated',
      { session_id: 'r1', updatedBy: 'p1', remoteMediaPlayerState: { state: 'playing', settings: { volume: 1 } } },
    ],
    [
      'remote-media-player-updated',
      { session_id: 'r1', updatedBy: 'p1', remoteMediaPlayerState: { state: 'paused', settings: { volume: 1 } } },
    ],
    [
      'remote-media-player-updated',
      { session_id: 'r1', updatedBy: 'p1', remoteMediaPlayerState: { state: 'paused', settings: { volume: 0.5 } } },
    ],
    ['remote-media-player-stopped', { session_id: 'r1', updatedBy: 'p1', reason: 'EOS' }],
    [
      'remote-media-player-updated',
      { session_id: 'r1', updatedBy: 'p1', remoteMediaPlayerState: { state: 'paused', settings: { volume: 0.5 } } },
    ],
  ],
  'receive-settings-updated': [
    ['receive-settings-updated', { receiveSettings: { base: { video: { layer: 1 } } }, other: 1 }],
    ['receive-settings-updated', { receiveSettings: { base: { video: { layer: 1 } } } }],
  ],
  'send-settings-updated': [
    ['send-settings-updated', { sendSettings: { video: 'quality-optimized' }, other: 1 }],
    ['send-settings-updated', { sendSettings: { video: 'quality-optimized' } }],
  ],
  'input-settings-updated': [
    ['input-settings-updated', { inputSettings: { audio: { processor: { type: 'noise-cancellation' } } } }],
  ],
  'audio levels': [
    ['local-audio-level', { audioLevel: 0.5 }],
    ['remote-participants-audio-level', { participantsAudioLevel: { p1: 0.25 } }],
  ],
  'selected-devices-updated': [
    ['selected-devices-updated', { devices: { camera: { deviceId: 'c' }, mic: {}, speaker: {} } }],
  ],
  'selected-devices-updated without devices': [['selected-devices-updated', {}]],
  'available-devices-updated': [['available-devices-updated', { availableDevices: [] }]],
  'show-local-video-changed': [
    ['show-local-video-changed', { show: false }],
    ['show-local-video-changed', { show: false }],
    ['show-local-video-changed', { show: true }],
  ],
  'custom-button-click': [['custom-button-click', { button_id: 'help' }]],
  'sidebar-view-changed': [['sidebar-view-changed', { view: 'chat' }]],
  'joined-meeting twice': [['joined-meeting', { participants: participants(), internal: { _maxAppMessageSize: 100 } }]],
  'joined-meeting without participants': [['joined-meeting', {}]],
  'left-meeting': [['left-meeting']],
  'left-meeting twice': [['left-meeting'], ['left-meeting']],
  loaded: [['loaded']],
  'call-machine-initialized': [['call-machine-initialized']],
  'error, fatal': [['error', { errorMsg: 'gone', error: { type: 'ejected', msg: 'gone' } }]],
  'error with details': [['error', { errorMsg: 'gone', error: { type: 'exp-room', msg: 'gone', details: '{"a":1}' } }]],
  'error with details that are no JSON': [
    ['error', { errorMsg: 'gone', error: { type: 'exp-room', msg: 'gone', details: 'no json' } }],
  ],
  'error that keeps the iframe': [
    ['error', { errorMsg: 'gone', error: { type: 'ejected', msg: 'gone' }, preserveIframe: true }],
  ],
  'error, bare': [['error', { errorMsg: 'gone' }]],
  'error, bare, without text': [['error', {}]],
  'error of the connection': [['error', { errorMsg: 'gone', error: { type: 'connection-error', msg: 'gone' } }]],
  'error, no room': [['error', { errorMsg: 'no such room', error: { type: 'no-room', msg: 'no such room' } }]],
  'error, deleted room': [['error', { errorMsg: 'the room was deleted', error: { type: 'no-room', msg: 'deleted' } }]],
  'error, end of life': [['error', { errorMsg: 'too old', error: { type: 'end-of-life', msg: 'too old' } }]],
  'error then left': [['error', { errorMsg: 'gone', error: { type: 'ejected', msg: 'gone' } }], ['left-meeting']],
  'nonfatal-error': [
    ['nonfatal-error', { type: 'input-settings-error', errorMsg: 'x', details: { section: 'audio' } }],
  ],
  'camera-error': [
    [
      'camera-error',
      { errorMsg: { errorMsg: 'in use', audioOk: true, videoOk: false }, error: { type: 'cam-in-use', msg: 'x' } },
    ],
  ],
  'a larger limit of app messages': [
    ['joined-meeting', { participants: participants(), internal: { _maxAppMessageSize: 65_536 } }],
  ],
};

/** Messages that are not for this call, or not messages. */
const envelopes: ReadonlyArray<readonly [string, unknown]> = [
  [
    'another id',
    { what: 'iframe-call-message', from: 'embedded', callClientId: 'another', action: 'app-message', data: 1 },
  ],
  ['no id', { what: 'iframe-call-message', from: 'embedded', action: 'app-message', data: 1 }],
  ['no sender', { what: 'iframe-call-message', action: 'app-message', data: 1 }],
  ['the sender module', { what: 'iframe-call-message', from: 'module', action: 'app-message', data: 1 }],
  ['another what', { what: 'something', from: 'embedded', action: 'app-message', data: 1 }],
  ['no what', { from: 'embedded', action: 'app-message', data: 1 }],
  ['no action', { what: 'iframe-call-message', from: 'embedded' }],
  ['an action of the prototype', { what: 'iframe-call-message', from: 'embedded', action: 'constructor' }],
  [
    'a stamp that nobody waits for',
    { what: 'iframe-call-message', from: 'embedded', action: 'app-message', data: 1, callbackStamp: 'nobody' },
  ],
  ['a frame id', { what: 'iframe-call-message', from: 'embedded', action: 'app-message', data: 1, callFrameId: 'f' }],
  ['text', 'text'],
  ['null', null],
  ['a list', []],
];

async function tellAll(scene: Scene, messages: readonly Message[]): Promise<void> {
  for (const [action, fields] of messages) {
    scene.machine.tell(action, fields);
    await scene.settle();
  }
}

/** What the machine says in the meeting, and in states in which it should have nothing to say. */
export function incomingCases(mode: Mode): Case[] {
  const stages: readonly Stage[] = mode === 'co' ? ['joined', 'joining', 'left'] : ['joined'];
  const told = Object.entries(sequences).flatMap(([name, messages]) =>
    stages.map((stage) => ({
      id: `${mode} hears ${name} in the state ${stage}`,
      group: `hears ${messages[0]?.[0]}`,
      run: async (scene: Scene) => {
        await scene.stage(stage);
        scene.begin();
        await tellAll(scene, messages);
      },
    })),
  );
  const bare = eventNames.map((name) => ({
    id: `${mode} hears ${name} with fields it does not know`,
    group: `hears ${name}`,
    run: async (scene: Scene) => {
      await scene.stage('joined');
      scene.begin();
      scene.machine.tell(name, { unheardOf: { a: [1] } });
      await scene.settle();
    },
  }));
  const posted = envelopes.map(([name, message]) => ({
    id: `${mode} receives a message with ${name}`,
    group: 'messages',
    run: async (scene: Scene) => {
      await scene.stage('joined');
      scene.begin();
      scene.machine.post(message);
      await scene.settle();
    },
  }));
  return mode === 'co' ? [...told, ...bare, ...posted] : [...told, ...posted];
}
