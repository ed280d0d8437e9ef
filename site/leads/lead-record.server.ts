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

const SavedRecordSchema = z.discriminatedUnion('kind', [LeadRecordSchema, DemoCallRecordSchema]);

/** What the database functions take and the journal keeps: everything needed to write the same rows again. */
export type SavedRecord = z.infer<typeof SavedRecordSchema>;

export function encodeSavedRecord(record: SavedRecord): Uint8Array {
  return Buffer.from(JSON.stringify(record), 'utf8');
}

/** Reads what {@link encodeSavedRecord} wrote; throws when it is something else. */
export function parseSavedRecord(payload: Buffer): SavedRecord {
  return SavedRecordSchema.parse(JSON.parse(payload.toString('utf8')));
}
