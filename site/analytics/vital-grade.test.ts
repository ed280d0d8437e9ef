import { expect, it } from 'vitest';
import { vitalGrade, vitalText } from './vital-grade.ts';

it.each([
  ['LCP', 2500, 'good', '2.5 s'],
  ['LCP', 2501, 'fair', '2.5 s'],
  ['LCP', 4001, 'poor', '4.0 s'],
  ['INP', 199.6, 'good', '200 ms'],
  ['CLS', 0.123, 'fair', '0.12'],
] as const)('calls %s of %d %s and writes it as %s', (metric, value, grade, text) => {
  expect(vitalGrade(metric, value)).toBe(grade);
  expect(vitalText(metric, value)).toBe(text);
});
