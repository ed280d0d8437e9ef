import { AppError } from '@parley/kit-base/app-error';
import type { Database } from '@parley/kit-server/database';
import type { Person } from '../admin/people.ts';
import { AccountLinks } from './account-links.server.ts';

export interface OperatorAccountsOptions {
  database: Database;
  publicUrl: () => string;
}

/** Why an account could not be changed. The messages are written for the operator. */
export class OperatorError extends AppError<'no-such-account' | 'has-account' | 'no-such-role'> {
  static noAccount(email: string): OperatorError {
    return new OperatorError('no-such-account', `There is no account of ${email}.`);
  }

  static hasAccount(email: string): OperatorError {
    return new OperatorError('has-account', `${email} has an account already: use reset-password or make-admin.`);
  }

  static noRole(role: string): OperatorError {
    return new OperatorError('no-such-role', `There is no role ${role}: say admin or user.`);
  }
}

/** What whoever runs the machine may do with accounts, with the rights of the database's owner. */
export class OperatorAccounts {
  readonly #database: Database;
  readonly #links: AccountLinks;

  constructor({ database, publicUrl }: OperatorAccountsOptions) {
    this.#database = database;
    this.#links = new AccountLinks({ database, publicUrl });
  }

  async list(): Promise<Person[]> {
    const { rows } = await this.#database.pool.query<Person>(
      `select id, name, email, role, has_two_factor as "hasTwoFactor", created_at as "createdAt", sessions,
              last_seen_at as "lastSeenAt" from site.list_people()`,
    );
    return rows;
  }

  async invite(email: string, role: string): Promise<string> {
    if (role !== 'admin' && role !== 'user') throw OperatorError.noRole(role);
    const { url, tokenHash } = this.#links.makeInvitationLink();
    const id = await this.#ask('select site.invite($1, $2, $3) as done', [email, role, tokenHash]);
    if (id === null) throw OperatorError.hasAccount(email);
    return url;
  }

  async resetLink(email: string): Promise<string> {
    const link = await this.#links.makeResetLink(email);
    if (!link) throw OperatorError.noAccount(email);
    return link;
  }

  async disableTwoFactor(email: string): Promise<void> {
    const id = await this.#idOf(email);
    await this.#ask(
      `with gone as (delete from site.auth_two_factors where user_id = $1),
            changed as (update site.auth_users set two_factor_enabled = false where id = $1)
       select site.note_event_by(null, 'two-factor-off', 'auth_users', $1, '{"by": "the operator"}') as done`,
      [id],
    );
  }

  async makeAdmin(email: string): Promise<void> {
    await this.#ask(`select site.change_role($1, 'admin') as done`, [await this.#idOf(email)]);
  }

  async endSessions(email: string): Promise<number> {
    return Number(await this.#ask('select site.end_sessions($1) as done', [await this.#idOf(email)]));
  }

  async #idOf(email: string): Promise<string> {
    const { rows } = await this.#database.pool.query<{ id: string }>(
      'select id from site.auth_users where lower(email) = lower(btrim($1))',
      [email],
    );
    if (!rows[0]) throw OperatorError.noAccount(email);
    return rows[0].id;
  }

  async #ask(statement: string, values: unknown[]): Promise<unknown> {
    const { rows } = await this.#database.pool.query<{ done: unknown }>(statement, values);
    return rows[0]?.done ?? null;
  }
}

/** People as lines of text. */
export function describePeople(people: readonly Person[]): string {
  if (people.length === 0) return 'Nobody has an account yet.';
  return people
    .map(({ email, name, role, hasTwoFactor, sessions }) =>
      [email, role, name, hasTwoFactor ? 'two-factor' : 'password only', `${sessions} signed in`].join('  '),
    )
    .join('\n');
}
