import { describe, expect, it } from 'vitest';
import { judgeNumber, quietUntil } from './demo-call-rules.server.ts';

const india = ['IN'];
const nights = { countries: india, quiet_from: '21:00', quiet_to: '09:00' };
const at = (time: string) => Date.parse(time);
const until = (country: string, time: string, rules = nights) => {
  const answer = quietUntil(country, rules, at(time));
  return typeof answer === 'number' ? new Date(answer).toISOString() : answer;
};

describe('a number that somebody typed', () => {
  it.each([
    ['+91 98765 43210', { ok: true, number: '+919876543210', country: 'IN' }],
    ['+912228784263', { ok: true, number: '+912228784263', country: 'IN' }],
    ['+911234', { ok: false, reason: 'number-invalid' }],
    ['9876543210', { ok: false, reason: 'number-invalid' }],
    // Satellites and international premium numbers belong to no country.
    ['+882161234567', { ok: false, reason: 'number-invalid' }],
    ['+97912345678', { ok: false, reason: 'number-invalid' }],
    ['+14155550132', { ok: false, reason: 'country' }],
    // Premium, shared cost and toll-free numbers, also of a country that is allowed.
    ['+911860 2662345', { ok: false, reason: 'number-kind' }],
    ['+911800 1234567', { ok: false, reason: 'number-kind' }],
  ])('%s is judged as %o', (typed, judged) => {
    expect(judgeNumber(typed, india)).toEqual(judged);
  });

  it('is told apart by its country where several share a dial code', () => {
    expect(judgeNumber('+18765551234', ['US'])).toMatchObject({ ok: false });
    expect(judgeNumber('+12423651234', ['US'])).toEqual({ ok: false, reason: 'country' });
    expect(judgeNumber('+12125551234', ['US'])).toMatchObject({ ok: true, country: 'US' });
    expect(judgeNumber('+19005551234', ['US'])).toEqual({ ok: false, reason: 'number-kind' });
  });

  it('is nowhere allowed when no country is', () => {
    expect(judgeNumber('+919876543210', [])).toEqual({ ok: false, reason: 'country' });
  });
});

describe('quiet hours', () => {
  it('go by the clock of the number, and end on the minute', () => {
    // 20:59, 21:00, 08:59 and 09:00 in India.
    expect(until('IN', '2026-11-20T15:29:00Z')).toBeUndefined();
    expect(until('IN', '2026-11-20T15:30:00Z')).toBe('2026-11-21T03:30:00.000Z');
    expect(until('IN', '2026-11-21T03:29:59Z')).toBe('2026-11-21T03:30:00.000Z');
    expect(until('IN', '2026-11-21T03:30:00Z')).toBeUndefined();
  });

  it('hold while it is night in any zone of the country', () => {
    // Noon in New York is 7 in Honolulu and 6 on Adak; 9 there is 19 UTC in winter.
    expect(until('US', '2026-11-20T17:00:00Z')).toBe('2026-11-20T19:00:00.000Z');
    expect(until('US', '2026-11-20T20:00:00Z')).toBeUndefined();
  });

  it('follow the change to summer time', () => {
    // On 29 March 2026 the clocks in Germany go from 2 to 3: 9 there is 7 UTC instead of 8.
    expect(until('DE', '2026-03-28T02:00:00Z')).toBe('2026-03-28T08:00:00.000Z');
    expect(until('DE', '2026-03-28T22:00:00Z')).toBe('2026-03-29T07:00:00.000Z');
  });

  it('can lie within one day, and can be none', () => {
    const noon = { ...nights, quiet_from: '13:00', quiet_to: '14:00' };
    expect(until('IN', '2026-11-20T07:45:00Z', noon)).toBe('2026-11-20T08:30:00.000Z');
    expect(until('IN', '2026-11-20T08:30:00Z', noon)).toBeUndefined();
    expect(until('IN', '2026-11-20T20:00:00Z', { ...nights, quiet_to: '21:00' })).toBeUndefined();
  });

  it('never end in a country without a known clock, or without a common day', () => {
    expect(until('XX', '2026-11-20T07:45:00Z')).toBe('never');
    expect(until('US', '2026-11-20T07:45:00Z', { ...nights, quiet_from: '10:00' })).toBe('never');
  });
});
