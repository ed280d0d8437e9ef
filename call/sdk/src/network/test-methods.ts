import { limits } from '@parley/call-protocol/limits';
import { CallPart } from '../call-part.ts';
import type { CallCore } from '../core/call-core.ts';
import {
  refuseInReactNative,
  requireCallObject,
  requireInitialised,
  requireNoQualityTest,
  requireNotJoined,
} from '../core/gates.ts';
import { requestOrThrow } from '../core/replies.ts';
import type { SharedTracks } from '../machine/page-globals.ts';
import { SdkError } from '../sdk-error.ts';
import type {
  DailyCallQualityTestResults,
  DailyConnectionQualityTestStats,
  DailyNetworkConnectivityTestStats,
  DailyP2PCallQualityTestResults,
  DailyWebsocketConnectivityTestResults,
} from '../surface/network.ts';
import { checkTestTrack } from './check-test-track.ts';

/** Trying the line before a call. */
export class NetworkTestMethods extends CallPart {
  /**
   * How good the line to the room server is, in about half a minute. Needs a camera that is on, from `preAuth()` or
   * `startCamera()`, and no meeting yet; call objects only. Until it ends the other tests are refused; joining or leaving
   * ends it.
   */
  async testCallQuality(): Promise<DailyCallQualityTestResults> {
    refuseInReactNative(this.core);
    requireCallObject(this.core, 'testCallQuality()');
    requireInitialised(this.core, 'testCallQuality()', 'requires preAuth() or startCamera() to initialize call state.');
    requireNotJoined(this.core, 'testCallQuality()');
    const { facts } = this.core;
    facts.isTestingQuality = true;
    try {
      const { results } = await requestOrThrow(this.core, 'test-call-quality', { dailyJsVersion: limits.sdkVersion });
      if (!results) throw SdkError.refusedBy('testCallQuality', undefined);
      return results as DailyCallQualityTestResults;
    } finally {
      facts.isTestingQuality = false;
    }
  }

  /** Ends that test early: it resolves with what it has, or `aborted`. */
  stopTestCallQuality(): void {
    this.core.send('stop-test-call-quality');
  }

  /** How good a straight line would be, measured with this track for `duration` seconds. */
  async testPeerToPeerCallQuality(options: {
    videoTrack: MediaStreamTrack;
    duration?: number;
  }): Promise<DailyP2PCallQualityTestResults> {
    requireNoQualityTest(this.core, 'testPeerToPeerCallQuality()');
    await loadIfNeeded(this.core);
    const track = options.videoTrack;
    const { duration } = options;
    return await testWith(this.core, 'videoTrackForConnectionQualityTest', track, [
      'test-p2p-call-quality',
      { duration },
    ]);
  }

  /** Ends that test early. */
  stopTestPeerToPeerCallQuality(): void {
    this.core.send('stop-test-p2p-call-quality');
  }

  /** Whether media find a way out of this network. */
  async testNetworkConnectivity(videoTrack: MediaStreamTrack): Promise<DailyNetworkConnectivityTestStats> {
    requireNoQualityTest(this.core, 'testNetworkConnectivity()');
    return await testWith(this.core, 'videoTrackForNetworkConnectivityTest', videoTrack, ['test-network-connectivity']);
  }

  /** Ends that test; it resolves as `aborted`. */
  abortTestNetworkConnectivity(): void {
    this.core.send('abort-test-network-connectivity');
  }

  /** Whether the room servers of every region can be reached. */
  async testWebsocketConnectivity(): Promise<DailyWebsocketConnectivityTestResults> {
    requireNoQualityTest(this.core, 'testWebsocketConnectivity()');
    await loadIfNeeded(this.core);
    return await test(this.core, 'test-websocket-connectivity');
  }

  /** Ends that test; it resolves as `aborted`. */
  abortTestWebsocketConnectivity(): void {
    this.core.send('abort-test-websocket-connectivity');
  }

  /** @deprecated Use `testCallQuality()`; in React Native `testPeerToPeerCallQuality()`. */
  async testConnectionQuality(options: {
    videoTrack: MediaStreamTrack;
    duration?: number;
  }): Promise<DailyConnectionQualityTestStats> {
    const { isReactNative, console } = this.core.environment;
    const successor = isReactNative ? 'testPeerToPeerCallQuality()' : 'testCallQuality()';
    console.warn(`testConnectionQuality() is deprecated: use ${successor} instead`);
    return formerResults(await (isReactNative ? this.testPeerToPeerCallQuality(options) : this.testCallQuality()));
  }

  /** @deprecated Use `stopTestCallQuality()`; in React Native `stopTestPeerToPeerCallQuality()`. */
  stopTestConnectionQuality(): void {
    const { isReactNative, console } = this.core.environment;
    const [test, stop] = isReactNative
      ? ['testPeerToPeerCallQuality()', 'stopTestPeerToPeerCallQuality()']
      : ['testCallQuality()', 'stopTestCallQuality()'];
    console.warn(`stopTestConnectionQuality() is deprecated: use ${test} and ${stop} instead`);
    if (isReactNative) this.stopTestPeerToPeerCallQuality();
    else this.stopTestCallQuality();
  }
}

async function loadIfNeeded(core: CallCore): Promise<void> {
  if (core.needsLoad) await core.lifecycle.load();
}

async function test<Results>(core: CallCore, action: string, fields?: object): Promise<Results> {
  const { results } = await requestOrThrow(core, action, fields);
  return results as Results;
}

/** The track lies in the page while the machine tests with it: it cannot be posted. */
async function testWith<Results>(
  core: CallCore,
  place: keyof SharedTracks & `videoTrackFor${string}`,
  track: MediaStreamTrack,
  message: [action: string, fields?: object],
): Promise<Results> {
  await loadIfNeeded(core);
  checkTestTrack(track, core.environment.console);
  core.sharedTracks[place] = track;
  return await test(core, ...message);
}

/** Results as they were called before there were several tests. */
function formerResults(
  results: DailyCallQualityTestResults | DailyP2PCallQualityTestResults,
): DailyConnectionQualityTestStats {
  const { result, secondsElapsed } = results;
  const data =
    'data' in results ? (results.data as { maxRoundTripTime?: unknown; avgRecvPacketLoss?: unknown }) : undefined;
  const figures = data && { maxRTT: data.maxRoundTripTime, packetLoss: data.avgRecvPacketLoss };
  return { result, secondsElapsed, ...(figures ? { data: figures } : {}) } as DailyConnectionQualityTestStats;
}
