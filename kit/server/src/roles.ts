import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import { DatabaseError } from './database-error.ts';

/** The application's roles and the database roles that enforce them. */
export const databaseRoles = { anon: 'parley_anon', user: 'parley_user', admin: 'parley_admin' } as const;

/** On whose behalf a transaction runs. `userId` is what policies read as `current_setting('app.user_id', true)`. */
export type Actor = { role: 'anon' } | { role: 'user' | 'admin'; userId: string };

/**
 * Runs `work` in one transaction with the rights of the actor's database role, whatever the login may do otherwise.
 * Use the handle that `work` gets for every query inside; it commits when `work` resolves and rolls back when it throws.
 */
export function asRole<Schema, Result>(
  database: Database,
  actor: Actor,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  const db: Kysely<Schema> = database.db<Schema>();
  return db.transaction().execute(async (transaction) => {
    const userId = actor.role === 'anon' ? '' : actor.userId;
    await sql`select set_config('role', ${databaseRoles[actor.role]}, true), set_config('app.user_id', ${userId}, true)`.execute(
      transaction,
    );
    return work(transaction);
  });
}

/**
 * Makes sure that the roles exist and that this login may take them on. Where it may not create roles, throws a
 * {@link DatabaseError} whose text holds the SQL for the operator to run once.
 */
export async function ensureRoles(database: Database): Promise<void> {
  if (await mayTakeOnRoles(database)) return;
  const { rows } = await database.pool.query<{ login: string }>('select current_user as login');
  const login = rows[0]?.login ?? 'parley';
  try {
    await database.pool.query(rolesSql(login));
  } catch (error) {
    // Another process that starts at the same moment may have made them first.
    if (await mayTakeOnRoles(database)) return;
    throw DatabaseError.rolesMissing(login, rolesSql(login), error);
  }
}

async function mayTakeOnRoles(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query<{ ok: boolean }>(
    `select count(*) = $2 and bool_and(pg_has_role(current_user, oid, 'member')) as ok
       from pg_roles where rolname = any($1)`,
    [Object.values(databaseRoles), Object.values(databaseRoles).length],
  );
  return rows[0]?.ok === true;
}

/** Safe to run again: makes the roles that are missing and lets the login take them on. */
export function rolesSql(login: string): string {
  const names = Object.values(databaseRoles);
  const create = names.map(
    (name) =>
      `  if not exists (select from pg_roles where rolname = '${name}') then create role ${name} nologin; end if;`,
  );
  const grantee = login.replaceAll('"', '""');
  return ['do $$ begin', ...create, 'end $$;', `grant ${names.join(', ')} to "${grantee}";`].join('\n');
}
