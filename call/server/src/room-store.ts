import type { Database } from '@parley/kit-server/database';
import { type Room, type RoomConfig, RoomConfigSchema } from './room.ts';

interface RoomRow {
  id: string;
  name: string;
  privacy: Room['privacy'];
  config: unknown;
  created_at: Date;
}

const columns = 'id, name, privacy, config, created_at';

/** Rooms in the database. Each call is one statement. */
export class RoomStore {
  readonly #pool: Database['pool'];

  constructor(database: Pick<Database, 'pool'>) {
    this.#pool = database.pool;
  }

  /** Undefined when the name is taken. */
  create(name: string, privacy: Room['privacy'], config: RoomConfig): Promise<Room | undefined> {
    return this.#one(
      `insert into call.rooms (name, privacy, config) values ($1, $2, $3) on conflict (name) do nothing returning ${columns}`,
      [name, privacy, JSON.stringify(config)],
    );
  }

  find(name: string): Promise<Room | undefined> {
    return this.#one(`select ${columns} from call.rooms where name = $1`, [name]);
  }

  /** Newest first. */
  async list(limit: number): Promise<Room[]> {
    const { rows } = await this.#pool.query<RoomRow>(
      `select ${columns} from call.rooms order by created_at desc, id limit $1`,
      [limit],
    );
    return rows.map(toRoom);
  }

  /** Given properties replace their old values; the others stay. */
  change(name: string, privacy: Room['privacy'] | undefined, config: RoomConfig): Promise<Room | undefined> {
    return this.#one(
      `update call.rooms set privacy = coalesce($2, privacy), config = config || $3 where name = $1 returning ${columns}`,
      [name, privacy ?? null, JSON.stringify(config)],
    );
  }

  /** False when there was none. */
  async remove(name: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query('delete from call.rooms where name = $1', [name]);
    return rowCount === 1;
  }

  async #one(text: string, values: unknown[]): Promise<Room | undefined> {
    const { rows } = await this.#pool.query<RoomRow>(text, values);
    return rows[0] && toRoom(rows[0]);
  }
}

function toRoom(row: RoomRow): Room {
  const { id, name, privacy } = row;
  return { id, name, privacy, config: RoomConfigSchema.parse(row.config), createdAt: row.created_at.toISOString() };
}
