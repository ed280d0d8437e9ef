import { describe, expect, it } from 'vitest';
import { CallFixture } from '../testing/call-fixture.ts';

const calls = new CallFixture();

/** What the machine tells → what the page hears. */
const table: Array<[row: string, action: string, fields: Record<string, unknown>]> = [
  ['C-7.102', 'cpu-load-change', { cpuLoadState: 'high', cpuLoadStateReason: 'encode' }],
  ['C-7.105', 'recording-started', { recordingId: 'r', local: false }],
  ['C-7.105', 'recording-stopped', { instanceId: 'i' }],
  ['C-7.105', 'recording-stats', {}],
  ['C-7.105', 'recording-error', { errorMsg: 'full' }],
  ['C-7.105', 'recording-upload-completed', {}],
  ['C-7.105', 'recording-data', { data: new Uint8Array([1]), finished: true }],
  ['C-7.106', 'live-streaming-started', { instanceId: 'i' }],
  ['C-7.106', 'live-streaming-updated', { instanceId: 'i', state: 'connected' }],
  ['C-7.106', 'live-streaming-stopped', { instanceId: 'i' }],
  ['C-7.106', 'live-streaming-error', { errorMsg: 'no' }],
  ['C-7.107', 'transcription-started', { language: 'en' }],
  ['C-7.107', 'transcription-stopped', { updatedBy: 'me' }],
  ['C-7.107', 'transcription-error', { errorMsg: 'no' }],
  ['C-7.107', 'transcription-message', { text: 'hello' }],
  ['C-7.108', 'dialin-ready', { sipEndpoint: 'sip:a' }],
  ['C-7.108', 'dialin-connected', { sessionId: 's' }],
  ['C-7.108', 'dialin-error', { errorMsg: 'no' }],
  ['C-7.108', 'dialin-stopped', { sessionId: 's' }],
  ['C-7.108', 'dialin-warning', { errorMsg: 'late' }],
  ['C-7.109', 'dialout-connected', { sessionId: 's' }],
  ['C-7.109', 'dialout-answered', { sessionId: 's' }],
  ['C-7.109', 'dialout-error', { errorMsg: 'no' }],
  ['C-7.109', 'dialout-stopped', { sessionId: 's' }],
  ['C-7.109', 'dialout-warning', { errorMsg: 'late' }],
  ['none', 'started-camera', {}],
  ['none', 'network-connection', { type: 'sfu', event: 'connected' }],
  ['none', 'test-completed', { test: 'call-quality', results: {} }],
  ['none', 'lang-updated', { lang: 'de', langSetting: 'user' }],
];

describe('events of the machine', () => {
  it.each(table)(
    'are handed on as they came [C-7.102] [C-7.105] [C-7.106] [C-7.107] [C-7.108] [C-7.109] (%s: %s)',
    async (_, action, fields) => {
      const call = await calls.joined();
      calls.page.tell(action, { ...fields, callbackStamp: 'a stamp' });
      expect(calls.heard.at(-1)).toEqual({ ...fields, action, callClientId: call.callClientId });
    },
  );

  it('tell of the line when it changes, in the words of the contract [C-7.101]', async () => {
    await calls.joined();
    const told = { threshold: 'low', quality: 40, state: { state: 'bad', reasons: ['roundTripTime'] } };
    calls.page.tell('network-quality-change', told);
    calls.page.tell('network-quality-change', told);
    expect(calls.heard.slice(-2)).toMatchObject([
      { action: 'joined-meeting' },
      {
        action: 'network-quality-change',
        threshold: 'low',
        quality: 40,
        networkState: 'bad',
        networkStateReasons: ['roundTripTime'],
      },
    ]);
  });

  const groups: Record<string, readonly string[]> = {
    'meeting-session': ['summary-updated', 'state-updated'],
    'waiting-participant': ['added', 'updated', 'removed'],
    recording: ['started', 'stopped', 'stats', 'error', 'upload-completed', 'data'],
    'live-streaming': ['started', 'updated', 'stopped', 'error'],
    transcription: ['started', 'stopped', 'error', 'message'],
    dialin: ['ready', 'connected', 'error', 'stopped', 'warning'],
    dialout: ['connected', 'answered', 'error', 'stopped', 'warning'],
    'remote-media-player': ['started', 'updated', 'stopped'],
    'local-screen-share': ['started', 'stopped', 'canceled'],
  };
  it.each(Object.entries(groups))('of the group %s each carry their own name [C-7.111]', async (group, endings) => {
    await calls.joined();
    for (const ending of endings) {
      calls.page.tell(`${group}-${ending}`, {
        meetingSession: { id: 'm' },
        meetingSessionState: { data: {}, topology: 'sfu' },
        participant: { id: 'w' },
      });
      expect(calls.heard.map(({ action }) => action)).toContain(`${group}-${ending}`);
    }
  });

  const changes: Array<[string, object]> = [
    ['started-camera', {}],
    ['selected-devices-updated', { devices: {} }],
    ['local-screen-share-started', {}],
    ['local-screen-share-stopped', {}],
    ['local-audio-level', { audioLevel: 0.5 }],
    ['remote-participants-audio-level', { participantsAudioLevel: {} }],
    ['lang-updated', { lang: 'de', langSetting: 'de' }],
    ['receive-settings-updated', { receiveSettings: { base: {} } }],
    ['send-settings-updated', { sendSettings: { video: 'quality-optimized' } }],
    ['input-settings-updated', { inputSettings: { video: { settings: { width: 640 } } } }],
    ['remote-media-player-started', { session_id: 's' }],
    ['sidebar-view-changed', { view: 'chat' }],
    ['test-completed', { test: 'p2p-call-quality', results: {} }],
    ['show-local-video-changed', { show: false }],
  ];
  it.each(changes)('tell of each change: %s [C-7.112]', async (action, fields) => {
    await calls.joined(action === 'show-local-video-changed' ? calls.createFrame() : calls.create());
    calls.page.tell(action, { ...fields });
    expect(calls.heard.at(-1)).toMatchObject({ action, ...fields });
  });

  it.each(['cam-in-use', 'mic-in-use', 'cam-mic-in-use', 'not-found', 'permissions', 'constraints', 'unknown'])(
    'tell what is wrong with a camera by its kind: %s [C-8.54]',
    async (type) => {
      await calls.joined();
      const told = { errorMsg: { errorMsg: 'no', audioOk: true, videoOk: false }, error: { type, msg: 'no' } };
      calls.page.tell('camera-error', told);
      expect(calls.heard.at(-1)).toMatchObject({ action: 'camera-error', ...told });
    },
  );

  it('of no known kind are nothing to the page', async () => {
    await calls.joined();
    const before = calls.heard.length;
    for (const action of ['a reply', 'toString', '__proto__', 'constructor']) calls.page.tell(action);
    expect(calls.heard).toHaveLength(before);
  });
});
