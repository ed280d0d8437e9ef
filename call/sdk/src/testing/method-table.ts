import type { DailyCall } from '../call.ts';
import { roomUrl } from './call-fixture.ts';

/**
 * What a method cannot do without (spec 001 §8): a meeting, the time before one, a machine at work, a headless call, a
 * prebuilt frame, a browser, React Native, that no test of the line goes on.
 */
export type Need =
  | 'joined'
  | 'not joined'
  | 'initialised'
  | 'call object'
  | 'prebuilt'
  | 'web'
  | 'React Native'
  | 'no quality test';

export interface MethodRow {
  needs: readonly Need[];
  use(call: DailyCall): unknown;
  /** The method that it hands on to, which speaks under its own name. */
  as?: string;
  /** The message to the machine where all needs are met, in a meeting unless that is too late. */
  sends?: readonly [action: string, fields?: object];
}

const only = (
  needs: readonly Need[],
  use: MethodRow['use'],
  ...sends: [action?: string, fields?: object]
): MethodRow => (sends[0] === undefined ? { needs, use } : { needs, use, sends: [sends[0], sends[1] ?? {}] });
const always = (use: MethodRow['use'], ...sends: [action?: string, fields?: object]) => only([], use, ...sends);
const joined = (use: MethodRow['use'], ...sends: [action?: string, fields?: object]) => only(['joined'], use, ...sends);
const web = (use: MethodRow['use'], ...sends: [action?: string, fields?: object]) => only(['web'], use, ...sends);
const prebuilt = (use: MethodRow['use'], ...sends: [action?: string, fields?: object]) =>
  only(['prebuilt'], use, ...sends);
const shown = (use: MethodRow['use'], ...sends: [action?: string, fields?: object]) =>
  only(['prebuilt', 'joined'], use, ...sends);
const undisturbed = (use: MethodRow['use'], ...sends: [action?: string, fields?: object]) =>
  only(['no quality test'], use, ...sends);
const waiting = (use: MethodRow['use'], ...sends: [action?: string, fields?: object]) =>
  only(['call object', 'joined'], use, ...sends);

const endpoints = [{ endpoint: 'rtmps://a' }];
const board = { label: 'Board', location: 'main' as const, src: 'https://board.example/' };
const button = { iconPath: 'https://icons.example/a.svg', label: 'A', tooltip: 'A' };
const player = { state: 'play' as const };
const transfer = { sessionId: 's', toEndPoint: 'sip:a@b' };
const layout = { preset: 'default' as const };

/** What a frame is made with, so that its methods have something to work on. */
export const frameProperties = { customIntegrations: { board } };

/** Every public method of a call: what it needs, and the message that it is. */
export const methodTable: Readonly<Record<string, MethodRow>> = {
  // Coming and going.
  load: always((call) => call.load()),
  join: always((call) => call.join()),
  startCamera: only(['call object', 'not joined'], (call) => call.startCamera(), 'start-camera'),
  preAuth: only(['call object', 'not joined'], (call) => call.preAuth({ url: roomUrl }), 'daily-method-preauth'),
  leave: always((call) => call.leave(), 'leave-meeting'),
  destroy: always((call) => call.destroy(), 'leave-meeting'),
  isDestroyed: always((call) => call.isDestroyed()),
  meetingState: always((call) => call.meetingState()),
  iframe: web((call) => call.iframe()),
  loadCss: web((call) => call.loadCss({ bodyClass: 'a' }), 'load-css', { bodyClass: 'a' }),
  geo: always((call) => call.geo()),
  room: always((call) => call.room()),
  // People.
  participants: always((call) => call.participants()),
  participantCounts: always((call) => call.participantCounts()),
  updateParticipant: always((call) => call.updateParticipant('other', { eject: true }), 'update-participant', {
    id: 'other',
    properties: { eject: true },
  }),
  updateParticipants: always((call) => call.updateParticipants({ other: { eject: true } }), 'update-participants', {
    participants: { other: { eject: true } },
  }),
  addFakeParticipant: only(
    ['web', 'joined'],
    (call) => call.addFakeParticipant({ aspectRatio: 1 }),
    'add-fake-participant',
    { aspectRatio: 1 },
  ),
  subscribeToTracksAutomatically: always((call) => call.subscribeToTracksAutomatically()),
  setSubscribeToTracksAutomatically: joined(
    (call) => call.setSubscribeToTracksAutomatically(false),
    'daily-method-subscribe-to-tracks-automatically',
    { enabled: false },
  ),
  getActiveSpeaker: web((call) => call.getActiveSpeaker()),
  activeSpeakerMode: web((call) => call.activeSpeakerMode()),
  setActiveSpeakerMode: web((call) => call.setActiveSpeakerMode(true), 'set-active-speaker-mode', { enabled: true }),
  accessState: only(['call object'], (call) => call.accessState()),
  waitingParticipants: only(['call object'], (call) => call.waitingParticipants()),
  updateWaitingParticipant: waiting(
    (call) => call.updateWaitingParticipant('w', { grantRequestedAccess: true }),
    'daily-method-update-waiting-participant',
    { id: 'w', updates: { grantRequestedAccess: true } },
  ),
  updateWaitingParticipants: waiting(
    (call) => call.updateWaitingParticipants({ w: { grantRequestedAccess: true } }),
    'daily-method-update-waiting-participants',
    { updatesById: { w: { grantRequestedAccess: true } } },
  ),
  requestAccess: waiting((call) => call.requestAccess({ name: 'Asha' }), 'daily-method-request-access', {
    access: { level: 'full' },
    name: 'Asha',
  }),
  // Own media and devices.
  localAudio: always((call) => call.localAudio()),
  localVideo: always((call) => call.localVideo()),
  localScreenAudio: always((call) => call.localScreenAudio()),
  localScreenVideo: always((call) => call.localScreenVideo()),
  setLocalAudio: always((call) => call.setLocalAudio(false), 'local-audio', { state: false }),
  setLocalVideo: always((call) => call.setLocalVideo(true), 'local-video', { state: true }),
  setInputDevicesAsync: web((call) => call.setInputDevicesAsync({ audioDeviceId: 'm' }), 'set-input-devices', {
    audioDeviceId: 'm',
  }),
  setOutputDeviceAsync: web((call) => call.setOutputDeviceAsync({ outputDeviceId: 's' }), 'set-output-device', {
    outputDeviceId: 's',
  }),
  getInputDevices: always((call) => call.getInputDevices(), 'get-input-devices'),
  enumerateDevices: always((call) => call.enumerateDevices()),
  cycleCamera: always((call) => call.cycleCamera(), 'cycle-camera', { properties: {} }),
  cycleMic: web((call) => call.cycleMic(), 'cycle-mic'),
  setCamera: only(['React Native', 'initialised'], (call) => call.setCamera('c'), 'set-camera', {
    cameraDeviceId: 'c',
  }),
  getCameraFacingMode: only(['React Native'], (call) => call.getCameraFacingMode(), 'get-camera-facing-mode'),
  nativeInCallAudioMode: only(['React Native'], (call) => call.nativeInCallAudioMode()),
  setNativeInCallAudioMode: only(['React Native'], (call) => call.setNativeInCallAudioMode('voice')),
  setAudioDevice: only(['React Native'], (call) => call.setAudioDevice('EARPIECE')),
  updateInputSettings: web(
    (call) => call.updateInputSettings({ video: { settings: { width: 640 } } }),
    'update-input-settings',
    { inputSettings: { video: { settings: { width: 640 } } } },
  ),
  getInputSettings: web((call) => call.getInputSettings()),
  startScreenShare: only(['initialised'], (call) => call.startScreenShare(), 'local-screen-start', {
    captureOptions: {},
  }),
  stopScreenShare: only(['initialised'], (call) => call.stopScreenShare(), 'local-screen-stop'),
  updateScreenShare: always((call) => call.updateScreenShare()),
  startCustomTrack: only(['web', 'joined'], (call) => call.startCustomTrack({ track: {} as never })),
  stopCustomTrack: only(['web', 'joined'], (call) => call.stopCustomTrack('a'), 'stop-custom-track', { mediaTag: 'a' }),
  startLocalAudioLevelObserver: always((call) => call.startLocalAudioLevelObserver()),
  isLocalAudioLevelObserverRunning: always((call) => call.isLocalAudioLevelObserverRunning()),
  stopLocalAudioLevelObserver: always((call) => call.stopLocalAudioLevelObserver(), 'stop-local-audio-level-observer'),
  getLocalAudioLevel: always((call) => call.getLocalAudioLevel()),
  startRemoteParticipantsAudioLevelObserver: always(
    (call) => call.startRemoteParticipantsAudioLevelObserver(200),
    'start-remote-participants-audio-level-observer',
    { interval: 200 },
  ),
  isRemoteParticipantsAudioLevelObserverRunning: always((call) => call.isRemoteParticipantsAudioLevelObserverRunning()),
  stopRemoteParticipantsAudioLevelObserver: always(
    (call) => call.stopRemoteParticipantsAudioLevelObserver(),
    'stop-remote-participants-audio-level-observer',
  ),
  getRemoteParticipantsAudioLevel: always((call) => call.getRemoteParticipantsAudioLevel()),
  // What one says, and the meeting.
  sendAppMessage: joined((call) => call.sendAppMessage({ a: 1 }, 'other'), 'app-msg', { data: { a: 1 }, to: 'other' }),
  setUserName: always((call) => call.setUserName('Asha'), 'set-user-name', { name: 'Asha', thisMeetingOnly: false }),
  setUserData: always((call) => call.setUserData({ a: 1 }), 'set-user-data', { userData: { a: 1 } }),
  meetingSessionSummary: always((call) => call.meetingSessionSummary()),
  meetingSessionState: joined((call) => call.meetingSessionState()),
  getMeetingSession: joined((call) => call.getMeetingSession(), 'get-meeting-session'),
  setMeetingSessionData: waiting((call) => call.setMeetingSessionData({ a: 1 }), 'set-session-data', {
    data: { a: 1 },
    mergeStrategy: 'replace',
  }),
  getDailyLang: web((call) => call.getDailyLang(), 'get-daily-lang'),
  setDailyLang: web((call) => call.setDailyLang('de'), 'set-daily-lang', { lang: 'de' }),
  // The line.
  getNetworkTopology: always((call) => call.getNetworkTopology(), 'get-network-topology'),
  setNetworkTopology: only(
    ['web', 'joined'],
    (call) => call.setNetworkTopology({ topology: 'sfu' }),
    'set-network-topology',
    { opts: { topology: 'sfu' } },
  ),
  getNetworkStats: always((call) => call.getNetworkStats(), 'get-calc-stats'),
  getCpuLoadStats: always((call) => call.getCpuLoadStats(), 'get-cpu-load-stats'),
  setBandwidth: web((call) => call.setBandwidth({ kbs: 200 }), 'set-bandwidth', { kbs: 200 }),
  setProxyUrl: always((call) => call.setProxyUrl('https://p.example'), 'set-proxy-url', {
    proxyUrl: 'https://p.example',
  }),
  setIceConfig: always((call) => call.setIceConfig({}), 'set-ice-config', { iceConfig: {} }),
  testCallQuality: only(
    ['web', 'call object', 'initialised', 'not joined'],
    (call) => call.testCallQuality(),
    'test-call-quality',
    { dailyJsVersion: '0.79.0' },
  ),
  stopTestCallQuality: always((call) => call.stopTestCallQuality(), 'stop-test-call-quality'),
  testPeerToPeerCallQuality: undisturbed((call) => call.testPeerToPeerCallQuality({ videoTrack: {} as never })),
  stopTestPeerToPeerCallQuality: always((call) => call.stopTestPeerToPeerCallQuality(), 'stop-test-p2p-call-quality'),
  testNetworkConnectivity: undisturbed((call) => call.testNetworkConnectivity({} as never)),
  abortTestNetworkConnectivity: always(
    (call) => call.abortTestNetworkConnectivity(),
    'abort-test-network-connectivity',
  ),
  testWebsocketConnectivity: undisturbed((call) => call.testWebsocketConnectivity(), 'test-websocket-connectivity'),
  abortTestWebsocketConnectivity: always(
    (call) => call.abortTestWebsocketConnectivity(),
    'abort-test-websocket-connectivity',
  ),
  testConnectionQuality: {
    ...only(['call object', 'initialised', 'not joined'], (call) =>
      call.testConnectionQuality({ videoTrack: {} as never }),
    ),
    as: 'testCallQuality',
  },
  stopTestConnectionQuality: always((call) => call.stopTestConnectionQuality(), 'stop-test-call-quality'),
  getReceiveSettings: only(
    ['call object'],
    (call) => call.getReceiveSettings('other'),
    'get-single-participant-receive-settings',
    { id: 'other', showInheritedValues: false },
  ),
  updateReceiveSettings: waiting(
    (call) => call.updateReceiveSettings({ base: { video: { layer: 1 } } }),
    'update-receive-settings',
    { receiveSettings: { base: { video: { layer: 1 } } } },
  ),
  updateSendSettings: always(
    (call) => call.updateSendSettings({ video: 'quality-optimized' }),
    'update-send-settings',
    {
      sendSettings: { video: 'quality-optimized' },
    },
  ),
  getSendSettings: always((call) => call.getSendSettings()),
  // The prebuilt frame.
  theme: prebuilt((call) => call.theme()),
  setTheme: prebuilt((call) => call.setTheme({ colors: { accent: '#123456' } }), 'set-theme', {
    theme: { colors: { accent: '#123456' } },
  }),
  showLocalVideo: prebuilt((call) => call.showLocalVideo()),
  setShowLocalVideo: shown((call) => call.setShowLocalVideo(false), 'set-show-local-video', { show: false }),
  showParticipantsBar: prebuilt((call) => call.showParticipantsBar()),
  setShowParticipantsBar: shown((call) => call.setShowParticipantsBar(false), 'set-show-participants-bar', {
    show: false,
  }),
  setShowNamesMode: prebuilt((call) => call.setShowNamesMode('never'), 'set-show-names', { mode: 'never' }),
  customIntegrations: prebuilt((call) => call.customIntegrations()),
  setCustomIntegrations: shown((call) => call.setCustomIntegrations({ board }), 'set-custom-integrations', {
    integrations: { board },
  }),
  startCustomIntegrations: shown((call) => call.startCustomIntegrations('board'), 'start-custom-integrations', {
    ids: ['board'],
  }),
  stopCustomIntegrations: shown((call) => call.stopCustomIntegrations('board'), 'stop-custom-integrations', {
    ids: ['board'],
  }),
  customTrayButtons: prebuilt((call) => call.customTrayButtons()),
  updateCustomTrayButtons: shown((call) => call.updateCustomTrayButtons({ button }), 'update-custom-tray-buttons', {
    btns: { button },
  }),
  getSidebarView: always((call) => call.getSidebarView()),
  setSidebarView: always((call) => call.setSidebarView('chat')),
  setPlayNewParticipantSound: web((call) => call.setPlayNewParticipantSound(5), 'daily-method-set-play-ding', {
    arg: 5,
  }),
  requestFullscreen: web((call) => call.requestFullscreen()),
  exitFullscreen: web((call) => call.exitFullscreen()),
  // Recording, streaming, transcription, telephony, media players.
  startRecording: always((call) => call.startRecording({ width: 640 }), 'local-recording-start', { width: 640 }),
  updateRecording: always((call) => call.updateRecording({ layout }), 'daily-method-update-recording', { layout }),
  stopRecording: always((call) => call.stopRecording({ instanceId: 'i' }), 'local-recording-stop', { instanceId: 'i' }),
  startLiveStreaming: always((call) => call.startLiveStreaming({ endpoints }), 'daily-method-start-live-streaming', {
    endpoints,
  }),
  updateLiveStreaming: always((call) => call.updateLiveStreaming({ layout }), 'daily-method-update-live-streaming', {
    layout,
  }),
  addLiveStreamingEndpoints: always(
    (call) => call.addLiveStreamingEndpoints({ endpoints }),
    'daily-method-update-live-streaming-endpoints',
    { endpointsOp: 'add-endpoints', endpoints },
  ),
  removeLiveStreamingEndpoints: always(
    (call) => call.removeLiveStreamingEndpoints({ endpoints }),
    'daily-method-update-live-streaming-endpoints',
    { endpointsOp: 'remove-endpoints', endpoints },
  ),
  stopLiveStreaming: always((call) => call.stopLiveStreaming({ instanceId: 'i' }), 'daily-method-stop-live-streaming', {
    instanceId: 'i',
  }),
  startTranscription: joined(
    (call) => call.startTranscription({ language: 'en' }),
    'daily-method-start-transcription',
    { language: 'en' },
  ),
  updateTranscription: joined(
    (call) => call.updateTranscription({ participants: ['p'] }),
    'daily-method-update-transcription',
    { participants: ['p'] },
  ),
  stopTranscription: joined((call) => call.stopTranscription({ instanceId: 'i' }), 'daily-method-stop-transcription', {
    instanceId: 'i',
  }),
  startDialOut: joined((call) => call.startDialOut({ phoneNumber: '+15551234567' }), 'dialout-start', {
    phoneNumber: '+15551234567',
  }),
  stopDialOut: joined((call) => call.stopDialOut({ sessionId: 's' }), 'dialout-stop', { sessionId: 's' }),
  sendDTMF: joined((call) => call.sendDTMF({ sessionId: 's', tones: '12' }), 'send-dtmf', {
    sessionId: 's',
    tones: '12',
  }),
  sipCallTransfer: joined((call) => call.sipCallTransfer(transfer), 'sip-call-transfer', {
    ...transfer,
    useSipRefer: false,
  }),
  sipRefer: joined((call) => call.sipRefer(transfer), 'sip-call-transfer', { ...transfer, useSipRefer: true }),
  startRemoteMediaPlayer: always(
    (call) => call.startRemoteMediaPlayer({ url: 'https://a.example/f.mp4', settings: player }),
    'daily-method-start-remote-media-player',
    { url: 'https://a.example/f.mp4', settings: player },
  ),
  updateRemoteMediaPlayer: always(
    (call) => call.updateRemoteMediaPlayer({ session_id: 's', settings: player }),
    'daily-method-update-remote-media-player',
    { session_id: 's', settings: player },
  ),
  stopRemoteMediaPlayer: always((call) => call.stopRemoteMediaPlayer('s'), 'daily-method-stop-remote-media-player', {
    session_id: 's',
  }),
};
