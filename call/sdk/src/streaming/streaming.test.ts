import { afterEach, expect, it, vi } from 'vitest';
import { failureOf, ScriptedCall } from '../testing/scripted-call.ts';

afterEach(() => vi.unstubAllGlobals());

it('starts a recording of each type [C-5.79] [C-7.46] [C-7.49]', async () => {
  const { call, sent, page } = await ScriptedCall.headless().joined();
  expect(sent).toEqual([]);
  call.startRecording();
  for (const type of ['cloud', 'raw-tracks', 'local'] as const) call.startRecording({ type, width: 640 });
  expect(page.actions()).toEqual(Array(4).fill('local-recording-start'));
  expect(page.sent.at(-1)).toMatchObject({ type: 'local', width: 640 });
});

it('refuses another type of recording at once [C-5.79]', async () => {
  const { call, page } = await ScriptedCall.headless().joined();
  expect(() => call.startRecording({ type: 'vhs' as never })).toThrow(
    "invalid type: vhs, allowed values 'cloud', 'raw-tracks', or 'local'",
  );
  expect(page.sent).toEqual([]);
});

it('sends its own action whatever the options say', async () => {
  const scripted = await ScriptedCall.headless().joined();
  scripted.call.startRecording({ action: 'leave-meeting' } as never);
  expect(scripted.sent).toEqual([{ action: 'local-recording-start' }]);
});

it('updates and stops recordings [C-7.47] [C-7.48]', async () => {
  const scripted = await ScriptedCall.headless().joined();
  scripted.call.updateRecording({ instanceId: 'a' });
  scripted.call.updateRecording({ layout: { preset: 'portrait', max_cam_streams: 2 } });
  scripted.call.stopRecording({ instanceId: 'a' });
  scripted.call.stopRecording();
  expect(scripted.sent).toEqual([
    { action: 'daily-method-update-recording', layout: { preset: 'default' }, instanceId: 'a' },
    {
      action: 'daily-method-update-recording',
      layout: { preset: 'portrait', max_cam_streams: 2 },
      instanceId: undefined,
    },
    { action: 'local-recording-stop', instanceId: 'a' },
    { action: 'local-recording-stop' },
  ]);
});

it('starts, updates and stops live streams [C-7.50] [C-7.51] [C-7.52]', async () => {
  const scripted = await ScriptedCall.headless().joined();
  scripted.call.startLiveStreaming({ rtmpUrl: 'rtmp://a' });
  scripted.call.updateLiveStreaming({ layout: { preset: 'single-participant', session_id: 'x' }, instanceId: 'b' });
  scripted.call.stopLiveStreaming({ instanceId: 'b' });
  expect(scripted.sent).toEqual([
    { action: 'daily-method-start-live-streaming', rtmpUrl: 'rtmp://a' },
    {
      action: 'daily-method-update-live-streaming',
      layout: { preset: 'single-participant', session_id: 'x' },
      instanceId: 'b',
    },
    { action: 'daily-method-stop-live-streaming', instanceId: 'b' },
  ]);
});

it('adds and removes the places a stream goes to [C-7.53] [C-7.54]', async () => {
  const scripted = await ScriptedCall.headless().joined();
  const endpoints = [{ endpoint: 'rtmp://a' }];
  scripted.call.addLiveStreamingEndpoints({ endpoints, instanceId: 'b' });
  scripted.call.removeLiveStreamingEndpoints({ endpoints });
  const action = 'daily-method-update-live-streaming-endpoints';
  expect(scripted.sent).toEqual([
    { action, endpointsOp: 'add-endpoints', endpoints, instanceId: 'b' },
    { action, endpointsOp: 'remove-endpoints', endpoints, instanceId: undefined },
  ]);
});

it.each([
  ['recording-started', { local: true, recordingId: 'r', startedBy: 'a', type: 'cloud' }],
  ['recording-error', { errorMsg: 'full', instanceId: 'i' }],
  ['recording-data', { data: new Uint8Array(2), finished: true }],
  ['live-streaming-started', { layout: { preset: 'default' } }],
  ['live-streaming-error', { errorMsg: 'gone' }],
  ['transcription-started', { language: 'en' }],
  ['transcription-message', { text: 'hello', participantId: 'a' }],
])('hands on %s as it came', async (name, fields) => {
  const scripted = await ScriptedCall.headless().joined();
  scripted.tell(name, fields);
  expect(scripted.heard).toEqual([{ action: name, ...fields }]);
});

it('starts, updates and stops transcriptions inside a meeting [C-7.55] [C-7.56] [C-7.57]', async () => {
  const scripted = await ScriptedCall.headless().joined();
  scripted.call.startTranscription({ language: 'hi' });
  scripted.call.startTranscription();
  scripted.call.updateTranscription({ participants: ['a'], instanceId: 'i' });
  scripted.call.stopTranscription({ instanceId: 'i' });
  scripted.call.stopTranscription();
  expect(scripted.sent).toEqual([
    { action: 'daily-method-start-transcription', language: 'hi' },
    { action: 'daily-method-start-transcription' },
    { action: 'daily-method-update-transcription', participants: ['a'], instanceId: 'i' },
    { action: 'daily-method-stop-transcription', instanceId: 'i' },
    { action: 'daily-method-stop-transcription' },
  ]);
});

it('transcribes only after joining', async () => {
  const { call } = ScriptedCall.headless();
  for (const method of ['startTranscription', 'updateTranscription', 'stopTranscription'] as const) {
    expect(await failureOf(() => call[method](undefined as never))).toBe(`${method}() only supported after join.`);
  }
});

it('wants options for a change of transcription [C-5.80]', async () => {
  const { call } = await ScriptedCall.headless().joined();
  expect(() => call.updateTranscription(undefined as never)).toThrow('updateTranscription Error: options is mandatory');
  expect(() => call.updateTranscription('x' as never)).toThrow(
    'updateTranscription Error: options must be object type',
  );
});

it('wants the participants of a transcription as an array [C-5.81]', async () => {
  const { call } = await ScriptedCall.headless().joined();
  expect(() => call.updateTranscription({ participants: 'x' as never })).toThrow(
    'updateTranscription Error: participants must be an array',
  );
});

it('wants the instance when a transcription is stopped with options [C-5.82]', async () => {
  const { call } = await ScriptedCall.headless().joined();
  expect(() => call.stopTranscription({} as never)).toThrow('"instanceId" not provided');
  expect(() => call.stopTranscription('x' as never)).toThrow('stopTranscription Error: options must be object type');
});
