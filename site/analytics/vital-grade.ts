import type { VitalName } from './event-summary.ts';

/** Up to which value a vital is good, and from which it is poor (web.dev/articles/vitals). */
export const vitalBounds: Record<VitalName, readonly [good: number, poor: number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

export type VitalGrade = 'good' | 'fair' | 'poor';

/** How good a measured vital is. */
export function vitalGrade(metric: VitalName, value: number): VitalGrade {
  const [good, poor] = vitalBounds[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}

/** A vital as people read it: seconds, milliseconds, or the bare number of a layout shift. */
export function vitalText(metric: VitalName, value: number): string {
  if (metric === 'CLS') return value.toFixed(2);
  return value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`;
}
