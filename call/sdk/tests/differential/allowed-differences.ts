import type { Difference } from './compare.ts';

/** A difference that is wanted: a row of `call/sdk/DIFFERENCES.md` of the same number. */
export interface AllowedDifference {
  /** As in the table. */
  row: string;
  /** Whether this is such a difference, and nothing but that. */
  covers(difference: Difference): boolean;
}

/** Every row of the table that single calls can show. */
export const allowedDifferences: readonly AllowedDifference[] = [];
