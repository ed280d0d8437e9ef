import { expect, it } from 'vitest';
import { isNewcomerHeard } from './newcomer-sound.ts';

it('lets newcomers be heard always, never, or while there are no more people than a number [C-5.89]', () => {
  expect([isNewcomerHeard(true, 500), isNewcomerHeard(false, 2)]).toEqual([true, false]);
  expect([4, 5, 6].map((people) => isNewcomerHeard(5, people))).toEqual([true, true, false]);
  expect(isNewcomerHeard(0, 2)).toBe(false);
});
