import { limits } from '@parley/call-protocol/limits';
import type { DailyCallOptions } from '../surface/call-options.ts';

/** How long one attempt to fetch a machine may take. */
export function loadTimeoutMs({ dailyConfig }: DailyCallOptions): number {
  const wish = dailyConfig?.callObjectBundleTimeoutMs;
  return typeof wish === 'number' && wish > 0 ? wish : limits.bundle.timeoutMs;
}
