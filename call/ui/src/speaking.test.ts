import { expect, it } from 'vitest';
import { noteLevels, speakingIds } from './speaking.ts';

it('shows who speaks through the pauses between words, and not for ever', () => {
  const spoken = noteLevels(new Map(), { asha: 0.2, bela: 0.001 }, 1000);
  expect([...speakingIds(spoken, 1000)]).toEqual(['asha']);
  const paused = noteLevels(spoken, { asha: 0, bela: 0 }, 1500);
  expect([...speakingIds(paused, 1500)]).toEqual(['asha']);
  expect([...speakingIds(paused, 1800)]).toEqual([]);
});
