import { CallPart } from '../call-part.ts';
import type { DailyNetworkStats, DailyNetworkTopology } from '../surface/settings.ts';

/** The line: how it is, and which way it goes. */
export class NetworkMethods extends CallPart {
  async getNetworkTopology(): Promise<{ topology: DailyNetworkTopology | 'none' }> {
    if (this.core.needsLoad) return { topology: 'none' };
    const { topology, error } = await this.core.request('get-network-topology');
    if (error) throw { error };
    return { topology: topology as DailyNetworkTopology };
  }

  async getNetworkStats(): Promise<DailyNetworkStats> {
    return { ...this.core.facts.network, stats: {} };
  }
}
