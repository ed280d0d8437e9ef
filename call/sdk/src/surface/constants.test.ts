import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as ours from './constants.ts';

it('are the ninety-three of the contract, with their values', async () => {
  // The vendor declares no types for them.
  const module = new URL('daily-esm.js', import.meta.resolve('@daily-co/daily-js'));
  const vendor = (await import(/* @vite-ignore */ fileURLToPath(module))) as Record<string, unknown>;
  const theirs = Object.fromEntries(Object.entries(vendor).filter(([name]) => name.startsWith('DAILY_')));
  expect(Object.keys(theirs)).toHaveLength(93);
  expect({ ...ours }).toEqual(theirs);
});
