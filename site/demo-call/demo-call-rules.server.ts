import { getCountry } from 'countries-and-timezones';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** What an admin decides about demo calls (spec of the guards: decision 020). */
export interface DemoCallRules {
  countries: readonly string[];
  /** `HH:MM` by the clock of the number's own country; the same twice means never. */
  quiet_from: string;
  quiet_to: string;
}

/** Why a number is not dialled. */
export type NumberRefusal = 'number-invalid' | 'number-kind' | 'country';

export type JudgedNumber = { ok: true; number: string; country: CountryCode } | { ok: false; reason: NumberRefusal };

/** Kinds that cost the caller what a call costs; premium and shared-cost numbers are how such forms are plundered. */
const plainKinds = new Set(['FIXED_LINE', 'MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** Whether a number may be dialled at all: it exists, it is an ordinary line, and its country is allowed. */
export function judgeNumber(typed: string, countries: readonly string[]): JudgedNumber {
  const number = parsePhoneNumberFromString(typed);
  if (!number?.isValid() || number.country === undefined) return { ok: false, reason: 'number-invalid' };
  if (!plainKinds.has(number.getType() ?? '')) return { ok: false, reason: 'number-kind' };
  if (!countries.includes(number.country)) return { ok: false, reason: 'country' };
  return { ok: true, number: number.number, country: number.country };
}

const stepMs = 15 * 60_000;
const lookAheadMs = 48 * 3_600_000;

/**
 * From when on nobody in a country is rung in quiet hours: now (`undefined`), a time in milliseconds, or never. A number
 * does not say in which of its country's zones it is, so it must be day in all of them.
 */
export function quietUntil(country: string, rules: DemoCallRules, now: number): number | 'never' | undefined {
  const zones = getCountry(country)?.timezones ?? [];
  if (zones.length === 0) return 'never';
  const clocks = zones.map(clockOf);
  const isQuiet = (at: number) => clocks.some((read) => isWithin(read(at), rules.quiet_from, rules.quiet_to));
  if (!isQuiet(now)) return undefined;
  const firstQuarter = Math.ceil(now / stepMs) * stepMs;
  for (let at = firstQuarter; at <= now + lookAheadMs; at += stepMs) if (!isQuiet(at)) return at;
  return 'never';
}

/** Reads the time of day in a zone, as `HH:MM`. */
function clockOf(timeZone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (at) => format.format(at);
}

/** Whether a time of day lies in a stretch that may go over midnight. Its end does not belong to it. */
function isWithin(time: string, from: string, to: string): boolean {
  return from <= to ? from <= time && time < to : time >= from || time < to;
}
