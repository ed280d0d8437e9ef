import { expect, it } from 'vitest';
import { hintFor } from './hint.ts';

it('says what to do about a microphone that cannot be used', () => {
  expect(hintFor({ action: 'camera-error', error: { type: 'permissions' } })).toContain('blocks the microphone');
  expect(hintFor({ action: 'camera-error', error: { type: 'not-found' } })).toContain('No microphone');
});

it('tells a full platform from a broken one', () => {
  expect(hintFor({ status: 503 })).toContain('in a minute');
  expect(hintFor({ status: 500 })).toBeUndefined();
  expect(hintFor(new Error('boom'))).toBeUndefined();
});
