import { describe, expect, it } from 'vitest';
import { type Availability, isPossibleStart, possibleStarts, teamAvailability } from './slots.ts';

const iso = (instants: number[]) => instants.map((instant) => new Date(instant).toISOString());
/** A Friday, 09:00 in India. */
const friday = Date.parse('2026-11-20T03:30:00Z');

describe('the times of the team', () => {
  it('are half hours from ten to six in India, but on Sundays', () => {
    const starts = possibleStarts(teamAvailability, friday);
    expect(iso(starts)[0]).toBe('2026-11-20T05:30:00.000Z');
    const saturday = iso(starts).filter((start) => start.startsWith('2026-11-21'));
    expect(saturday).toHaveLength(16);
    expect(saturday[0]).toBe('2026-11-21T04:30:00.000Z');
    expect(saturday.at(-1)).toBe('2026-11-21T12:00:00.000Z');
    expect(iso(starts).some((start) => start.startsWith('2026-11-22'))).toBe(false);
  });

  it('are not offered sooner than two hours from now', () => {
    const noon = Date.parse('2026-11-20T06:31:00Z');
    expect(iso(possibleStarts(teamAvailability, noon))[0]).toBe('2026-11-20T09:00:00.000Z');
    expect(isPossibleStart(teamAvailability, Date.parse('2026-11-20T08:30:00Z'), noon)).toBe(false);
  });

  it('are no other times', () => {
    expect(isPossibleStart(teamAvailability, Date.parse('2026-11-21T04:45:00Z'), friday)).toBe(false);
    expect(isPossibleStart(teamAvailability, Date.parse('2026-11-21T20:30:00Z'), friday)).toBe(false);
  });

  it('keep their hour of the day when clocks change', () => {
    const london: Availability = { ...teamAvailability, timeZone: 'Europe/London', weekdays: [5, 1], days: 5 };
    const before = Date.parse('2027-03-26T00:00:00Z');
    const starts = iso(possibleStarts(london, before));
    expect(starts[0]).toBe('2027-03-26T10:00:00.000Z');
    expect(starts.find((start) => start.startsWith('2027-03-29'))).toBe('2027-03-29T09:00:00.000Z');
  });
});
