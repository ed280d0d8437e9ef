import type { Database } from '@parley/kit-server/database';
import type { SessionRecord } from '../agent/agent-session.ts';

/** A call as the platform keeps it. */
export interface CallRow {
  id: string;
  type: 'webCall';
  status: 'queued' | 'in-progress' | 'ended';
  assistant_id: string;
  room: string;
  ended_reason: string | null;
  messages: unknown[];
  latencies: unknown[];
  created_at: Date;
  updated_at: Date;
  ended_at: Date | null;
}

/** Calls in the database. Each method is one statement. */
export class CallStore {
  readonly #pool: Database['pool'];

  constructor(database: Pick<Database, 'pool'>) {
    this.#pool = database.pool;
  }

  async create(call: Pick<CallRow, 'id' | 'assistant_id' | 'room'>): Promise<CallRow> {
    const { rows } = await this.#pool.query<CallRow>(
      `insert into voice.calls (id, type, status, assistant_id, room) values ($1, 'webCall', 'queued', $2, $3) returning *`,
      [call.id, call.assistant_id, call.room],
    );
    const [row] = rows;
    if (!row) throw new Error('an insert returned no row');
    return row;
  }

  async end(id: string, { endedReason, lines, latencies }: SessionRecord): Promise<void> {
    await this.#pool.query(
      `update voice.calls set status = 'ended', ended_reason = $2, messages = $3, latencies = $4, ended_at = now(),
       updated_at = now() where id = $1`,
      [id, endedReason, JSON.stringify(lines), JSON.stringify(latencies)],
    );
  }

  /** The visitor is there and the agent can be heard. */
  async begin(id: string): Promise<void> {
    await this.#pool.query(
      `update voice.calls set status = 'in-progress', updated_at = now() where id = $1 and status = 'queued'`,
      [id],
    );
  }

  /** Calls that a process left behind when it died: they are older than any call lasts. */
  async endAbandoned(): Promise<void> {
    await this.#pool.query(
      `update voice.calls set status = 'ended', ended_reason = 'worker-shutdown', ended_at = now(), updated_at = now()
       where status <> 'ended' and created_at < now() - interval '15 minutes'`,
    );
  }

  /** Forgets calls that ended so many days ago, with what was said in them; returns how many. */
  async forget(days: number): Promise<number> {
    const { rowCount } = await this.#pool.query(
      `delete from voice.calls where status = 'ended' and ended_at < now() - $1 * interval '1 day'`,
      [days],
    );
    return rowCount ?? 0;
  }

  async find(id: string): Promise<CallRow | undefined> {
    const { rows } = await this.#pool.query<CallRow>('select * from voice.calls where id = $1', [id]);
    return rows[0];
  }

  /** Newest first. */
  async list(limit: number): Promise<CallRow[]> {
    const { rows } = await this.#pool.query<CallRow>(
      'select * from voice.calls order by created_at desc, id limit $1',
      [limit],
    );
    return rows;
  }

  /** Marks a public key as used; false when it was used before. */
  async spendKey(id: string, expiresAt: Date): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `with gone as (delete from voice.spent_keys where expires_at < now() - interval '1 minute')
       insert into voice.spent_keys (id, expires_at) values ($1, $2) on conflict (id) do nothing`,
      [id, expiresAt],
    );
    return rowCount === 1;
  }
}
