import { participant } from '../page/machine-script.ts';
import type { Mode } from '../page/scene.ts';
import type { Case } from './all-cases.ts';
import { duplicates } from './duplicate-stories.ts';
import { frames } from './frame-stories.ts';
import type { Story } from './story.ts';

/** Some need a page of their own: calls that the original could not make stay on its list. */
const statics: Story[] = [
  ['version', 'tells its version', (scene) => scene.do('version', () => (scene.sdk.version as () => unknown)())],
  [
    'supportedBrowser',
    'tells what the browser can do',
    (scene) => scene.do('supportedBrowser', () => (scene.sdk.supportedBrowser as () => unknown)()),
  ],
  [
    'getCallInstance',
    'finds no call where there is none',
    (scene) => scene.do('getCallInstance', () => scene.sdk.getCallInstance()),
    true,
  ],
  [
    'getCallInstance',
    'finds the oldest call and one by its id',
    (scene) => {
      scene.create({ allowMultipleCallInstances: true });
      const { call: first } = scene;
      scene.create({ allowMultipleCallInstances: true });
      scene.begin();
      scene.do('the oldest', () => scene.sdk.getCallInstance() === first);
      scene.do('by id', () => scene.sdk.getCallInstance(scene.call.callClientId) === scene.call);
      scene.do('by an unknown id', () => scene.sdk.getCallInstance('nobody'));
    },
    true,
  ],
  ['createCallObject', 'takes no null', (scene) => scene.do('create', () => scene.sdk.createCallObject(null))],
  [
    'createCallObject',
    'takes no text',
    (scene) => scene.do('create', () => scene.sdk.createCallObject('text') !== undefined),
  ],
  [
    'createCallObject',
    "writes into the caller's own properties",
    (scene) => {
      const properties = scene.properties();
      scene.begin();
      scene.do('create', () => {
        scene.adopt(scene.sdk.createCallObject(properties));
        return properties;
      });
    },
  ],
];

const lifecycle: Story[] = [
  [
    'load',
    'loads again when left and loaded',
    async (scene) => {
      await scene.stage('left');
      scene.begin();
      scene.use('load');
      await scene.settle();
      scene.use('join');
      await scene.settle();
    },
  ],
  [
    'join',
    'joins again after leaving, and after an error',
    async (scene) => {
      await scene.stage('error');
      scene.begin();
      scene.use('join');
      await scene.settle();
      scene.use('leave');
      await scene.settle();
      scene.use('join');
      await scene.settle();
    },
  ],
  [
    'hears joined-meeting',
    'hears of a meeting that it did not ask to join',
    async (scene) => {
      await scene.stage('loaded');
      scene.begin();
      scene.machine.tell('joined-meeting', { participants: { local: participant('me') } });
      await scene.settle();
    },
  ],
  [
    'join',
    'rejects when the room refuses',
    async (scene) => {
      await scene.stage('joining');
      scene.begin();
      scene.machine.tell('error', { errorMsg: 'full', error: { type: 'meeting-full', msg: 'full' } });
      await scene.settle();
    },
  ],
  [
    'join',
    'tells a pending join of a fatal error',
    async (scene) => {
      await scene.stage('loaded');
      scene.machine.held.add('join-meeting');
      scene.begin();
      scene.use('join');
      await scene.settle();
      scene.machine.tell('error', {
        errorMsg: 'full',
        error: { type: 'meeting-full', msg: 'full', details: '{"limit":2}' },
      });
      await scene.settle();
    },
  ],
  ...(['leave', 'destroy'] as const).flatMap((method) =>
    (['load', 'join'] as const).map(
      (pending): Story => [
        method,
        `${method}s while ${pending} is pending`,
        async (scene) => {
          await scene.stage('loading');
          scene.begin();
          scene.use(pending);
          await scene.settle();
          scene.use(method);
          await scene.settle();
        },
      ],
    ),
  ),
  ...(['left-meeting', 'error'] as const).map(
    (action): Story => [
      'getInputDevices',
      `waits for an answer when the machine tells ${action}`,
      async (scene) => {
        await scene.stage('joined');
        scene.machine.held.add('get-input-devices');
        scene.begin();
        scene.use('getInputDevices');
        await scene.settle();
        scene.machine.tell(action, { errorMsg: 'over' });
        await scene.settle();
      },
    ],
  ),
  [
    'leave',
    'leaves while joining',
    async (scene) => {
      await scene.stage('loaded');
      scene.machine.held.add('join-meeting');
      scene.begin();
      scene.use('join');
      await scene.settle();
      scene.use('leave');
      await scene.settle();
    },
  ],
  [
    'destroy',
    'is destroyed twice',
    async (scene) => {
      await scene.stage('joined');
      scene.begin();
      scene.use('destroy');
      await scene.settle();
      scene.use('destroy');
      await scene.settle();
    },
  ],
  [
    'destroy',
    'is used after it is destroyed without strict mode',
    async (scene) => {
      await scene.stage('destroyed', { strictMode: false });
      scene.begin();
      scene.use('setLocalAudio', true);
      scene.use('load');
      await scene.settle();
    },
    true,
  ],
  ...['join', 'startCamera', 'preAuth'].map(
    (method): Story => [
      'destroy',
      `is used after it is destroyed without strict mode, by ${method}()`,
      async (scene) => {
        if (scene.mode === 'fr' && method !== 'join') return;
        await scene.stage('destroyed', { strictMode: false });
        scene.begin();
        scene.use(method, { url: scene.roomUrl });
        await scene.settle();
      },
      true,
    ],
  ),
  [
    'order',
    'has the state first, then the promise, then the event',
    async (scene) => {
      await scene.stage('loaded');
      scene.begin();
      const order: string[] = [];
      scene.call.on('joined-meeting', () => order.push('event'));
      const joining = (scene.call.join as () => Promise<unknown>)();
      joining
        .then(() => order.push(`promise while ${(scene.call.meetingState as () => string)()}`))
        .catch(() => order.push('rejected'));
      await scene.settle();
      scene.note('order', order);
    },
  ],
  [
    'listeners',
    'goes on when a listener throws',
    async (scene) => {
      await scene.stage('joined');
      scene.begin();
      const heard: string[] = [];
      scene.call.on('app-message', () => {
        throw new Error('a bad listener');
      });
      scene.call.on('app-message', () => heard.push('second'));
      scene.machine.tell('app-message', { data: 1, fromId: 'p1' });
      await scene.settle();
      scene.note('heard', heard);
    },
  ],
  [
    'listeners',
    'adds, removes and counts listeners as Node does',
    (scene) => {
      scene.create();
      scene.begin();
      const listener = () => undefined;
      for (const method of ['on', 'once', 'addListener', 'prependListener', 'off', 'removeListener']) {
        scene.use(method, 'app-message', listener);
        scene.use('listenerCount', 'app-message');
      }
      scene.use('eventNames');
      scene.use('getMaxListeners');
      scene.use('on', 'app-message', 'no function');
      scene.use('emit', 'app-message', { own: true });
      scene.use('removeAllListeners', 'app-message');
      scene.use('listenerCount', 'app-message');
    },
  ],
  [
    'load',
    'gives up after three attempts, three seconds apart',
    async (scene) => {
      scene.mode === 'co'
        ? scene.create({
            dailyConfig: { callObjectBundleUrlOverride: `${location.origin}/missing.js`, avoidEval: true },
          })
        : scene.create();
      if (scene.mode === 'fr') return;
      scene.begin();
      scene.use('load');
      await scene.settle();
      scene.note('after one', (scene.call.meetingState as () => string)());
      await scene.advance(2999);
      await scene.advance(1);
      scene.note('after two', (scene.call.meetingState as () => string)());
      await scene.advance(3000);
    },
  ],
  [
    'load',
    'times out after twenty seconds, three times',
    async (scene) => {
      await scene.stage('loading');
      if (scene.mode === 'fr') return;
      scene.begin();
      for (const ms of [19_999, 1, 3000, 20_000, 3000, 20_000]) await scene.advance(ms);
    },
  ],
  [
    'load',
    'is already there',
    async (scene) => {
      await scene.stage('joined');
      scene.use('leave');
      await scene.settle();
      scene.begin();
      scene.use('load');
      await scene.settle();
    },
  ],
];

const meeting: Story[] = [
  [
    'tracks',
    'gives what the store holds to who is not connected directly',
    async (scene) => {
      for (const peeringState of ['connecting', 'connected', 'completed', 'failed']) {
        scene.machine.store.participants = {
          p1: { public: { rtcType: { impl: 'peer-to-peer' } }, private: { peeringState } },
        };
        if (!scene.call) {
          await scene.stage('joined');
          scene.begin();
        }
        scene.machine.tell('participant-updated', { participant: participant('p1', { user_name: peeringState }) });
        await scene.settle();
      }
    },
  ],
  [
    'tracks',
    'tells of a track that is replaced',
    async (scene) => {
      await scene.stage('joined');
      scene.begin();
      const streams = scene.machine.store.streams as Record<string, unknown>;
      streams.v2 = { participantId: 'p1', type: 'cam', pendingTrack: scene.tracks.otherVideo, starttime: 2 };
      scene.machine.tell('participant-updated', { participant: participant('p1') });
      await scene.settle();
    },
  ],
  [
    'tracks',
    'tells of the own tracks that come and go',
    async (scene) => {
      await scene.stage('joined');
      scene.begin();
      const { streams } = scene.machine.store.local as { streams: { cam: { stream: MediaStream } } };
      streams.cam.stream = new MediaStream([scene.tracks.ownAudio]);
      scene.machine.tell('participant-updated', { participant: participant('me') });
      await scene.settle();
      streams.cam.stream = new MediaStream([scene.tracks.ownAudio, scene.tracks.otherVideo]);
      scene.machine.tell('participant-updated', { participant: participant('me') });
      await scene.settle();
    },
  ],
  [
    'testCallQuality',
    'stands in the way of other tests until it ends',
    async (scene) => {
      if (scene.mode === 'fr') return;
      await scene.stage('camera');
      scene.machine.held.add('test-call-quality');
      scene.begin();
      scene.use('testCallQuality');
      await scene.settle();
      scene.use('testPeerToPeerCallQuality', { videoTrack: scene.track });
      scene.use('testNetworkConnectivity', scene.track);
      scene.use('testWebsocketConnectivity');
      scene.use('testCallQuality');
      await scene.settle();
      scene.use('stopTestCallQuality');
      await scene.settle();
      scene.use('join');
      await scene.settle();
    },
  ],
  ...(['leave', 'destroy'] as const).flatMap((method) =>
    [true, false].map(
      (isAnswered): Story => [
        'testCallQuality',
        `is ended by ${method}, ${isAnswered ? 'with' : 'without'} an answer of the machine`,
        async (scene) => {
          if (scene.mode === 'fr') return;
          await scene.stage('camera');
          scene.machine.held.add('test-call-quality');
          if (isAnswered) scene.machine.held.add('leave-meeting');
          scene.begin();
          scene.use('testCallQuality');
          await scene.settle();
          scene.use(method);
          await scene.settle();
          if (!isAnswered) return;
          scene.machine.reply('test-call-quality', { results: { result: 'aborted', secondsElapsed: 1 } });
          scene.machine.tell('left-meeting');
          await scene.settle();
        },
      ],
    ),
  ),
  [
    'preAuth',
    'holds join to the address and token',
    async (scene) => {
      if (scene.mode === 'fr') return;
      await scene.stage('pre-authorised');
      scene.begin();
      scene.use('join', { url: 'https://other.example/room' });
      await scene.settle();
      scene.use('join', { token: 'another token' });
      await scene.settle();
      scene.use('startCamera', { url: 'https://other.example/room' });
      await scene.settle();
      scene.use('join', { url: scene.roomUrl });
      await scene.settle();
    },
  ],
  [
    'join',
    'goes only where it was loaded for',
    async (scene) => {
      await scene.stage('loaded');
      scene.begin();
      scene.use('join', { url: 'https://other.example/room' });
      await scene.settle();
    },
  ],
  [
    'join',
    'takes properties even when it has joined',
    async (scene) => {
      await scene.stage('joined');
      scene.begin();
      scene.use('join', { userName: 'Another', subscribeToTracksAutomatically: false });
      await scene.settle();
      scene.use('join', { unknown: 1 });
      await scene.settle();
    },
  ],
  [
    'leave',
    'forgets the meeting but keeps the network',
    async (scene) => {
      await scene.stage('joined');
      const { machine } = scene;
      machine.tell('network-quality-change', { threshold: 'low', quality: 3, state: { state: 'bad', reasons: ['x'] } });
      machine.tell('meeting-session-summary-updated', { meetingSession: { id: 's1' } });
      machine.tell('participant-counts-updated', { participantCounts: { present: 9, hidden: 1 } });
      machine.tell('active-speaker-change', { activeSpeaker: { peerId: 'p1' } });
      machine.tell('active-speaker-mode-change', { enabled: true });
      machine.tell('access-state-updated', { access: { level: 'full' } });
      machine.tell('local-audio-level', { audioLevel: 0.5 });
      machine.tell('receive-settings-updated', { receiveSettings: { base: {} } });
      machine.tell('send-settings-updated', { sendSettings: { video: 'quality-optimized' } });
      await scene.settle();
      scene.begin();
      scene.use('leave');
      await scene.settle();
      scene.use('getNetworkStats');
      scene.use('getReceiveSettings');
      scene.use('getInputSettings');
      await scene.settle();
    },
  ],
  [
    'startScreenShare',
    'is told of what it shares',
    async (scene) => {
      await scene.stage('joined');
      scene.machine.tell('local-screen-share-started');
      await scene.settle();
      scene.begin();
      scene.use('updateScreenShare', { screenVideoSendSettings: 'motion-optimized' });
      scene.use('updateScreenShare', { screenVideoSendSettings: 7 });
      scene.machine.tell('local-screen-share-stopped');
      await scene.settle();
      scene.use('updateScreenShare', {});
    },
  ],
  [
    'setInputDevicesAsync',
    'is kept for the machine that is not there yet',
    async (scene) => {
      scene.create();
      scene.begin();
      scene.use('setInputDevicesAsync', { audioDeviceId: 'm', videoSource: scene.track });
      scene.use('setOutputDeviceAsync', { outputDeviceId: 's' });
      scene.use('updateInputSettings', { video: { settings: { width: 640 } } });
      scene.use('updateSendSettings', { video: 'quality-optimized' });
      scene.use('startLocalAudioLevelObserver', 200);
      scene.use('setUserData', { seat: 1 });
      scene.use('getInputDevices');
      scene.use('getInputSettings');
      scene.use('join');
      await scene.settle();
      scene.use('getInputSettings');
      await scene.settle();
    },
  ],
  [
    'setInputDevicesAsync',
    'chooses devices for a machine that is there',
    async (scene) => {
      await scene.stage('loaded');
      scene.begin();
      scene.use('setInputDevicesAsync', { audioDeviceId: 'm', videoSource: scene.track });
      scene.use('setOutputDeviceAsync', { outputDeviceId: 's' });
      await scene.settle();
      scene.use('getInputSettings');
      scene.use('join', { url: scene.roomUrl });
      await scene.settle();
      scene.use('getInputSettings');
      await scene.settle();
    },
  ],
  [
    'setInputDevicesAsync',
    'tells what is configured when the machine asks for that',
    async (scene) => {
      await scene.stage('joined', { audioSource: 'm' });
      scene.begin();
      for (const action of ['set-input-devices', 'set-output-device', 'get-input-devices', 'update-input-settings'])
        scene.machine.held.add(action);
      scene.use('setInputDevicesAsync', { videoDeviceId: 'c' });
      scene.use('setOutputDeviceAsync', { outputDeviceId: 's' });
      scene.use('getInputDevices');
      scene.use('updateInputSettings', { video: { settings: { width: 640 } } });
      await scene.settle();
      for (const action of scene.machine.held) {
        scene.machine.reply(action, { returnPreloadCache: true });
        await scene.settle();
      }
    },
  ],
  [
    'updateInputSettings',
    'is told what is so already',
    async (scene) => {
      await scene.stage('joined');
      scene.begin();
      const blur = { video: { processor: { type: 'background-blur', config: { strength: 0.5 } } } };
      for (const settings of [blur, blur, {}, { video: {} }, { audio: {} }, {}]) {
        scene.use('updateInputSettings', settings);
        await scene.settle();
        scene.use('getInputSettings');
        await scene.settle();
      }
    },
  ],
  [
    'updateParticipants',
    'takes permissions in any list',
    async (scene) => {
      await scene.stage('joined');
      scene.begin();
      const updatePermissions = { canSend: ['audio'], canAdmin: new Set(['participants']) };
      scene.use('updateParticipants', { p1: { updatePermissions }, me: { updatePermissions } });
      scene.use('updateParticipant', 'p1', { updatePermissions });
      await scene.settle();
    },
  ],
  [
    'startDialOut',
    'gives the reply as it is',
    async (scene) => {
      await scene.stage('joined');
      scene.begin();
      scene.machine.held.add('dialout-start');
      scene.use('startDialOut', { phoneNumber: '+15551234567' });
      await scene.settle();
      scene.machine.reply('dialout-start', { session: { sessionId: 'x' }, more: 1 });
      await scene.settle();
    },
  ],
  [
    'sendAppMessage',
    'keeps the limit that the machine tells',
    async (scene) => {
      await scene.stage('joined');
      scene.machine.tell('joined-meeting', { participants: {}, internal: { _maxAppMessageSize: 10 } });
      await scene.settle();
      scene.begin();
      scene.use('sendAppMessage', '12345678');
      scene.use('sendAppMessage', '123456789');
    },
  ],
  [
    'enumerateDevices',
    'hears of devices that come and go',
    async (scene) => {
      await scene.stage('joined');
      scene.begin();
      scene.realm.devices = scene.realm.devices.slice(0, 1);
      navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
      await scene.settle();
      navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
      await scene.settle();
      await scene.advance(3000);
    },
  ],
  [
    'startCustomIntegrations',
    'starts what is configured',
    async (scene) => {
      if (scene.mode === 'co') return;
      await scene.stage('joined', {
        customIntegrations: { known: { label: 'Board', location: 'main', src: 'https://board.example/' } },
      });
      scene.begin();
      scene.use('startCustomIntegrations', 'known');
      scene.use('startCustomIntegrations', ['known', 'other']);
      scene.use('stopCustomIntegrations', 'known');
      scene.use('customIntegrations');
      scene.use('setCustomIntegrations', {});
      scene.use('customIntegrations');
    },
  ],
  [
    'setShowLocalVideo',
    'shows and hides',
    async (scene) => {
      if (scene.mode === 'co') return;
      await scene.stage('joined', { showLocalVideo: false, showParticipantsBar: false });
      scene.begin();
      scene.use('showLocalVideo');
      scene.use('showParticipantsBar');
      scene.use('setShowLocalVideo', true);
      scene.use('setShowParticipantsBar', true);
      scene.machine.tell('show-local-video-changed', { show: false });
      await scene.settle();
      scene.use('showLocalVideo');
      scene.use('showParticipantsBar');
    },
  ],
];

/** What single calls cannot show: how things follow from each other. */
export function storyCases(mode: Mode): Case[] {
  const stories = [...(mode === 'co' ? statics : frames), ...duplicates, ...lifecycle, ...meeting];
  return stories.map(([group, title, run, isAlone = false]) => ({ id: `${mode} ${title}`, group, run, isAlone }));
}
