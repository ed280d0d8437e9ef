import { type MethodCandidates, oddValues } from './candidates.ts';

const instance = { instanceId: '0b5e8ee0-0000-4000-8000-000000000000' };
const layout = { preset: 'single-participant', session_id: 'p1' };
const endpoints = [{ endpoint: 'rtmps://live.example/key' }];

const recordAndStream: MethodCandidates[] = [
  {
    method: 'startRecording',
    tries: [
      [],
      [{}],
      [{ type: 'cloud' }],
      [{ type: 'raw-tracks' }],
      [{ type: 'local' }],
      [{ type: 'tape' }],
      [{ type: '' }],
      [{ type: null }],
      [{ type: 7 }],
      [{ width: 1280, height: 720, backgroundColor: '#FF1F2D3D', layout: { preset: 'default' } }],
      [{ ...instance, layout }],
      [null],
      ['cloud'],
    ],
  },
  { method: 'updateRecording', tries: [[{ layout, ...instance }], [{}], [{ layout: null }], [instance], [], [null]] },
  { method: 'stopRecording', tries: [[], [instance], [null], ['text']] },
  {
    method: 'startLiveStreaming',
    tries: [[{ rtmpUrl: 'rtmp://live.example/key' }], [{ endpoints, layout }], [], [{}], [null]],
  },
  { method: 'updateLiveStreaming', tries: [[{ layout, ...instance }], [{}], [], [null]] },
  { method: 'addLiveStreamingEndpoints', tries: [[{ endpoints, ...instance }], [{ endpoints }], [{}], [], [null]] },
  { method: 'removeLiveStreamingEndpoints', tries: [[{ endpoints, ...instance }], [{ endpoints }], [{}], [], [null]] },
  { method: 'stopLiveStreaming', tries: [[], [instance], [null]] },
  {
    method: 'startTranscription',
    tries: [[{ language: 'en', model: 'general', ...instance }], [], [{}], [null], ['text']],
  },
  {
    method: 'updateTranscription',
    tries: [
      [{ participants: ['p1'], ...instance }],
      [],
      [null],
      ['text'],
      [7],
      [{}],
      [{ participants: 'p1' }],
      [{ participants: null }],
      [{ participants: {} }],
      [{ participants: [] }],
      [[]],
    ],
  },
  {
    method: 'stopTranscription',
    tries: [[], [instance], [{}], [null], ['text'], [7], [{ instanceId: '' }], [{ instanceId: 7 }], [[]]],
  },
];

const phone = '+15551234567';
const sipUri = 'sip:room@sip.example';
const dialOuts: unknown[] = [
  { phoneNumber: phone },
  { sipUri },
  {},
  { sipUri, phoneNumber: phone },
  { sipUri: '', phoneNumber: '' },
  { sipUri: 7 },
  { sipUri: 'tel:1' },
  { sipUri: 'SIP:room@sip.example' },
  { sipUri, video: true },
  { sipUri, video: 'yes' },
  { phoneNumber: phone, video: true },
  { phoneNumber: phone, video: 'yes' },
  ...[[], 'OPUS', ['OPUS'], ['PCMU', 'PCMA', 'G722'], ['opus'], [7], ['MP3'], ['OPUS', 'MP3'], null, {}].map(
    (audio) => ({ phoneNumber: phone, codecs: { audio } }),
  ),
  ...[[], 'H264', ['H264'], ['VP8'], ['vp8'], [7], ['AV1']].map((video) => ({ sipUri, codecs: { video } })),
  { phoneNumber: phone, codecs: { video: ['AV1'] } },
  { phoneNumber: phone, codecs: null },
  { phoneNumber: phone, codecs: 'OPUS' },
  { phoneNumber: phone, codecs: {} },
  ...['15551234567', '+0', '+1', '+12', 'abc', '+1555 123', '+123456789012345', '+1234567890123456', 7].map(
    (phoneNumber) => ({ phoneNumber }),
  ),
  ...['', 'caller', 7, null].map((callerId) => ({ phoneNumber: phone, callerId })),
  { sipUri, callerId: 'caller' },
  ...['', 'x'.repeat(199), 'x'.repeat(200), 7, null].map((displayName) => ({ phoneNumber: phone, displayName })),
  ...['', 'x'.repeat(36), 'x'.repeat(37), 7, null].map((userId) => ({ phoneNumber: phone, userId })),
  { phoneNumber: phone, extension: '12', waitBeforeExtensionDialSec: 2, unknown: 1 },
];

const transfer = { sessionId: 'dial-out one', toEndPoint: sipUri };
const transfers: unknown[] = [
  transfer,
  {},
  { sessionId: 'x' },
  { toEndPoint: sipUri },
  { sessionId: 7, toEndPoint: sipUri },
  { sessionId: 'x', toEndPoint: 7 },
  { ...transfer, toEndPoint: phone },
  { ...transfer, toEndPoint: 'tel:5' },
  { ...transfer, toEndPoint: '' },
  { ...transfer, callerId: 'x' },
  { ...transfer, toEndPoint: phone, callerId: 'x' },
  { ...transfer, toEndPoint: phone, callerId: 7 },
  { ...transfer, callerId: 7 },
  { ...transfer, callerId: '' },
  { ...transfer, displayName: 'Desk', unknown: 1 },
];

const telephony: MethodCandidates[] = [
  { method: 'startDialOut', tries: [...dialOuts.map((options) => [options]), [], [null], ['text']] },
  { method: 'stopDialOut', tries: [[{ sessionId: 'dial-out one' }], [], [null], [{}]] },
  {
    method: 'sendDTMF',
    tries: [
      [{ sessionId: 'x', tones: '12*#ABCD' }],
      [],
      [null],
      [{}],
      [{ sessionId: 'x' }],
      [{ tones: '1' }],
      [{ sessionId: '', tones: '' }],
      [{ sessionId: 7, tones: '1' }],
      [{ sessionId: 'x', tones: 7 }],
      [{ sessionId: 'x', tones: '1'.repeat(20) }],
      [{ sessionId: 'x', tones: '1'.repeat(21) }],
      [{ sessionId: 'x', tones: '12E' }],
      [{ sessionId: 'x', tones: 'a' }],
      [{ sessionId: 'x', tones: '1 2' }],
      [{ sessionId: 'x', tones: '1', method: 'sip-info' }],
    ],
  },
  ...['sipCallTransfer', 'sipRefer'].map((method) => ({
    method,
    tries: [...transfers.map((options) => [options]), [], [null], ['text']],
  })),
];

const playerSettings: unknown[] = [
  { state: 'play' },
  { state: 'pause', volume: 0 },
  { volume: 2 },
  { volume: 2.01 },
  { volume: -0.01 },
  { volume: '1' },
  { volume: Number.NaN },
  { volume: null },
  { state: 'stop' },
  { state: null },
  { state: 7 },
  { unknown: 1 },
  { state: 'stop', volume: 5 },
  {},
  null,
  'text',
  7,
  [],
  undefined,
];
const encodings: unknown[] = [
  [{ maxBitrate: 200_000 }],
  [{ maxBitrate: 99_999 }],
  [{ maxBitrate: 2_500_001 }],
  [{ maxBitrate: 200_000, maxFramerate: 31 }],
  [{ maxBitrate: 200_000, scaleResolutionDownBy: 9 }],
  [{ maxFramerate: 15 }],
  [],
  [{}],
  'text',
  null,
];

const player: MethodCandidates[] = [
  {
    method: 'startRemoteMediaPlayer',
    tries: [
      [{ url: 'https://media.example/film.mp4' }],
      ...playerSettings.map((settings) => [{ url: 'https://media.example/film.mp4', settings }]),
      ...encodings.map((simulcastEncodings) => [
        { url: 'https://media.example/film.mp4', settings: { simulcastEncodings } },
      ]),
      [{ url: 7 }],
      [{ url: '' }],
      [{}],
      [],
      [null],
    ],
  },
  {
    method: 'updateRemoteMediaPlayer',
    tries: [
      ...playerSettings.map((settings) => [{ session_id: 'player one', settings }]),
      [{ session_id: 7, settings: { state: 'play' } }],
      [{ settings: { state: 'play' } }],
      [{}],
      [],
      [null],
    ],
  },
  { method: 'stopRemoteMediaPlayer', tries: [['player one'], [], [null], [7], [''], [{}]] },
];

const tests: MethodCandidates[] = [
  { method: 'testCallQuality', tries: [[]] },
  { method: 'stopTestCallQuality', tries: [[]] },
  ...['testPeerToPeerCallQuality', 'testConnectionQuality'].map((method) => ({
    method,
    tries: [
      (scene: { track: MediaStreamTrack }) => [{ videoTrack: scene.track, duration: 5 }],
      (scene: { track: MediaStreamTrack }) => [{ videoTrack: scene.track }],
      (scene: { endedTrack: MediaStreamTrack }) => [{ videoTrack: scene.endedTrack }],
      [{ videoTrack: 'text' }],
      [{}],
      [],
      [null],
    ],
  })),
  { method: 'stopTestPeerToPeerCallQuality', tries: [[]] },
  { method: 'stopTestConnectionQuality', tries: [[]] },
  { method: 'testWebsocketConnectivity', tries: [[]] },
  { method: 'abortTestWebsocketConnectivity', tries: [[]] },
  {
    method: 'testNetworkConnectivity',
    tries: [(scene) => [scene.track], (scene) => [scene.endedTrack], [], [null], ['text'], [{}]],
  },
  { method: 'abortTestNetworkConnectivity', tries: [[]] },
];

const prebuilt: MethodCandidates[] = [
  { method: 'theme', tries: [[]] },
  { method: 'showLocalVideo', tries: [[]] },
  { method: 'showParticipantsBar', tries: [[]] },
  { method: 'customIntegrations', tries: [[]] },
  { method: 'customTrayButtons', tries: [[]] },
  { method: 'setShowLocalVideo', tries: [[false], [true], ...oddValues.map((value) => [value])] },
  { method: 'setShowParticipantsBar', tries: [[false], [true], ...oddValues.map((value) => [value])] },
  { method: 'setShowNamesMode', tries: [['always'], ['never'], ...oddValues.map((value) => [value])] },
  {
    method: 'startCustomIntegrations',
    tries: [['known'], [['known', 'unknown']], [], [null], [7], [{}], [[]], [['known', 7]], ['']],
  },
  { method: 'stopCustomIntegrations', tries: [['known'], [['known', 'unknown']], [], [null], [7], [{}], [[]], ['']] },
  { method: 'getSidebarView', tries: [[]] },
  { method: 'setSidebarView', tries: [['chat'], ['unheard of'], [null], []] },
  { method: 'requestFullscreen', tries: [[]] },
  { method: 'exitFullscreen', tries: [[]] },
];

/** Recording, streaming, telephony, tests, and what only the prebuilt page has. */
export const telephonyCandidates: readonly MethodCandidates[] = [
  ...recordAndStream,
  ...telephony,
  ...player,
  ...tests,
  ...prebuilt,
];
