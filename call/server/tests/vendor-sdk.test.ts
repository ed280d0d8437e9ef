import { joinRoom } from '@parley/call-peer/join-room';
import { parseRoomUrl, signalUrl } from '@parley/call-protocol/addresses';
import { silentLogger } from '@parley/kit-base/logger';
import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CallPage, type Sdk } from './call-page.ts';
import { type RoomFixture, startHostPage, startRoomServer } from './room-fixture.ts';

let rooms: RoomFixture;
let host: Awaited<ReturnType<typeof startHostPage>>;
let browser: Browser;
const pages: CallPage[] = [];

beforeAll(async () => {
  [rooms, host, browser] = await Promise.all([startRoomServer(), startHostPage(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
  await rooms?.close();
});
afterEach(async () => {
  for (const page of pages.splice(0)) await page.close();
});

async function open(sdk: Sdk, dailyConfig: Record<string, unknown> = {}): Promise<CallPage> {
  const page = await CallPage.open(browser, { sdk, hostUrl: host.url, roomServerUrl: rooms.url, dailyConfig });
  pages.push(page);
  return page;
}

describe.each([
  ['vendor', 'vendor'],
  ['vendor', 'ours'],
  ['ours', 'ours'],
] as Array<[Sdk, Sdk]>)('%s and %s SDK on our machine', (first, second) => {
  it('see and hear each other, talk, mute, and see each other leave [C-1.2] [C-1.3] [C-1.5] [C-4.37] [C-4.38]', async () => {
    const url = await rooms.createRoom();
    const a = await open(first);
    const b = await open(second, { avoidEval: true });
    const idA = await a.join(url, { userName: 'Asha' });
    const idB = await b.join(url, { userName: 'Bela' });
    for (const type of ['audio', 'video']) {
      await a.heard('track-started', { local: true, type });
      await b.heard('track-started', { local: true, type });
      await a.heard('track-started', { participantId: idB, type });
      await b.heard('track-started', { participantId: idA, type });
    }
    await Promise.all([a.seesMove(idB), b.seesMove(idA), a.hears(idB), b.hears(idA)]);

    await a.do((call) => call.sendAppMessage({ hello: 'there' }));
    expect(await b.heard('app-message', { fromId: idA })).toMatchObject({ data: { hello: 'there' } });

    await a.do((call) => call.setLocalAudio(false));
    await b.heard('participant-updated', { participantId: idA, audio: 'off' });
    await b.heard('track-stopped', { participantId: idA, type: 'audio' });
    await a.do((call) => call.setLocalVideo(false));
    await b.heard('track-stopped', { participantId: idA, type: 'video' });

    expect(await a.do((call) => Object.values(call.participants()).map(({ user_name }) => user_name))).toEqual([
      'Asha',
      'Bela',
    ]);
    await b.do((call) => call.leave());
    await b.heard('left-meeting');
    await a.heard('participant-left', { participantId: idB });
  });

  it('receive only what they ask for when nothing is subscribed automatically [C-5.35]', async () => {
    const url = await rooms.createRoom();
    const a = await open(first);
    const b = await open(second);
    const idA = await a.join(url);
    await b.join(url, { subscribeToTracksAutomatically: false });
    await b.heard('participant-updated', { participantId: idA, audio: 'sendable', video: 'sendable' });
    await b.do((call, id) => call.updateParticipant(id, { setSubscribedTracks: { audio: true } }), idA);
    await b.heard('track-started', { participantId: idA, type: 'audio' });
    await b.hears(idA);
    expect(await b.do((call, id) => call.participants()[id]?.tracks.video.state, idA)).toBe('sendable');
    expect(await b.heardAll('track-started')).not.toContainEqual(
      expect.objectContaining({ participantId: idA, type: 'video' }),
    );
  });

  it('learn why they cannot come in', async () => {
    const a = await open(first);
    const joining = a.join(`${rooms.url}/r/no-such-room`).catch(() => undefined);
    expect(await a.heard('error')).toMatchObject({ error: { type: 'no-room' } });
    await joining;
    expect(await a.do((call) => call.meetingState())).toBe('error');
    await a.join(await rooms.createRoom());
  });

  it('keep picture and sound while the line to the room server is away for five seconds', async () => {
    const url = await rooms.createRoom();
    const a = await open(first);
    const b = await open(second);
    let downUntil = 0;
    let cut: () => Promise<void> = async () => undefined;
    await a.page.routeWebSocket(/\/signal$/, (socket) => {
      if (Date.now() < downUntil) {
        void socket.close();
        return;
      }
      const server = socket.connectToServer();
      cut = async () => {
        downUntil = Date.now() + 5000;
        await server.close();
        await socket.close();
      };
    });
    const idA = await a.join(url);
    const idB = await b.join(url);
    await a.heard('track-started', { participantId: idB, type: 'video' });
    await b.heard('track-started', { participantId: idA, type: 'video' });
    await cut();
    await a.heard('network-connection', { event: 'interrupted' });
    await b.do((call) => call.sendAppMessage('while away'));
    await Promise.all([a.seesMove(idB), b.seesMove(idA)]);
    await a.heard('network-connection', { event: 'connected' });
    expect(Date.now()).toBeGreaterThanOrEqual(downUntil);
    expect(await a.heard('app-message', { fromId: idB })).toMatchObject({ data: 'while away' });
    await Promise.all([a.seesMove(idB), b.seesMove(idA), a.hears(idB), b.hears(idA)]);
    expect(await b.heardAll('participant-left')).toEqual([]);
    await a.do((call) => call.leave());
    await b.heard('participant-left', { participantId: idA });
  });

  it('hear a participant that runs in Node, and are heard by it', async () => {
    const url = await rooms.createRoom();
    const peer = await joinRoom({
      signalUrl: signalUrl(rooms.url),
      room: parseRoomUrl(url)?.room ?? '',
      userName: 'Agent',
      additionalHostAddresses: ['127.0.0.1'],
      logger: silentLogger,
    });
    try {
      let loudest = 0;
      peer.events.on('audio', ({ frame }) => {
        loudest = Math.max(loudest, ...frame);
      });
      const a = await open(first);
      await a.join(url);
      await a.heard('track-started', { participantId: peer.sessionId, type: 'audio' });
      await a.do((call) => call.startRemoteParticipantsAudioLevelObserver(100));
      // Longer than it is needed: it is stopped once it was heard.
      const tone = Int16Array.from({ length: 48_000 * 20 }, (_, at) => 12_000 * Math.sin(at / 20));
      const playback = peer.audio.play([tone]);
      await a.hears(peer.sessionId);
      await vi.waitFor(async () => {
        const levels = await a.heardAll('remote-participants-audio-level');
        const ofPeer = levels.map(
          ({ participantsAudioLevel: of }) => (of as Record<string, number>)[peer.sessionId] ?? 0,
        );
        expect(Math.max(...ofPeer)).toBeGreaterThan(0.15);
      }, 10_000);
      playback.stop();
      await vi.waitFor(() => expect(loudest).toBeGreaterThan(2000), 10_000);
      peer.sendAppMessage('listening');
      expect(await a.heard('app-message', { fromId: peer.sessionId })).toMatchObject({ data: 'listening' });
    } finally {
      await peer.leave();
    }
  });
});
