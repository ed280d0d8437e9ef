import * as z from 'zod/mini';
import { optionalText } from '../admin/field-rules.ts';

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is written as 21:00'));
const count = (label: string, most: number) => {
  const message = `${label} is a whole number from 0 to ${most}`;
  return z.int(message).check(z.gte(0, message), z.lte(most, message));
};

/** What an admin decides about demo calls. */
export const DemoCallSettings = z.strictObject({
  countries: z.array(z.string().check(z.regex(/^[A-Z]{2}$/, 'A country is written as IN'))).check(z.maxLength(250)),
  per_number: count('Calls to one number', 100),
  per_visitor: count('Calls from one network', 1000),
  per_day: count('Calls in all', 100_000),
  minutes_between: count('Minutes between calls', 1440),
  quiet_from: time,
  quiet_to: time,
  assistant_id: optionalText('Assistant'),
  phone_number_id: optionalText('Number of the platform'),
});
export type DemoCallSettings = z.infer<typeof DemoCallSettings>;

/** The settings with what stands elsewhere. */
export interface DemoCallState {
  settings: DemoCallSettings;
  /** The kill switch. */
  isOn: boolean;
  /** Whether a machine can dial at all. */
  hasTelephony: boolean;
}

export type DemoCallStatus = 'queued' | 'held' | 'calling' | 'done' | 'failed' | 'spam';

/** A demo call as the admin sees it. Times are ISO 8601. */
export interface DemoCallRow {
  id: string;
  name: string;
  phone_number: string;
  status: DemoCallStatus;
  reason: string | null;
  source_page: string | null;
  created_at: string;
  call_after: string | null;
  called_at: string | null;
}

/** Which calls are listed: those that somebody has to do something about, or all of them. */
export type DemoCallFilter = 'open' | 'all';

export interface DemoCallPage {
  calls: DemoCallRow[];
  /** How many wait for the team. */
  held: number;
}
