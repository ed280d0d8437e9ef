import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { type RawBuilder, sql } from 'kysely';
import type { SubscriptionStatus } from './subscription.ts';

/** Subscriptions, as who holds a signed link may reach them. Each gives the status; undefined: there is no such one. */
export class NewsletterStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  status(id: string): Promise<SubscriptionStatus | undefined> {
    return this.#call(sql`select site.subscription_status(${id}) as status`);
  }

  /** One that was ended stays ended. */
  confirm(id: string): Promise<SubscriptionStatus | undefined> {
    return this.#call(sql`select site.confirm_subscription(${id}) as status`);
  }

  end(id: string): Promise<SubscriptionStatus | undefined> {
    return this.#call(sql`select site.end_subscription(${id}) as status`);
  }

  #call(query: RawBuilder<unknown>): Promise<SubscriptionStatus | undefined> {
    return asRole(this.#database, { role: 'anon' }, async (transaction) => {
      const { rows } = await (query as RawBuilder<{ status: SubscriptionStatus | null }>).execute(transaction);
      return rows[0]?.status ?? undefined;
    });
  }
}
