import { type Clock, systemClock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import { listenTo } from '@parley/kit-server/listen';

/** Tells admins who look at the leads that something changed. Says only that: what it is they read with their rights. */
export interface LeadFeed {
  /** Calls back whenever leads changed, a moment after; the result ends it. */
  onChange(call: () => void): () => void;
  close(): Promise<void>;
}

/** What changes within this time is one change: a thousand leads a second are a few lines to each admin. */
const gatherMs = 200;

/** Hears what the database says of its leads, whichever process wrote them. */
export async function openLeadFeed(options: { database: Database; logger: Logger; clock?: Clock }): Promise<LeadFeed> {
  const { clock = systemClock } = options;
  const calls = new Set<() => void>();
  let cancel: (() => void) | undefined;
  const onNotice = () => {
    cancel ??= clock.after(gatherMs, () => {
      cancel = undefined;
      for (const call of calls) call();
    });
  };
  const stopListening = await listenTo({ ...options, channel: 'site_leads', onNotice });
  return {
    onChange(call) {
      calls.add(call);
      return () => calls.delete(call);
    },
    async close() {
      cancel?.();
      calls.clear();
      await stopListening();
    },
  };
}
