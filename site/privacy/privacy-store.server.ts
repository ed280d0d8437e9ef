import type { Clock } from '@parley/kit-base/clock';
import type { Database } from '@parley/kit-server/database';
import { type Actor, asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import { requireAdmin } from '../admin/admin-access.server.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { DryRun, PersonData, PrivacyAction, PrivacyCounts, RetentionRule } from './person-data.ts';

const listedActions = 50;
const listedRows = 100;

/** What a person may do who holds a link, and anybody who asks for one. Null: the link is over, or nothing is kept. */
export class VisitorPrivacy {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Has a link mailed if the address is known. Does the same either way, and says nothing. */
  async askLink(email: string, language: 'en' | 'hi'): Promise<void> {
    await this.#call<void>(sql`select site.ask_privacy_link(${email}, ${language}, ${this.#now()})`);
  }

  read(link: string): Promise<PersonData | null> {
    return this.#call(sql`select site.person_by_link(${link}, ${this.#now()}, false) as answer`);
  }

  /** As {@link read}, and notes that it was taken out. */
  export(link: string): Promise<PersonData | null> {
    return this.#call(sql`select site.person_by_link(${link}, ${this.#now()}, true) as answer`);
  }

  withdraw(link: string): Promise<PrivacyCounts | null> {
    return this.#call(sql`select site.withdraw_by_link(${link}, ${this.#now()}) as answer`);
  }

  erase(link: string): Promise<PrivacyCounts | null> {
    return this.#call(sql`select site.erase_by_link(${link}, ${this.#now()}) as answer`);
  }

  #now(): Date {
    return new Date(this.#clock.now());
  }

  #call<Answer>(query: ReturnType<typeof sql<unknown>>): Promise<Answer> {
    return askAs(this.#database, { role: 'anon' }, query);
  }
}

/** What admins may do. Every call checks the viewer and runs with the viewer's database role. */
export class AdminPrivacy {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** What is kept about the person with this e-mail address; null when nothing is. */
  find(viewer: Viewer, email: string): Promise<PersonData | null> {
    return this.#call(viewer, sql`select site.person_data(${email}) as answer`);
  }

  export(viewer: Viewer, email: string): Promise<PersonData | null> {
    return this.#call(viewer, sql`select site.export_person(${email}, 'admin') as answer`);
  }

  withdraw(viewer: Viewer, email: string): Promise<PrivacyCounts | null> {
    return this.#call(viewer, sql`select site.withdraw_consents(${email}, 'admin') as answer`);
  }

  erase(viewer: Viewer, email: string): Promise<PrivacyCounts | null> {
    return this.#call(viewer, sql`select site.erase_person(${email}, 'admin') as answer`);
  }

  rules(viewer: Viewer): Promise<RetentionRule[]> {
    return this.#rows(viewer, sql`select id, days from site.retention_rules order by id`);
  }

  async changeRules(viewer: Viewer, rules: readonly RetentionRule[]): Promise<void> {
    await this.#rows(
      viewer,
      sql`update site.retention_rules r set days = given.days, updated_at = now()
            from jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as given (id text, days integer)
           where r.id = given.id and r.days is distinct from given.days`,
    );
  }

  /** What would go if the rules were applied now. */
  async dryRun(viewer: Viewer): Promise<DryRun> {
    const now = new Date(this.#clock.now());
    const counts = await this.#call<PrivacyCounts>(viewer, sql`select site.apply_retention(${now}, true) as answer`);
    const rows = await this.#rows<DryRun['rows'][number]>(
      viewer,
      sql`select rule, kind, id, since from site.retention_due(${now}) order by since, id limit ${listedRows}`,
    );
    return { counts, rows };
  }

  /** Applies the rules now instead of at the next daily run. */
  applyRules(viewer: Viewer): Promise<PrivacyCounts> {
    return this.#call(viewer, sql`select site.apply_retention(${new Date(this.#clock.now())}, false) as answer`);
  }

  /** The newest proofs. */
  actions(viewer: Viewer): Promise<PrivacyAction[]> {
    return this.#rows(viewer, sql`select * from site.list_privacy_actions(${listedActions})`);
  }

  #call<Answer>(viewer: Viewer, query: ReturnType<typeof sql<unknown>>): Promise<Answer> {
    return this.#as(viewer, (actor) => askAs<Answer>(this.#database, actor, query));
  }

  #rows<Row>(viewer: Viewer, query: ReturnType<typeof sql<unknown>>): Promise<Row[]> {
    return this.#as(viewer, (actor) =>
      asRole(this.#database, actor, async (transaction) => (await query.execute(transaction)).rows as Row[]),
    );
  }

  async #as<Answer>(viewer: Viewer, work: (actor: Actor) => Promise<Answer>): Promise<Answer> {
    const { role, userId } = requireAdmin(viewer);
    return work({ role, userId });
  }
}

async function askAs<Answer>(database: Database, actor: Actor, query: ReturnType<typeof sql<unknown>>) {
  const { rows } = await asRole(database, actor, (transaction) => query.execute(transaction));
  return (rows as Array<{ answer: Answer }>)[0]?.answer as Answer;
}
