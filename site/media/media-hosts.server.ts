import { errorMessage } from '@parley/kit-base/app-error';
import { type Clock, systemClock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import { type PageSources, policyOrigin } from '../server/page-policy.ts';

/** How long what was read is believed; a new host is let through this much later. */
const freshMs = 5000;

/** The other hosts on which active media lie, for the policy of pages. */
export class MediaHosts {
  readonly #database: Database;
  readonly #logger: Logger;
  readonly #clock: Clock;
  #known: PageSources = {};
  #reading: Promise<PageSources> | undefined;
  #readAt = 0;

  constructor({ database, logger, clock = systemClock }: { database: Database; logger: Logger; clock?: Clock }) {
    this.#database = database;
    this.#logger = logger;
    this.#clock = clock;
  }

  /** Never rejects: while the database does not answer, what was known last stays. */
  read(): Promise<PageSources> {
    const now = this.#clock.now();
    if (!this.#reading || now - this.#readAt >= freshMs) {
      this.#readAt = now;
      this.#reading = this.#fetch();
    }
    return this.#reading;
  }

  async #fetch(): Promise<PageSources> {
    try {
      const rows = await asRole(this.#database, { role: 'anon' }, async (transaction) => {
        const found = await sql<{ file_type: string; host: string }>`
          select file_type, host from site.get_public_media_hosts() order by host`.execute(transaction);
        return found.rows;
      });
      const of = (type: string) =>
        rows.flatMap(({ file_type: fileType, host }) => (fileType === type ? (policyOrigin(host) ?? []) : []));
      this.#known = { 'media-src': of('video'), 'img-src': of('image') };
    } catch (error) {
      this.#logger.error('the hosts of media could not be read', { error: errorMessage(error) });
    }
    return this.#known;
  }
}
