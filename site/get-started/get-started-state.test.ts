import { describe, expect, it } from 'vitest';
import { type GetStartedEvent, type GetStartedState, nextGetStarted } from './get-started-state.ts';

const idle: GetStartedState = { name: 'idle' };
const submitting: GetStartedState = { name: 'submitting' };
const success: GetStartedState = { name: 'success' };
const error: GetStartedState = { name: 'error', message: 'Server error: 500' };

const saved: GetStartedEvent = { type: 'answered', result: { outcome: 'saved' } };
const refused: GetStartedEvent = { type: 'answered', result: { outcome: 'refused', status: 500 } };
const unreachable: GetStartedEvent = { type: 'answered', result: { outcome: 'unreachable' } };

describe('the Get Started form', () => {
  const table: Array<[string, GetStartedState, GetStartedEvent, GetStartedState]> = [
    ['idle is submitted', idle, { type: 'submitted' }, submitting],
    ['submitting is not submitted twice', submitting, { type: 'submitted' }, submitting],
    ['a saved lead is a success', submitting, saved, success],
    ['a non-2xx answer names its status [W-7.53] [W-8.25]', submitting, refused, error],
    [
      'a failed fetch asks to check the connection [W-8.26]',
      submitting,
      unreachable,
      { name: 'error', message: 'Network error. Please check your internet connection and try again.' },
    ],
    [
      'another failure shows its own message [W-8.27]',
      submitting,
      { type: 'threw', message: 'Out of ink' },
      { name: 'error', message: 'Out of ink' },
    ],
    [
      'a failure without a message gets a general one [W-8.27]',
      submitting,
      { type: 'threw', message: '' },
      { name: 'error', message: 'An unexpected error occurred. Please try again.' },
    ],
    ['Try Again returns from error to idle', error, { type: 'tried-again' }, idle],
    ['closing is blocked while submitting', submitting, { type: 'closed' }, submitting],
    ['closing resets a success', success, { type: 'closed' }, idle],
    ['closing resets an error', error, { type: 'closed' }, idle],
    ['a late answer changes nothing', idle, saved, idle],
    ['a late answer does not undo an error', error, saved, error],
    ['success cannot be submitted again', success, { type: 'submitted' }, success],
  ];
  it.each(table)('%s', (_, before, event, after) => {
    expect(nextGetStarted(before, event)).toEqual(after);
  });
});
