import type { DailyStreamUpdate } from '../surface/streaming.ts';

/** What an update of a running recording or stream says. */
export function layoutUpdate(update: DailyStreamUpdate): Record<string, unknown> {
  const instanceId = update.instanceId;
  const { layout = { preset: 'default' } } = update;
  return { layout, instanceId };
}
