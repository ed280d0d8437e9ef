import { AppError } from '@parley/kit-base/app-error';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import { isAPIError } from 'better-auth/api';
import type { Auth } from './auth.server.ts';
import { hashLinkToken, makeLinkToken } from './link-token.server.ts';

export interface FirstAdminOptions {
  auth: Auth;
  database: Database;
  publicUrl: () => string;
  /** From ADMIN_EMAIL and ADMIN_PASSWORD. */
  email: string | undefined;
  password: string | undefined;
  logger: Logger;
}

/** A set-up link that nobody used is dropped at a start this much later. */
const linkDays = 7;

export class SetupError extends AppError<'setup-link-invalid' | 'setup-refused'> {
  static linkInvalid(): SetupError {
    return new SetupError('setup-link-invalid', 'This set-up link has been used or replaced.');
  }

  static refused(reason: string, cause: unknown): SetupError {
    return new SetupError('setup-refused', reason, { cause });
  }
}

/**
 * Sees to it that somebody can become admin: from the settings, or else by a link that works once. Returns the link to
 * print; undefined when an admin exists.
 */
export async function ensureFirstAdmin(options: FirstAdminOptions): Promise<string | undefined> {
  const { auth, database, email, password, logger } = options;
  if (await hasAdmin(database)) {
    await database.pool.query('delete from site.admin_setup_links');
    return undefined;
  }
  if (email !== undefined && password !== undefined) {
    await createAdmin(auth, database, email, password);
    await database.pool.query('delete from site.admin_setup_links');
    logger.info('the first admin was made from the settings');
    return undefined;
  }
  if (email !== undefined || password !== undefined)
    logger.warn('ADMIN_EMAIL and ADMIN_PASSWORD work only together; the set-up link is used instead');
  const token = makeLinkToken();
  await database.pool.query(
    `delete from site.admin_setup_links where created_at < current_timestamp - make_interval(days => ${linkDays})`,
  );
  await database.pool.query('insert into site.admin_setup_links (token_hash) values ($1)', [hashLinkToken(token)]);
  return `${options.publicUrl()}/auth/setup?token=${token}`;
}

/** Whether a set-up link would still make an admin. */
export async function isSetupTokenValid(database: Database, token: string): Promise<boolean> {
  const { rows } = await database.pool.query('select from site.admin_setup_links where token_hash = $1', [
    hashLinkToken(token),
  ]);
  return rows.length > 0 && !(await hasAdmin(database));
}

/**
 * Makes the first admin by a set-up link. The link is claimed before the account is made, in one statement that takes
 * all links with it, so that of two people with two links only one succeeds; it is given back when the account is refused.
 */
export async function completeSetup(
  auth: Auth,
  database: Database,
  setup: { token: string; email: string; password: string },
): Promise<void> {
  if (!(await isSetupTokenValid(database, setup.token))) throw SetupError.linkInvalid();
  const claimed = await database.pool.query(
    `delete from site.admin_setup_links
      where exists (select from site.admin_setup_links where token_hash = $1)
      returning token_hash`,
    [hashLinkToken(setup.token)],
  );
  if (claimed.rows.length === 0) throw SetupError.linkInvalid();
  try {
    await createAdmin(auth, database, setup.email, setup.password);
  } catch (error) {
    await database.pool.query('insert into site.admin_setup_links (token_hash) values ($1) on conflict do nothing', [
      hashLinkToken(setup.token),
    ]);
    throw isAPIError(error) ? SetupError.refused(error.message, error) : error;
  }
}

async function hasAdmin(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query<{ found: boolean }>(
    `select exists (select from site.auth_users where 'admin' = any (string_to_array(role, ','))) as found`,
  );
  return rows[0]?.found === true;
}

/** An account that exists already becomes admin and keeps its password. */
async function createAdmin(auth: Auth, database: Database, email: string, password: string): Promise<void> {
  const address = email.toLowerCase();
  const { rowCount } = await database.pool.query(`update site.auth_users set role = 'admin' where email = $1`, [
    address,
  ]);
  if (rowCount) return;
  await auth.api.createUser({
    body: { email: address, password, name: address.split('@')[0] ?? address, role: 'admin' },
  });
}
