import type { Fields, Message } from './scripted-machine.ts';

const trackStates = (audio: string, video: string): Fields => ({
  audio: { subscribed: true, state: audio },
  video: { subscribed: true, state: video },
  screenAudio: { subscribed: true, state: 'off' },
  screenVideo: { subscribed: true, state: 'off' },
});

/** Somebody in the meeting. */
export function participant(id: string, changes: Fields = {}): Fields {
  return {
    session_id: id,
    user_id: `user of ${id}`,
    user_name: `Name of ${id}`,
    userData: null,
    local: id === 'me',
    owner: id === 'me',
    will_eject_at: '1970-01-01T00:00:00.000Z',
    joined_at: '2026-01-01T00:00:00.000Z',
    permissions: { hasPresence: true, canSend: true, canReceive: { base: true }, canAdmin: id === 'me' },
    audio: true,
    video: true,
    screen: false,
    record: false,
    tracks: trackStates('playable', 'playable'),
    ...changes,
  };
}

/** The two who are in the meeting when it is joined. */
export function participants(): Fields {
  return { local: participant('me'), p1: participant('p1') };
}

export const devices = {
  camera: { deviceId: 'camera one', kind: 'videoinput', label: 'A camera', groupId: 'g' },
  mic: { deviceId: 'microphone one', kind: 'audioinput', label: 'A microphone', groupId: 'g' },
  speaker: { deviceId: 'speaker one', kind: 'audiooutput', label: 'A speaker', groupId: 'g' },
};

/** What a machine that is content replies to each request. */
export function goodReplies({ action, ...request }: Message): Fields {
  switch (action) {
    case 'start-camera':
    case 'set-input-devices':
    case 'set-output-device':
    case 'get-input-devices':
      return { ...devices };
    case 'daily-method-preauth':
      return { access: { level: 'full' } };
    case 'daily-method-request-access':
      return { access: { level: 'full' }, granted: true };
    case 'daily-method-update-waiting-participant':
      return { id: request.id };
    case 'daily-method-update-waiting-participants':
      return { ids: Object.keys((request.updatesById as object | undefined) ?? {}) };
    case 'get-single-participant-receive-settings':
      return { receiveSettings: { video: { layer: 1 }, screenVideo: { layer: 2 } } };
    case 'update-receive-settings':
      return { receiveSettings: request.receiveSettings };
    case 'update-input-settings':
      return { inputSettings: request.inputSettings };
    case 'update-send-settings':
      return { sendSettings: request.sendSettings };
    case 'enumerate-devices':
      return { devices: [devices.camera, devices.mic] };
    case 'cycle-camera':
    case 'set-camera':
      return { device: devices.camera };
    case 'cycle-mic':
    case 'set-audio-device':
      return { device: devices.mic, deviceId: 'EARPIECE' };
    case 'get-camera-facing-mode':
      return { facingMode: 'user' };
    case 'start-custom-track':
      return { mediaTag: 'tag of the custom track' };
    case 'stop-custom-track':
      return { mediaTag: request.mediaTag };
    case 'get-daily-lang':
      return { lang: 'fr', langSetting: 'user' };
    case 'get-meeting-session':
      return { meetingSession: { id: 'session one' } };
    case 'set-user-name':
      return { userName: request.name };
    case 'set-user-data':
      return { userData: request.userData };
    case 'daily-method-start-remote-media-player':
    case 'daily-method-update-remote-media-player':
      return { session_id: 'player one', state: 'playing', settings: { state: 'play', volume: 1 } };
    case 'daily-method-stop-remote-media-player':
      return { session_id: 'player one' };
    case 'dialout-start':
      return { session: { sessionId: 'dial-out one' } };
    case 'get-calc-stats':
      return { stats: { latest: { totalRecvPacketLoss: 0 }, worstVideoRecvPacketLoss: 0 } };
    case 'get-cpu-load-stats':
      return { cpuStats: { latest: { cpuLoadState: 'low' } } };
    case 'test-call-quality':
    case 'test-p2p-call-quality':
    case 'test-websocket-connectivity':
    case 'test-network-connectivity':
      return { results: { result: 'good', secondsElapsed: 3, data: { maxRoundTripTime: 1 } } };
    case 'get-network-topology':
      return { topology: 'sfu' };
    case 'set-network-topology':
      return { workerId: 'worker one' };
    case 'lib-room-info':
      return { id: 'room one', name: 'hello', config: { lang: 'en' }, tokenConfig: {}, domainConfig: {} };
    case 'get-sidebar-view':
      return { view: 'chat' };
    default:
      return { done: true };
  }
}
