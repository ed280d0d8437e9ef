import { errorMessage } from '@parley/kit-base/app-error';
import { type Clock, systemClock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import { parseSiteConfig, type SiteConfigChanges } from './site-config-schema.ts';

/** How old what pages are rendered with may be. Milliseconds. */
const freshMs = 1000;

/** Reads what the admin published; changes show within a second. */
export class PublishedConfig {
  readonly #database: Database;
  readonly #logger: Logger;
  readonly #clock: Clock;
  #known: SiteConfigChanges | undefined;
  #knownVersion = 0;
  #reading: Promise<SiteConfigChanges | undefined> | undefined;
  #readAt = 0;

  constructor({ database, logger, clock = systemClock }: { database: Database; logger: Logger; clock?: Clock }) {
    this.#database = database;
    this.#logger = logger;
    this.#clock = clock;
  }

  /** Undefined while nothing is published. Never rejects: while the database does not answer, pages stand on what was last known, at first on the defaults. */
  read(): Promise<SiteConfigChanges | undefined> {
    const now = this.#clock.now();
    if (!this.#reading || now - this.#readAt >= freshMs) {
      this.#readAt = now;
      this.#reading = this.#fetch();
    }
    return this.#reading;
  }

  /** What is asked for next is read anew. */
  forget(): void {
    this.#reading = undefined;
  }

  async #fetch(): Promise<SiteConfigChanges | undefined> {
    try {
      const row = await asRole(this.#database, { role: 'anon' }, async (transaction) => {
        const { rows } = await sql<{ config: unknown; version: number }>`
          select config, version from site.published_site_config()`.execute(transaction);
        return rows[0];
      });
      const { changes, problems } = parseSiteConfig(row?.config ?? {});
      const version = row?.version ?? 0;
      if (problems.length > 0 && version !== this.#knownVersion)
        this.#logger.warn('parts of the published configuration are ignored', { version, problems });
      this.#known = row && changes;
      this.#knownVersion = version;
    } catch (error) {
      this.#logger.error('the published configuration could not be read', { error: errorMessage(error) });
    }
    return this.#known;
  }
}
