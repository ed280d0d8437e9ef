import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../testing/call-fixture.ts';
import { failureOf, ScriptedCall } from '../testing/scripted-call.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the network', () => {
  it('is good, at 100 and unknown until something is told [C-3.16] [C-3.17] [C-3.18] [C-3.20]', async () => {
    const { call } = ScriptedCall.headless();
    expect(await call.getNetworkStats()).toEqual({
      threshold: 'good',
      quality: 100,
      networkState: 'unknown',
      stats: {},
    });
    expect(await call.getCpuLoadStats()).toEqual({
      cpuLoadState: undefined,
      cpuLoadStateReason: undefined,
      stats: {},
    });
  });

  it('tells a change once, with its reasons, and keeps it after the meeting [C-3.19]', async () => {
    const scripted = await ScriptedCall.headless().joined();
    const change = { threshold: 'low', quality: 50, state: { state: 'bad', reasons: ['sendPacketLoss'] } };
    scripted.tell('network-quality-change', change);
    scripted.tell('network-quality-change', change);
    scripted.tell('network-quality-change', { ...change, state: { state: 'good', reasons: [] } });
    const told = { action: 'network-quality-change', threshold: 'low', quality: 50 };
    expect(scripted.heard).toEqual([
      { ...told, networkState: 'bad', networkStateReasons: ['sendPacketLoss'] },
      { ...told, networkState: 'good' },
    ]);
    scripted.tell('left-meeting');
    expect(await scripted.call.getNetworkStats()).toMatchObject({ threshold: 'low', networkState: 'good', stats: {} });
  });

  it('asks the machine for its figures inside a meeting [C-7.74] [C-7.75]', async () => {
    const scripted = await ScriptedCall.headless().joined();
    const network = scripted.call.getNetworkStats();
    const load = scripted.call.getCpuLoadStats();
    await settle();
    expect(scripted.sent).toEqual([{ action: 'get-calc-stats' }, { action: 'get-cpu-load-stats' }]);
    scripted.reply('get-calc-stats', { stats: { latest: { timestamp: 1 } } });
    scripted.reply('get-cpu-load-stats', { cpuStats: { cpuLoadState: 'low', stats: {} } });
    expect(await network).toMatchObject({ quality: 100, stats: { latest: { timestamp: 1 } } });
    expect(await load).toEqual({ cpuLoadState: 'low', stats: {} });
  });

  it('hands on the load of the machine and the faces it sees, when it says them', async () => {
    const scripted = await ScriptedCall.headless().joined();
    scripted.tell('cpu-load-change', { cpuLoadState: 'high', cpuLoadStateReason: 'encode' });
    scripted.tell('cpu-load-change', {});
    scripted.tell('face-counts-updated', { faceCounts: 0 });
    scripted.tell('face-counts-updated', {});
    expect(scripted.heard.map(({ action }) => action)).toEqual(['cpu-load-change', 'face-counts-updated']);
  });

  it('has a way that can be read [C-7.86]', async () => {
    const scripted = ScriptedCall.headless();
    expect(await scripted.call.getNetworkTopology()).toEqual({ topology: 'none' });
    await scripted.joined();
    const asking = scripted.call.getNetworkTopology();
    await settle();
    scripted.reply('get-network-topology', { topology: 'sfu' });
    expect(await asking).toEqual({ topology: 'sfu' });
    const failing = failureOf(() => scripted.call.getNetworkTopology());
    await settle();
    scripted.reply('get-network-topology', { error: 'lost' });
    expect(await failing).toEqual({ error: 'lost' });
  });

  it('has a way that can be chosen inside a meeting [C-7.87]', async () => {
    const scripted = ScriptedCall.headless();
    expect(await failureOf(() => scripted.call.setNetworkTopology({ topology: 'peer' }))).toBe(
      'setNetworkTopology() only supported after join.',
    );
    await scripted.joined();
    const choosing = scripted.call.setNetworkTopology({ topology: 'peer' });
    await settle();
    expect(scripted.sent).toEqual([{ action: 'set-network-topology', opts: { topology: 'peer' } }]);
    scripted.reply('set-network-topology', { workerId: 'w' });
    expect(await choosing).toEqual({ workerId: 'w' });
  });

  it('can be limited once the machine works [C-7.35]', async () => {
    const scripted = ScriptedCall.headless();
    expect(scripted.call.setBandwidth({ kbs: 500 })).toBeUndefined();
    expect(scripted.sent).toEqual([]);
    await scripted.joined();
    expect(scripted.call.setBandwidth({ kbs: 500 })).toBe(scripted.call);
    expect(scripted.sent).toEqual([{ action: 'set-bandwidth', kbs: 500, trackConstraints: undefined }]);
  });

  it('can be led through other servers [C-7.36] [C-7.37]', async () => {
    const scripted = await ScriptedCall.headless().joined();
    const iceConfig = { iceServers: [], placement: 'replace' } as const;
    expect(scripted.call.setIceConfig({ ...iceConfig, iceServers: [] })).toBe(scripted.call);
    expect(scripted.call.setProxyUrl('https://proxy.example')).toBe(scripted.call);
    expect(scripted.sent).toEqual([
      { action: 'set-ice-config', iceConfig },
      { action: 'set-proxy-url', proxyUrl: 'https://proxy.example' },
    ]);
  });
});

describe('tests of the line', () => {
  class Track {
    readyState = 'live';
  }
  const track = () => new Track() as unknown as MediaStreamTrack;
  const results = { result: 'good', secondsElapsed: 5, data: { maxRoundTripTime: 0.1, avgRecvPacketLoss: 0.02 } };

  beforeEach(() => vi.stubGlobal('MediaStreamTrack', Track));

  it.each([
    [
      'testCallQuality',
      'stopTestCallQuality',
      'test-call-quality',
      'stop-test-call-quality',
      { dailyJsVersion: '0.79.0' },
    ],
    [
      'testPeerToPeerCallQuality',
      'stopTestPeerToPeerCallQuality',
      'test-p2p-call-quality',
      'stop-test-p2p-call-quality',
      { duration: 3 },
    ],
    [
      'testWebsocketConnectivity',
      'abortTestWebsocketConnectivity',
      'test-websocket-connectivity',
      'abort-test-websocket-connectivity',
      {},
    ],
    [
      'testNetworkConnectivity',
      'abortTestNetworkConnectivity',
      'test-network-connectivity',
      'abort-test-network-connectivity',
      {},
    ],
  ] as const)(
    '%s is begun and %s ends it [C-7.66] [C-7.67] [C-7.68] [C-7.69] [C-7.70] [C-7.71] [C-7.72] [C-7.73]',
    async (test, stop, action, stopAction, fields) => {
      const scripted = await ScriptedCall.headless().withCamera();
      const wish = test === 'testPeerToPeerCallQuality' ? { videoTrack: track(), duration: 3 } : track();
      const testing = scripted.call[test](wish as never);
      await settle();
      scripted.call[stop]();
      expect(scripted.sent).toEqual([{ action, ...fields }, { action: stopAction }]);
      scripted.reply(action, { results });
      expect(await testing).toEqual(results);
    },
  );

  it('lay the picture into the page, since no message can carry it', async () => {
    const scripted = await ScriptedCall.headless().withCamera();
    const [straight, out] = [track(), track()];
    void scripted.call.testPeerToPeerCallQuality({ videoTrack: straight }).catch(() => undefined);
    void scripted.call.testNetworkConnectivity(out).catch(() => undefined);
    await settle();
    const { tracks } = scripted.page.window._daily?.instances[scripted.call.callClientId ?? ''] ?? {};
    expect(tracks?.videoTrackForConnectionQualityTest).toBe(straight);
    expect(tracks?.videoTrackForNetworkConnectivityTest).toBe(out);
  });

  it('want a picture that plays [C-8.34] [C-8.35] [C-8.36]', async () => {
    const scripted = await ScriptedCall.headless().withCamera();
    const over = Object.assign(track(), { readyState: 'ended' });
    for (const [videoTrack, words] of [
      [undefined, 'Missing video track. You must provide a video track in order to run this test.'],
      [{}, 'Video track needs to be of type `MediaStreamTrack`.'],
      [over, 'Video track is not playable. This test needs a live video track.'],
    ] as const) {
      for (const test of [
        () => scripted.call.testNetworkConnectivity(videoTrack as never),
        () => scripted.call.testPeerToPeerCallQuality({ videoTrack } as never),
      ]) {
        scripted.said.length = 0;
        expect(await failureOf(test)).toBe('Video track error');
        expect(scripted.said).toEqual([words]);
      }
    }
    expect(scripted.sent).toEqual([]);
  });

  it('reject with what the machine says', async () => {
    const scripted = await ScriptedCall.headless().withCamera();
    const failing = failureOf(() => scripted.call.testWebsocketConnectivity());
    await settle();
    scripted.reply('test-websocket-connectivity', { error: 'no way out' });
    expect(await failing).toBe('no way out');
  });

  it('of the call reject with what the machine says, or say that it said nothing [C-8.31] [C-8.32]', async () => {
    for (const [reply, text] of [
      [{ error: 'no way out' }, 'no way out'],
      [{}, 'unknown error in testCallQuality()'],
    ] as const) {
      const scripted = await ScriptedCall.headless().withCamera();
      const failing = failureOf(() => scripted.call.testCallQuality());
      await settle();
      scripted.reply('test-call-quality', reply);
      expect(await failing).toBe(text);
    }
  });

  it('load the machine when it is not there', async () => {
    const scripted = ScriptedCall.headless();
    const testing = scripted.call.testWebsocketConnectivity();
    await settle();
    scripted.page.finishLoading();
    await settle();
    scripted.reply('test-websocket-connectivity', { results });
    expect(await testing).toEqual(results);
  });

  it('of the call need a camera, a headless call, and no meeting', async () => {
    const scripted = ScriptedCall.headless();
    expect(await failureOf(() => scripted.call.testCallQuality())).toBe(
      'testCallQuality() requires preAuth() or startCamera() to initialize call state.',
    );
    await scripted.joined();
    expect(await failureOf(() => scripted.call.testCallQuality())).toBe(
      'testCallQuality() not supported after joining a meeting.',
    );
    expect(await failureOf(() => ScriptedCall.framed().call.testCallQuality())).toBe(
      'testCallQuality() is only supported on custom callObject instances',
    );
  });

  it('do not disturb a test of the call that is going on', async () => {
    const scripted = await ScriptedCall.headless().withCamera();
    const testing = scripted.call.testCallQuality();
    const busy = (method: string) =>
      `A pre-call quality test is in progress. Please try ${method}() again once testing has completed. Use stopTestCallQuality() to end it early.`;
    expect(await failureOf(() => scripted.call.testWebsocketConnectivity())).toBe(busy('testWebsocketConnectivity'));
    expect(await failureOf(() => scripted.call.testNetworkConnectivity(track()))).toBe(busy('testNetworkConnectivity'));
    expect(await failureOf(() => scripted.call.testPeerToPeerCallQuality({ videoTrack: track() }))).toBe(
      busy('testPeerToPeerCallQuality'),
    );
    scripted.reply('test-call-quality', { results });
    await testing;
    const after = scripted.call.testWebsocketConnectivity();
    await settle();
    scripted.reply('test-websocket-connectivity', { results });
    expect(await after).toEqual(results);
  });

  it('keep their former name for a while, with the former words for the figures', async () => {
    const scripted = await ScriptedCall.headless().withCamera();
    const testing = scripted.call.testConnectionQuality({ videoTrack: track() });
    await settle();
    scripted.call.stopTestConnectionQuality();
    expect(scripted.page.actions()).toEqual(['test-call-quality', 'stop-test-call-quality']);
    scripted.reply('test-call-quality', { results });
    expect(await testing).toEqual({
      result: 'good',
      secondsElapsed: 5,
      data: { maxRTT: 0.1, packetLoss: 0.02 },
    });
    expect(scripted.said).toEqual([
      'testConnectionQuality() is deprecated: use testCallQuality() instead',
      'stopTestConnectionQuality() is deprecated: use testCallQuality() and stopTestCallQuality() instead',
    ]);
  });
});
