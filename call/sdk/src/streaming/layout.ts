/** How a recording or stream is laid out; what a preset takes besides its name is the machine's to know. */
export interface DailyStreamingLayout {
  preset: string;
  [option: string]: unknown;
}

/** What an update of a running recording or stream says. */
export function layoutUpdate(update: { layout?: DailyStreamingLayout; instanceId?: string }): Record<string, unknown> {
  const instanceId = update.instanceId;
  const { layout = { preset: 'default' } } = update;
  return { layout, instanceId };
}
