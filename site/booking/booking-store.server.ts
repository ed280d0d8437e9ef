import type { Database } from '@parley/kit-server/database';
import type { Journal } from '@parley/kit-server/journal';
import { asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import { type BookingRecord, encodeRecord, journalId } from '../leads/lead-record.server.ts';
import type { BookingRequest, BookingView } from './booking-schema.ts';

type BookingRow = Pick<
  BookingRecord,
  'id' | 'sequence' | 'status' | 'name' | 'email' | 'time_zone' | 'note' | 'consent_version' | 'idempotency_key'
> &
  Record<'starts_at' | 'ends_at' | 'created_at' | 'updated_at', Date>;

interface BookOutcome {
  booking_id: string | null;
  outcome: 'booked' | 'repeated' | Refusal;
}

/** Why a time was not booked. */
export type Refusal = 'taken' | 'too-many';

/** Milliseconds since 1970. */
export interface BookingTimes {
  start: number;
  end: number;
  now: number;
}

/** How many demos one e-mail address can have ahead of it. */
export const mostAhead = 3;

/** Bookings in the database, as visitors may reach them. What it says was booked or changed is safe on the disk. */
export class BookingStore {
  readonly #database: Database;
  readonly #journal: Journal | undefined;

  /** `journal` is what `openLeadJournal` gave: a booking is kept there as a lead is. */
  constructor(database: Database, journal: Journal | undefined) {
    this.#database = database;
    this.#journal = journal;
  }

  /** The taken starts in a stretch of time, milliseconds since 1970. */
  taken(from: number, to: number): Promise<ReadonlySet<number>> {
    return asRole(this.#database, { role: 'anon' }, async (transaction) => {
      const { rows } = await sql<{ starts_at: Date }>`
        select starts_at from site.taken_slots(${new Date(from)}, ${new Date(to)})`.execute(transaction);
      return new Set(rows.map(({ starts_at: startsAt }) => startsAt.getTime()));
    });
  }

  /**
   * Books a time, unless someone else has it or the e-mail address has enough bookings ahead of it. The same idempotency
   * key gives the same booking.
   */
  async book(id: string, request: BookingRequest, { start, end, now }: BookingTimes): Promise<BookingView | Refusal> {
    const row = {
      id,
      starts_at: new Date(start),
      ends_at: new Date(end),
      name: request.name.trim(),
      email: request.email.trim(),
      time_zone: request.timeZone,
      note: request.note,
      consent_version: request.consentVersion,
      idempotency_key: request.idempotencyKey,
    };
    const booked = await asRole(this.#database, { role: 'anon' }, async (transaction) => {
      const { rows } = await sql<BookOutcome>`
        select booking_id, outcome from site.book(${JSON.stringify(row)}::jsonb, ${new Date(now)}, ${mostAhead})`.execute(
        transaction,
      );
      const [booked] = rows;
      if (!booked?.booking_id) return booked?.outcome === 'too-many' ? 'too-many' : 'taken';
      const found = await sql<BookingRow>`select * from site.find_booking(${booked.booking_id})`.execute(transaction);
      return found.rows[0] ?? 'taken';
    });
    if (typeof booked === 'string') return booked;
    await this.#keep(booked);
    return toView(booked);
  }

  find(id: string): Promise<BookingView | undefined> {
    return asRole(this.#database, { role: 'anon' }, async (transaction) => {
      const { rows } = await sql<BookingRow>`select * from site.find_booking(${id})`.execute(transaction);
      return rows[0] && toView(rows[0]);
    });
  }

  /** Moves a booking, ten times at most, or without a time cancels it. */
  async change(id: string, start: number | undefined, end: number | undefined): Promise<'changed' | 'gone' | Refusal> {
    const instant = (ms: number | undefined) => (ms === undefined ? null : new Date(ms));
    const changed = await asRole(this.#database, { role: 'anon' }, async (transaction) => {
      const { rows } = await sql<{ outcome: 'changed' | 'gone' | Refusal }>`
        select site.change_booking(${id}, ${instant(start)}, ${instant(end)}) as outcome`.execute(transaction);
      const outcome = rows[0]?.outcome ?? 'gone';
      // A try to do the same again may come because the first one ended before it was journalled.
      const found = await sql<BookingRow>`select * from site.find_booking(${id})`.execute(transaction);
      return { outcome, row: found.rows[0] };
    });
    if (changed.row) await this.#keep(changed.row);
    return changed.outcome;
  }

  async #keep(row: BookingRow): Promise<void> {
    if (!this.#journal) return;
    const record: BookingRecord = {
      kind: 'booking',
      id: row.id,
      sequence: row.sequence,
      status: row.status,
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      name: row.name,
      email: row.email,
      time_zone: row.time_zone,
      note: row.note,
      consent_version: row.consent_version,
      idempotency_key: row.idempotency_key,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    };
    await this.#journal.append(journalId(record), encodeRecord(record));
  }
}

function toView({ id, starts_at: startsAt, ends_at: endsAt, status, name }: BookingRow): BookingView {
  return { id, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), status, name };
}
