import { errorMessage } from '@parley/kit-base/app-error';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import { z } from 'zod';

export type AccountEvent =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-out'
  | 'password-changed'
  | 'password-reset'
  | 'sessions-ended'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-codes-made';

/** Whom an answer of the auth library is about; one that only asks for the second step names nobody. */
const AnswerSchema = z.object({ user: z.object({ id: z.string() }) });

/** What people did about their accounts, as the audit log keeps it. */
export class AccountEvents {
  readonly #database: Database;
  readonly #logger: Logger;

  constructor(database: Database, logger: Logger) {
    this.#database = database;
    this.#logger = logger;
  }

  async note(event: AccountEvent, userId: string, address: string): Promise<void> {
    await this.#database.pool.query('select site.note_event_by($1, $2, $3, $1, $4)', [
      userId,
      event,
      'auth_users',
      JSON.stringify({ address }),
    ]);
  }

  /** Notes who is signed in by an answer of the auth library, and gives the answer on. */
  async noteSignIn(answer: Response, address: string): Promise<Response> {
    const known = answer.ok ? AnswerSchema.safeParse(await answer.clone().json()) : undefined;
    if (known?.success) await this.note('sign-in', known.data.user.id, address);
    return answer;
  }

  /**
   * Notes a failed sign-in after the answer has gone, so that its time does not tell whether there is such an account;
   * an address without one goes to the log alone, or anybody could fill the database.
   */
  noteFailedSignIn(email: string, address: string): void {
    this.#database.pool
      .query<{ id: string }>('select id from site.auth_users where lower(email) = lower($1)', [email])
      .then(async ({ rows: [user] }) => {
        if (user) await this.note('sign-in-failed', user.id, address);
        else this.#logger.warn('a sign-in failed: there is no such account', { address });
      })
      .catch((error: unknown) => {
        this.#logger.error('a failed sign-in could not be noted', { error: errorMessage(error) });
      });
  }
}
