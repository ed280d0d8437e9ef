import type { Difference } from './compare.ts';

/** A difference that is wanted: a row of `call/sdk/DIFFERENCES.md` of the same number. */
export interface AllowedDifference {
  /** As in the table. */
  row: string;
  /** Whether this is such a difference, and nothing but that. */
  covers(difference: Difference): boolean;
}

interface Outcome {
  settled?: string;
  value?: { error?: string } | unknown;
}

/** Whether what happened differs only in that the original's promises stay open and ours are rejected with an Error. */
function isRejectedInsteadOfOpen(vendor: unknown, ours: unknown): boolean {
  const [left, right] = [vendor, ours] as [Outcome[], Outcome[]];
  return (
    left.length === right.length &&
    left.every((outcome, index) => {
      const other = right[index];
      if (JSON.stringify(outcome) === JSON.stringify(other)) return true;
      const isError = (other?.value as { error?: string } | undefined)?.error === 'Error';
      return outcome.settled === 'never' && other?.settled === 'rejected' && isError;
    })
  );
}

const says = (value: unknown, text: string) => JSON.stringify(value ?? null).includes(text);
const without = (value: unknown, pattern: RegExp) => JSON.stringify(value ?? null).replace(pattern, '');

/** Every row of the table that the cases can show. */
export const allowedDifferences: readonly AllowedDifference[] = [
  {
    row: 'D-1',
    covers: ({ id }) => id.endsWith('makes a call after one that could not be made'),
  },
  {
    row: 'D-2',
    covers: ({ channel, vendor, ours }) => channel === 'outcome' && isRejectedInsteadOfOpen(vendor, ours),
  },
  {
    // What cannot arrive is not sent either.
    row: 'D-2',
    covers: ({ id, channel, vendor, ours }) =>
      channel === 'sent' && /in the state (new|left)$/.test(id) && says(vendor, '"callbackStamp"') && says(ours, '[]'),
  },
  {
    row: 'D-3',
    covers: ({ channel, vendor, ours }) =>
      channel === 'fetched' && says(vendor, 'https://gs.daily.co/') && says(ours, '/v1/geo'),
  },
  {
    row: 'D-3',
    covers: ({ channel, vendor, ours }) => {
      const address = /"url":"[^"]*\/(call-machine-object-bundle|call-machine|machine)\.js"/g;
      return (
        channel === 'sent' && says(vendor, 'https://c.daily.co/') && without(vendor, address) === without(ours, address)
      );
    },
  },
  {
    row: 'D-4',
    covers: ({ channel, vendor, ours }) =>
      channel === 'console' && says(ours, 'error: Use after destroy') && !says(vendor, 'Use after destroy'),
  },
  {
    row: 'D-5',
    covers: ({ channel, vendor, ours }) =>
      channel === 'console' && says(vendor, 'unknown type for custom track') && says(ours, '[]'),
  },
  {
    row: 'D-6',
    covers: ({ id }) => /participant-updated with no tracks/.test(id),
  },
  {
    row: 'D-151',
    covers: ({ id }) => id.endsWith('is destroyed when its frame was taken out of the page'),
  },
  {
    row: 'D-150',
    covers: ({ id }) => / with aboutClient \d/.test(id),
  },
];
