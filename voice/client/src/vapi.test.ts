import type { DailyCall, DailyFactoryOptions } from '@parley/call-sdk/source';
import { ManualClock } from '@parley/kit-base/clock';
import { EventEmitter } from 'events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Vapi } from './vapi.ts';

/** A call object that does nothing but remember what it was told. */
class ScriptedCall extends EventEmitter {
  readonly told: unknown[][] = [];
  joining: Promise<void> = Promise.resolve();
  isOn = true;

  iframe = () => null;
  localAudio = () => this.isOn;

  join(properties: unknown): Promise<void> {
    this.told.push(['join', properties]);
    return this.joining;
  }

  async destroy(): Promise<void> {
    this.told.push(['destroy']);
    this.emit('left-meeting', {});
  }

  async updateInputSettings(settings: unknown): Promise<void> {
    this.told.push(['updateInputSettings', settings]);
  }

  setLocalAudio(isOn: boolean): void {
    this.told.push(['setLocalAudio', isOn]);
    this.isOn = isOn;
  }

  startRecording = (options: unknown) => void this.told.push(['startRecording', options]);
  stopRecording = () => void this.told.push(['stopRecording']);
  sendAppMessage = (data: unknown) => void this.told.push(['sendAppMessage', data]);
  updateParticipant = (id: string, updates: unknown) => void this.told.push(['updateParticipant', id, updates]);
  startRemoteParticipantsAudioLevelObserver = (interval: number) => void this.told.push(['observe', interval]);

  levels(...levels: number[]): void {
    this.emit('remote-participants-audio-level', { participantsAudioLevel: { ...levels } });
  }
}

const webCall = {
  id: 'call-1',
  type: 'webCall',
  status: 'queued',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  webCallUrl: 'https://rooms.example/r/hidden',
};

let clock: ManualClock;
let call: ScriptedCall;
let created: DailyFactoryOptions[];
let requests: Array<{ url: string; headers: unknown; body: Record<string, unknown> }>;
let answer: () => Response;
let events: unknown[][];

beforeEach(() => {
  clock = new ManualClock();
  call = new ScriptedCall();
  created = [];
  requests = [];
  events = [];
  answer = () => Response.json(webCall, { status: 201 });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

function createClient({ userAgent = 'desktop' } = {}): Vapi {
  const client = new Vapi(
    'a key',
    'https://voice.example',
    {},
    {},
    {
      clock,
      userAgent,
      createCall: (properties) => {
        created.push(properties);
        return call as unknown as DailyCall;
      },
      fetch: async (url, init) => {
        const { headers, body } = init ?? {};
        requests.push({ url: String(url), headers, body: JSON.parse(String(body)) });
        return answer();
      },
    },
  );
  for (const name of [
    'call-start',
    'call-end',
    'speech-start',
    'speech-end',
    'volume-level',
    'message',
    'error',
  ] as const) {
    client.on(name, (...values: unknown[]) => events.push([name, ...values]));
  }
  return client;
}

async function startedClient(): Promise<Vapi> {
  const client = createClient();
  await client.start('demo');
  return client;
}

describe('starting', () => {
  it('asks the platform for a web call with an id or a description, and overrides [V-3.2] [V-3.3] [V-3.4] [V-3.5]', async () => {
    await createClient().start('demo', { voice: { provider: 'own' } });
    expect(requests).toEqual([
      {
        url: 'https://voice.example/call/web',
        headers: { authorization: 'Bearer a key', 'content-type': 'application/json' },
        body: { assistantId: 'demo', assistantOverrides: { voice: { provider: 'own' } } },
      },
    ]);
    await createClient().start({ name: 'Own' });
    await createClient().start(undefined, undefined, 'squad-1');
    await createClient().start(undefined, undefined, { members: [] });
    await createClient().start(undefined, undefined, undefined, 'flow-1', null);
    await createClient().start(undefined, undefined, undefined, { nodes: [] });
    expect(requests.slice(1).map(({ body }) => body)).toEqual([
      { assistant: { name: 'Own' } },
      { squadId: 'squad-1' },
      { squad: { members: [] } },
      { workflowId: 'flow-1', workflowOverrides: null },
      { workflow: { nodes: [] } },
    ]);
  });

  it('joins the room of the answer without receiving anything unasked [V-3.6] [V-4.9] [V-4.10]', async () => {
    const client = createClient();
    expect(await client.start('demo')).toMatchObject({ id: 'call-1' });
    expect(created).toEqual([{ audioSource: true, videoSource: false, dailyConfig: {} }]);
    expect(call.told).toContainEqual(['join', { url: webCall.webCallUrl, subscribeToTracksAutomatically: false }]);
  });

  it('needs an assistant, a squad or a workflow [V-5.1]', async () => {
    await expect(createClient().start()).rejects.toThrow('Assistant or Squad or Workflow must be provided.');
  });

  it('ignores a second start and returns nothing for it [V-4.6] [V-4.7] [V-4.8]', async () => {
    const client = await startedClient();
    expect(await client.start('demo')).toBeNull();
    expect(requests).toHaveLength(1);
  });

  it('waits a second on a phone before it joins [V-9.9]', async () => {
    const starting = createClient({ userAgent: 'Mozilla/5.0 (Linux; Android 15)' }).start('demo');
    await vi.waitFor(() => expect(created).toHaveLength(1), 10_000);
    clock.advance(999);
    expect(call.told).toEqual([]);
    clock.advance(1);
    await starting;
    expect(call.told[0]?.[0]).toBe('join');
  });

  it('observes levels every 100 ms and turns noise cancellation on [V-9.10] [V-9.13]', async () => {
    await startedClient();
    expect(call.told).toContainEqual(['observe', 100]);
    expect(call.told).toContainEqual(['updateInputSettings', { audio: { processor: { type: 'noise-cancellation' } } }]);
  });

  it('records at 1280x720 in the default layout when the platform wants it, and asks for the first message then [V-3.7] [V-9.11] [V-9.12] [V-7.140]', async () => {
    answer = () => Response.json({ ...webCall, artifactPlan: { videoRecordingEnabled: true } });
    await startedClient();
    expect(created[0]).toMatchObject({ videoSource: true });
    const options = { width: 1280, height: 720, backgroundColor: '#FF1F2D3D', layout: { preset: 'default' } };
    expect(call.told).toContainEqual(['startRecording', options]);
    clock.advance(1500);
    call.emit('recording-started', {});
    const message = { type: 'control', control: 'say-first-message', videoRecordingStartDelaySeconds: 1.5 };
    expect(call.told).toContainEqual(['sendAppMessage', JSON.stringify(message)]);
  });

  it('logs a failure, tells it, cleans up and returns nothing [V-1.3] [V-8.7] [V-8.8] [V-8.9] [V-8.10]', async () => {
    answer = () => Response.json({ message: 'no such assistant' }, { status: 404 });
    const client = createClient();
    expect(await client.start('demo')).toBeNull();
    expect(console.error).toHaveBeenCalled();
    expect(events).toEqual([
      ['error', expect.objectContaining({ status: 404, error: { message: 'no such assistant' } })],
    ]);
    answer = () => Response.json(webCall);
    expect(await client.start('demo')).toMatchObject({ id: 'call-1' });
  });

  it('destroys the call when the room refuses it', async () => {
    call.joining = Promise.reject(new Error('full'));
    expect(await createClient().start('demo')).toBeNull();
    expect(call.told).toContainEqual(['destroy']);
  });

  it('gives up a start that was stopped while the platform was asked', async () => {
    const client = createClient();
    const starting = client.start('demo');
    client.stop();
    expect(await starting).toBeNull();
    expect(created).toEqual([]);
  });
});

describe('in the call', () => {
  it('tells call-start when the agent listens [V-4.12]', async () => {
    await startedClient();
    call.emit('app-message', { data: 'listening' });
    expect(events).toEqual([['call-start']]);
  });

  it('hands on what the platform says [V-1.2] [V-3.11] [V-3.12] [V-3.13]', async () => {
    await startedClient();
    const messages = [
      { type: 'transcript', role: 'user', transcriptType: 'final', transcript: 'hello' },
      { type: 'conversation-update', conversation: [{ role: 'user', message: 'hello' }] },
      { type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' },
    ];
    for (const message of messages) call.emit('app-message', { data: JSON.stringify(message) });
    call.emit('app-message', { data: 'no json' });
    expect(events).toEqual(messages.map((message) => ['message', message]));
  });

  it('receives the sound of whoever comes in, and the picture only where there is one [V-3.8]', async () => {
    await startedClient();
    call.emit('participant-joined', { participant: { session_id: 'agent', local: false } });
    call.emit('participant-joined', { participant: { session_id: 'me', local: true } });
    expect(call.told.filter(([name]) => name === 'updateParticipant')).toEqual([
      ['updateParticipant', 'agent', { setSubscribedTracks: { audio: true, video: false } }],
    ]);
    answer = () => Response.json({ ...webCall, assistant: { voice: { provider: 'tavus' } } });
    call = new ScriptedCall();
    await startedClient();
    call.emit('participant-joined', { participant: { session_id: 'agent', local: false } });
    expect(call.told).toContainEqual([
      'updateParticipant',
      'agent',
      { setSubscribedTracks: { audio: true, video: true } },
    ]);
  });

  it('tells speech-start above 0.01 and speech-end one second after it stayed low [V-4.17] [V-4.18]', async () => {
    await startedClient();
    call.levels(0.01);
    call.levels(0.006, 0.006);
    call.levels(0.5);
    clock.advance(900);
    call.levels(0.2);
    clock.advance(999);
    const speech = () => events.filter(([name]) => String(name).startsWith('speech'));
    expect(speech()).toEqual([['speech-start']]);
    clock.advance(1);
    expect(speech()).toEqual([['speech-start'], ['speech-end']]);
  });

  it('tells the volume as the sum over 0.15, at most 1 [V-4.19]', async () => {
    await startedClient();
    call.levels(0.015, 0.015);
    call.levels(0.4);
    expect(events).toContainEqual(['volume-level', 0.2]);
    expect(events).toContainEqual(['volume-level', 1]);
  });

  it('turns a faulty noise processor off and the microphone on again [V-4.21] [V-4.22]', async () => {
    await startedClient();
    call.emit('nonfatal-error', { type: 'audio-processor-error' });
    await vi.waitFor(() => expect(call.told).toContainEqual(['setLocalAudio', true]), 10_000);
    expect(call.told).toContainEqual(['updateInputSettings', { audio: { processor: { type: 'none' } } }]);
  });

  it('sends what is to be said, interruptions off unless asked for [V-7.138] [V-7.139]', async () => {
    const client = await startedClient();
    client.say('Welcome', true);
    const [, data] = call.told.find(([name]) => name === 'sendAppMessage') ?? [];
    expect(JSON.parse(String(data))).toEqual({
      type: 'say',
      message: 'Welcome',
      endCallAfterSpoken: true,
      interruptionsEnabled: false,
      interruptAssistantEnabled: false,
    });
  });

  it('mutes and unmutes; without a call it says so [V-5.10] [V-5.11]', async () => {
    const client = createClient();
    expect(() => client.setMuted(true)).toThrow('Call object is not available.');
    await expect(client.increaseMicLevel(2)).rejects.toThrow('Call object is not available.');
    expect(client.isMuted()).toBe(false);
    await client.start('demo');
    client.setMuted(true);
    expect(client.isMuted()).toBe(true);
  });
});

describe('the end', () => {
  const announced = { type: 'status-update', status: 'ended', endedReason: 'customer-ended-call' };

  it('tells call-end and why, and cleans up [V-4.13] [V-4.14] [V-4.16]', async () => {
    const client = await startedClient();
    client.stop();
    await vi.waitFor(() => expect(events).toEqual([['call-end'], ['message', announced]]), 10_000);
    expect(call.told.filter(([name]) => name === 'destroy')).toHaveLength(1);
    expect(client.getDailyCallObject()).toBeNull();
  });

  it('does not announce an end that the platform has announced [V-4.15]', async () => {
    await startedClient();
    const ended = { type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' };
    call.emit('app-message', { data: JSON.stringify(ended) });
    call.emit('left-meeting', {});
    expect(events).toEqual([['message', ended], ['call-end']]);
  });

  it('can start again after the agent ended the call', async () => {
    const client = await startedClient();
    call.emit('left-meeting', {});
    call = new ScriptedCall();
    expect(await client.start('demo')).toMatchObject({ id: 'call-1' });
  });
});
