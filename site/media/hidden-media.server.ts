import { type Clock, systemClock } from '@parley/kit-base/clock';
import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import { addressesOf } from './media-library.server.ts';

/** How long what was read is believed; a file that was turned off is shown no longer than this. */
const freshMs = 2000;

/** Which files visitors do not get: those that are turned off and shown nowhere. */
export class HiddenMedia {
  readonly #database: Database;
  readonly #clock: Clock;
  #reading: Promise<Set<string>> | undefined;
  #readAt = 0;

  constructor(database: Database, clock: Clock = systemClock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Whether the file at an address of this site is hidden. Rejects when the database does not answer. */
  async has(address: string): Promise<boolean> {
    const now = this.#clock.now();
    if (!this.#reading || now - this.#readAt >= freshMs) {
      this.#readAt = now;
      const reading = this.#fetch();
      this.#reading = reading;
      // A failure is told to who asked, and the next one asks anew.
      reading.catch(() => {
        if (this.#reading === reading) this.#reading = undefined;
      });
    }
    return (await this.#reading).has(address);
  }

  async #fetch(): Promise<Set<string>> {
    const rows = await asRole(this.#database, { role: 'anon' }, async (transaction) => {
      const found = await sql<Parameters<typeof addressesOf>[0]>`
        select storage_url, widths, poster_url from site.get_hidden_media()`.execute(transaction);
      return found.rows;
    });
    return new Set(rows.flatMap(addressesOf));
  }
}
