import * as z from 'zod/mini';
import { isEmail, leadMessages } from '../leads/lead-schema.ts';

const maxNameLength = 200;
const maxNoteLength = 1000;

/** What the booking form sends. */
export const BookingRequestSchema = z.object({
  startsAt: z.iso.datetime(),
  name: z
    .string()
    .check(z.refine((name) => name.trim() !== '' && name.length <= maxNameLength, leadMessages.nameRequired)),
  email: z.string().check(z.refine(isEmail, leadMessages.email)),
  /** IANA name of the visitor's zone. */
  timeZone: z.string().check(z.refine(isTimeZone, 'Please choose a time zone')),
  note: z.optional(z.string().check(z.maxLength(maxNoteLength))),
  consentVersion: z.optional(z.string().check(z.maxLength(40))),
  idempotencyKey: z.string().check(z.minLength(8), z.maxLength(100)),
});
export type BookingRequest = z.infer<typeof BookingRequestSchema>;

/** A booking as its holder sees it. */
export interface BookingView {
  id: string;
  /** ISO 8601, UTC. */
  startsAt: string;
  endsAt: string;
  status: 'booked' | 'cancelled';
  name: string;
}

/** What a booking is answered with: the token opens its change and cancellation. */
export type BookingReceipt = BookingView & { token: string };

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
