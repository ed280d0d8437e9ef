/*
 * Our types against the vendor's published ones, checked by the compiler: each member of our call can stand where a
 * page expects theirs. The two that cannot say what they really give, which the vendor's types get wrong, and the
 * compiler checks that they still cannot. What else some members give in some states, such as null without a local
 * participant, stands in their descriptions.
 */
import type * as Vendor from '@daily-co/daily-js';
import type { DailyCall, DailyEventObject } from '@parley/call-sdk/source';

/** Their methods that give the call back give ours back. */
type Expected<Member> = Member extends (...values: infer Values) => infer Result
  ? (...values: Values) => Vendor.DailyCall extends Result ? DailyCall | Exclude<Result, Vendor.DailyCall> : Result
  : Member;

declare const ours: DailyCall;
declare const Ours: typeof import('@parley/call-sdk/source').default;

type Members = Omit<{ [Name in keyof Vendor.DailyCall]: Expected<Vendor.DailyCall[Name]> }, 'on' | 'once' | 'off'>;

/** Every member of a call. */
export const members: Members = {
  callClientId: ours.callClientId,
  iframe: ours.iframe,
  join: ours.join,
  leave: ours.leave,
  destroy: ours.destroy,
  isDestroyed: ours.isDestroyed,
  loadCss: ours.loadCss,
  meetingState: ours.meetingState,
  accessState: ours.accessState,
  participants: ours.participants,
  participantCounts: ours.participantCounts,
  updateParticipant: ours.updateParticipant,
  updateParticipants: ours.updateParticipants,
  waitingParticipants: ours.waitingParticipants,
  updateWaitingParticipant: ours.updateWaitingParticipant,
  updateWaitingParticipants: ours.updateWaitingParticipants,
  requestAccess: ours.requestAccess,
  localAudio: ours.localAudio,
  localVideo: ours.localVideo,
  setLocalAudio: ours.setLocalAudio,
  setLocalVideo: ours.setLocalVideo,
  localScreenAudio: ours.localScreenAudio,
  localScreenVideo: ours.localScreenVideo,
  updateScreenShare: ours.updateScreenShare,
  getReceiveSettings: ours.getReceiveSettings,
  updateReceiveSettings: ours.updateReceiveSettings,
  // @ts-expect-error resolves the bare settings
  updateInputSettings: ours.updateInputSettings,
  getInputSettings: ours.getInputSettings,
  updateCustomTrayButtons: ours.updateCustomTrayButtons,
  customTrayButtons: ours.customTrayButtons,
  setCustomIntegrations: ours.setCustomIntegrations,
  customIntegrations: ours.customIntegrations,
  startCustomIntegrations: ours.startCustomIntegrations,
  stopCustomIntegrations: ours.stopCustomIntegrations,
  setBandwidth: ours.setBandwidth,
  getDailyLang: ours.getDailyLang,
  setDailyLang: ours.setDailyLang,
  setProxyUrl: ours.setProxyUrl,
  setIceConfig: ours.setIceConfig,
  getMeetingSession: ours.getMeetingSession,
  meetingSessionSummary: ours.meetingSessionSummary,
  meetingSessionState: ours.meetingSessionState,
  setMeetingSessionData: ours.setMeetingSessionData,
  setUserName: ours.setUserName,
  setUserData: ours.setUserData,
  startCamera: ours.startCamera,
  startLocalAudioLevelObserver: ours.startLocalAudioLevelObserver,
  isLocalAudioLevelObserverRunning: ours.isLocalAudioLevelObserverRunning,
  stopLocalAudioLevelObserver: ours.stopLocalAudioLevelObserver,
  getLocalAudioLevel: ours.getLocalAudioLevel,
  startRemoteParticipantsAudioLevelObserver: ours.startRemoteParticipantsAudioLevelObserver,
  isRemoteParticipantsAudioLevelObserverRunning: ours.isRemoteParticipantsAudioLevelObserverRunning,
  stopRemoteParticipantsAudioLevelObserver: ours.stopRemoteParticipantsAudioLevelObserver,
  getRemoteParticipantsAudioLevel: ours.getRemoteParticipantsAudioLevel,
  cycleCamera: ours.cycleCamera,
  cycleMic: ours.cycleMic,
  startCustomTrack: ours.startCustomTrack,
  stopCustomTrack: ours.stopCustomTrack,
  setInputDevicesAsync: ours.setInputDevicesAsync,
  setOutputDeviceAsync: ours.setOutputDeviceAsync,
  getInputDevices: ours.getInputDevices,
  preAuth: ours.preAuth,
  load: ours.load,
  startScreenShare: ours.startScreenShare,
  stopScreenShare: ours.stopScreenShare,
  startRecording: ours.startRecording,
  updateRecording: ours.updateRecording,
  stopRecording: ours.stopRecording,
  startLiveStreaming: ours.startLiveStreaming,
  updateLiveStreaming: ours.updateLiveStreaming,
  addLiveStreamingEndpoints: ours.addLiveStreamingEndpoints,
  removeLiveStreamingEndpoints: ours.removeLiveStreamingEndpoints,
  stopLiveStreaming: ours.stopLiveStreaming,
  startRemoteMediaPlayer: ours.startRemoteMediaPlayer,
  stopRemoteMediaPlayer: ours.stopRemoteMediaPlayer,
  updateRemoteMediaPlayer: ours.updateRemoteMediaPlayer,
  startTranscription: ours.startTranscription,
  updateTranscription: ours.updateTranscription,
  stopTranscription: ours.stopTranscription,
  testCallQuality: ours.testCallQuality,
  stopTestCallQuality: ours.stopTestCallQuality,
  testPeerToPeerCallQuality: ours.testPeerToPeerCallQuality,
  stopTestPeerToPeerCallQuality: ours.stopTestPeerToPeerCallQuality,
  testWebsocketConnectivity: ours.testWebsocketConnectivity,
  abortTestWebsocketConnectivity: ours.abortTestWebsocketConnectivity,
  testNetworkConnectivity: ours.testNetworkConnectivity,
  abortTestNetworkConnectivity: ours.abortTestNetworkConnectivity,
  testConnectionQuality: ours.testConnectionQuality,
  stopTestConnectionQuality: ours.stopTestConnectionQuality,
  getNetworkStats: ours.getNetworkStats,
  getCpuLoadStats: ours.getCpuLoadStats,
  // @ts-expect-error synchronous, and without a promise before loading
  updateSendSettings: ours.updateSendSettings,
  getSendSettings: ours.getSendSettings,
  getActiveSpeaker: ours.getActiveSpeaker,
  setActiveSpeakerMode: ours.setActiveSpeakerMode,
  activeSpeakerMode: ours.activeSpeakerMode,
  subscribeToTracksAutomatically: ours.subscribeToTracksAutomatically,
  setSubscribeToTracksAutomatically: ours.setSubscribeToTracksAutomatically,
  enumerateDevices: ours.enumerateDevices,
  sendAppMessage: ours.sendAppMessage,
  addFakeParticipant: ours.addFakeParticipant,
  setShowNamesMode: ours.setShowNamesMode,
  setShowLocalVideo: ours.setShowLocalVideo,
  setShowParticipantsBar: ours.setShowParticipantsBar,
  theme: ours.theme,
  setTheme: ours.setTheme,
  showLocalVideo: ours.showLocalVideo,
  showParticipantsBar: ours.showParticipantsBar,
  requestFullscreen: ours.requestFullscreen,
  exitFullscreen: ours.exitFullscreen,
  room: ours.room,
  geo: ours.geo,
  getNetworkTopology: ours.getNetworkTopology,
  setNetworkTopology: ours.setNetworkTopology,
  setPlayNewParticipantSound: ours.setPlayNewParticipantSound,
  getSidebarView: ours.getSidebarView,
  setSidebarView: ours.setSidebarView,
  properties: ours.properties,
  startDialOut: ours.startDialOut,
  stopDialOut: ours.stopDialOut,
  sendDTMF: ours.sendDTMF,
  sipCallTransfer: ours.sipCallTransfer,
  sipRefer: ours.sipRefer,
};

type Factory = Vendor.DailyCallFactory & Vendor.DailyCallStaticUtils;

/** Every way to a call takes what theirs takes. */
export const statics: { [Name in keyof Factory]: Expected<Factory[Name]> } = {
  createCallObject: Ours.createCallObject,
  createFrame: Ours.createFrame,
  createTransparentFrame: Ours.createTransparentFrame,
  wrap: Ours.wrap,
  getCallInstance: Ours.getCallInstance,
  supportedBrowser: Ours.supportedBrowser,
  version: Ours.version,
};

/** The ones that theirs declares and never tells: the pointer over the page in the frame. */
type Silent = `mouse${string}` | `touch${string}` | 'click';

/** Each event that theirs tells, as ours tells it. */
declare const told: { [Name in DailyEventObject['action']]: DailyEventObject<Name> };

type Events = { [Name in Exclude<Vendor.DailyEvent, Silent>]: Vendor.DailyEventObject<Name> };

/** What was written to hear theirs can hear ours. */
export const events: Events = told;
