import { z } from 'zod';
import { sheetNames } from './lead-schema.ts';

const shared = {
  id: z.uuid(),
  source_page: z.string().optional(),
  consent_version: z.string().optional(),
  idempotency_key: z.string().optional(),
  created_at: z.iso.datetime(),
};

const LeadRecordSchema = z.object({
  kind: z.literal('lead'),
  ...shared,
  sheet_name: z.enum(sheetNames),
  data: z.record(z.string(), z.string()),
  status: z.enum(['new', 'spam']),
});

const DemoCallRecordSchema = z.object({
  kind: z.literal('demo-call'),
  ...shared,
  name: z.string(),
  phone_number: z.string(),
  client: z.string(),
  /** Which network asked, as a keyed hash. */
  visitor_key: z.string().optional(),
  /** Queued without one. */
  status: z.enum(['queued', 'spam']).optional(),
});

/** A booking as it stood after it was made or changed: the one with the highest sequence counts. */
const BookingRecordSchema = z.object({
  kind: z.literal('booking'),
  id: z.uuid(),
  sequence: z.int(),
  status: z.enum(['booked', 'cancelled']),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  time_zone: z.string(),
  note: z.string().nullable(),
  consent_version: z.string().nullable(),
  idempotency_key: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

const JournalRecordSchema = z.discriminatedUnion('kind', [LeadRecordSchema, DemoCallRecordSchema, BookingRecordSchema]);

/** What the journal keeps: everything needed to write the same row again. */
export type JournalledRecord = z.infer<typeof JournalRecordSchema>;
export type BookingRecord = z.infer<typeof BookingRecordSchema>;
/** What the functions of the database that save leads and demo calls take. */
export type SavedRecord = Exclude<JournalledRecord, BookingRecord>;

/** The changes of one booking are records of their own. */
export function journalId(record: JournalledRecord): string {
  return record.kind === 'booking' ? `${record.id}#${record.sequence}` : record.id;
}

export function encodeRecord(record: JournalledRecord): Uint8Array {
  return Buffer.from(JSON.stringify(record), 'utf8');
}

/** Reads what {@link encodeRecord} wrote; throws when it is something else. */
export function parseRecord(payload: Buffer): JournalledRecord {
  return JournalRecordSchema.parse(JSON.parse(payload.toString('utf8')));
}
