import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startVoicePlatform, Visitor, type VoiceFixture } from './voice-fixture.ts';

const origin = 'https://site.example';
const visitors: Visitor[] = [];
let platform: VoiceFixture;

beforeAll(async () => {
  platform = await startVoicePlatform();
  expect(platform.voice.missing).toEqual([]);
});
afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.peer.leave();
});
afterAll(() => platform?.close());

async function call(): Promise<{ visitor: Visitor; id: string }> {
  const started = await Visitor.call(platform);
  visitors.push(started.visitor);
  return started;
}

describe('POST /voice/call/web', () => {
  it('makes a room, and answers with the fields that the voice client reads [V-3.6] [V-3.7] [V-3.8]', async () => {
    const { status, body } = await platform.startCall();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      type: 'webCall',
      status: 'queued',
      assistantId: 'demo',
      assistant: { voice: { provider: 'flite' } },
      artifactPlan: { videoRecordingEnabled: false },
    });
    expect(body.webCallUrl).toMatch(new RegExp(`^${platform.url}/r/[\\w-]{16}$`));
  });

  it('refuses what it cannot do, with a reason as JSON', async () => {
    expect(await platform.startCall('wrong')).toMatchObject({
      status: 401,
      body: { statusCode: 401, error: 'unauthorized' },
    });
    expect(await platform.startCall(platform.privateKey, {}, 'no json')).toMatchObject({
      status: 400,
      body: { statusCode: 400 },
    });
    expect(await platform.startCall(platform.privateKey, {}, {})).toMatchObject({ status: 400 });
    expect(await platform.startCall(platform.privateKey, {}, { assistantId: 7 })).toMatchObject({ status: 400 });
    expect(await platform.startCall(platform.privateKey, {}, { assistantId: 'unknown' })).toMatchObject({
      status: 404,
    });
  });

  it('takes a public key once, from its own origin, within a minute, for its own assistant only', async () => {
    const { apiKey } = await platform.voice.issuePublicKey({ origin, address: '192.0.2.1' });
    expect(await platform.startCall(apiKey, { origin: 'https://elsewhere.example' })).toMatchObject({ status: 403 });
    expect(await platform.startCall(apiKey)).toMatchObject({ status: 403 });
    expect(await platform.startCall(apiKey, { origin }, { assistantId: 'other' })).toMatchObject({ status: 403 });
    expect(await platform.startCall(apiKey, { origin })).toMatchObject({ status: 201 });
    expect(await platform.startCall(apiKey, { origin })).toMatchObject({ status: 401 });
    const forged = `${apiKey.slice(0, -2)}xx`;
    expect(await platform.startCall(forged, { origin })).toMatchObject({ status: 401 });
  });

  it('does not let a public key read calls', async () => {
    const { apiKey } = await platform.voice.issuePublicKey({ origin, address: '192.0.2.1' });
    const response = await fetch(`${platform.url}/voice/call`, {
      headers: { authorization: `Bearer ${apiKey}`, origin },
    });
    expect(response.status).toBe(401);
  });
});

describe('the agent in a call', () => {
  it('greets, hears a question, answers it aloud, says goodbye and ends the call', async () => {
    const { visitor, id } = await call();
    await visitor.heard({ type: 'speech-update', status: 'started', role: 'assistant' });
    await visitor.heard({ type: 'speech-update', status: 'stopped', role: 'assistant' });
    expect(visitor.loudest).toBeGreaterThan(2000);
    visitor.loudest = 0;

    await visitor.say('do you have a free trial');
    await visitor.heard({
      type: 'transcript',
      role: 'user',
      transcriptType: 'final',
      transcript: 'do you have a free trial',
    });
    await visitor.agentSaid('It costs nothing at all.');
    expect(visitor.loudest).toBeGreaterThan(2000);

    await visitor.say('goodbye');
    await visitor.agentSaid('Goodbye!');
    await visitor.heard({ type: 'status-update', status: 'ended', endedReason: 'assistant-ended-call' });
    await vi.waitFor(() => expect(visitor.hasLeft).toBe(true), 5000);
    await vi.waitFor(async () => expect(await platform.readCall(id)).toMatchObject({ status: 'ended' }), 5000);
    const record = await platform.readCall(id);
    expect(record).toMatchObject({ endedReason: 'assistant-ended-call' });
    expect(record.turnLatencies).toHaveLength(2);
  });

  it('stops talking when it is interrupted, and answers what was said instead', async () => {
    const { visitor } = await call();
    await visitor.heard({ type: 'speech-update', status: 'started', role: 'assistant' });
    await visitor.say('how much does it cost');
    await visitor.heard({ type: 'user-interrupted' });
    await visitor.agentSaid('The price is agreed with our team.');
    const greeting = visitor.messages.find(
      (message) => typeof message === 'object' && message.role === 'assistant' && message.transcriptType === 'final',
    );
    expect(greeting).not.toMatchObject({ transcript: expect.stringContaining('for a demo') });
  });

  it('notes a phone number for a demo once it was confirmed', async () => {
    const { visitor } = await call();
    const ask = (content: string) =>
      visitor.peer.sendAppMessage(JSON.stringify({ type: 'add-message', message: { role: 'user', content } }));
    ask('i want a demo');
    await visitor.heard({ transcript: 'Please say it digit by digit.' });
    ask('nine eight seven six five four three two one zero');
    await visitor.heard({ transcript: 'Is that right?' });
    ask('yes');
    await vi.waitFor(
      () => expect(platform.tools).toEqual([{ name: 'book-demo', given: { phone: '+919876543210' } }]),
      5000,
    );
  });

  it('notices that the visitor left', async () => {
    const { visitor, id } = await call();
    await visitor.peer.leave();
    await vi.waitFor(
      async () => expect(await platform.readCall(id)).toMatchObject({ endedReason: 'customer-ended-call' }),
      5000,
    );
  });
});
