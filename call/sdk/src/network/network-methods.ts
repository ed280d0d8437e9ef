import { CallPart } from '../call-part.ts';
import { refuseInReactNative, requireJoined } from '../core/gates.ts';
import { requestOrThrowWrapped } from '../core/replies.ts';
import type { DailyIceConfig } from '../surface/call-options.ts';
import type { DailyCpuLoadStats, DailyNetworkStats, DailyNetworkTopology } from '../surface/network.ts';

/** The line: how it is, which way it goes, and what it may carry. */
export class NetworkMethods extends CallPart {
  /** Whether media go over the room’s server or straight; `none` before loading. Rejects with `{ error }`. */
  async getNetworkTopology(): Promise<{ topology: DailyNetworkTopology | 'none' }> {
    if (this.core.needsLoad) return { topology: 'none' };
    const { topology } = await requestOrThrowWrapped(this.core, 'get-network-topology');
    return { topology: topology as DailyNetworkTopology };
  }

  /** Lets media go over the room’s server or straight. Rejects with `{ error }`, and outside a meeting. */
  async setNetworkTopology(opts: { topology: DailyNetworkTopology }): Promise<{ workerId?: string }> {
    refuseInReactNative(this.core);
    requireJoined(this.core, 'setNetworkTopology()');
    const { workerId } = await requestOrThrowWrapped(this.core, 'set-network-topology', { opts });
    return { workerId: workerId as string };
  }

  /** The quality as last told; inside a meeting with the machine's figures. */
  async getNetworkStats(): Promise<DailyNetworkStats> {
    const { isJoined, facts } = this.core;
    if (!isJoined) return { stats: {}, ...facts.network } as DailyNetworkStats;
    const { stats } = await this.core.request('get-calc-stats');
    return { ...this.core.facts.network, stats } as DailyNetworkStats;
  }

  /** How busy the processor is with the call; nothing is known outside a meeting. */
  async getCpuLoadStats(): Promise<DailyCpuLoadStats> {
    if (!this.core.isJoined) {
      return { cpuLoadState: undefined, cpuLoadStateReason: undefined, stats: {} } as unknown as DailyCpuLoadStats;
    }
    const { cpuStats } = await this.core.request('get-cpu-load-stats');
    return cpuStats as DailyCpuLoadStats;
  }

  /**
   * Limits what is sent: kilobits per second (`NO_CAP` for none) and constraints of the camera. Does nothing, and
   * returns nothing, before the machine works.
   */
  setBandwidth(limit: { kbs?: number | 'NO_CAP' | null; trackConstraints?: MediaTrackConstraints }): this {
    refuseInReactNative(this.core);
    const kbs = limit.kbs;
    const { trackConstraints } = limit;
    if (!this.core.facts.isInitialised) return undefined as unknown as this;
    this.core.send('set-bandwidth', { kbs, trackConstraints });
    return this;
  }

  /** Lets the traffic go through a proxy; nothing ends that. */
  setProxyUrl(proxyUrl?: string): this {
    this.core.send('set-proxy-url', { proxyUrl });
    return this;
  }

  /** Changes how ways between people are found; without one the room’s own hold again. Returns the call. */
  setIceConfig(iceConfig?: DailyIceConfig): this {
    this.core.send('set-ice-config', { iceConfig });
    return this;
  }
}
