/** One measured figure. `peer` is the same figure of what it is compared with, in the same run. */
export interface BenchRow {
  name: string;
  value: number;
  unit: string;
  peer?: { name: string; value: number };
}

/**
 * A benchmark. Files named `*.bench.ts` export `benches: Bench[]`; `npm run bench` runs them one after the other,
 * those marked `soak` only when asked for.
 */
export interface Bench {
  name: string;
  soak?: boolean;
  run(): Promise<BenchRow[]>;
}
