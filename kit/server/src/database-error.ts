import { AppError } from '@parley/kit-base/app-error';

export type DatabaseErrorCode =
  | 'data-directory-in-use'
  | 'database-start-failed'
  | 'database-unreachable'
  | 'database-too-old'
  | 'roles-missing'
  | 'migration-invalid'
  | 'migration-changed'
  | 'migration-failed';

/** Why the database could not be opened or brought up to date. The messages are written for the operator. */
export class DatabaseError extends AppError<DatabaseErrorCode> {
  static inUse(dataDir: string): DatabaseError {
    return new DatabaseError(
      'data-directory-in-use',
      `The data directory is in use: another process has the database in ${dataDir} open. ` +
        'Stop that process, or set DATA_DIR to another directory.',
    );
  }

  static startFailed(dataDir: string, cause: unknown): DatabaseError {
    return new DatabaseError('database-start-failed', `The embedded database in ${dataDir} did not start.`, { cause });
  }

  /** `place` names host and database, never the password. */
  static unreachable(place: string, cause: unknown): DatabaseError {
    return new DatabaseError('database-unreachable', `The database at ${place} cannot be reached.`, { cause });
  }

  static tooOld(version: string): DatabaseError {
    return new DatabaseError('database-too-old', `PostgreSQL ${version} is too old: version 15 or newer is needed.`);
  }

  static rolesMissing(login: string, sql: string, cause: unknown): DatabaseError {
    return new DatabaseError(
      'roles-missing',
      `The database login "${login}" may not create the roles that Parley needs. ` +
        `Run this once as a superuser, then start again:\n\n${sql}\n`,
      { cause },
    );
  }

  static migrationInvalid(message: string): DatabaseError {
    return new DatabaseError('migration-invalid', message);
  }

  static migrationChanged(name: string): DatabaseError {
    return new DatabaseError(
      'migration-changed',
      `The migration ${name} was changed after it had been applied to this database. ` +
        'Put the file back as it was and write a new migration for the change.',
    );
  }

  static migrationFailed(name: string, cause: unknown): DatabaseError {
    const reason = cause instanceof Error ? `: ${cause.message}` : '';
    return new DatabaseError('migration-failed', `The migration ${name} failed and was rolled back${reason}`, {
      cause,
    });
  }
}
