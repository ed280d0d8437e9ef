import { randomBytes } from 'node:crypto';
import type { Database } from '@parley/kit-server/database';
import { SiteError } from '../server/site-error.ts';
import type { AccountLink, AccountLinkKind } from './account-link.ts';
import type { Auth } from './auth.server.ts';
import { hashLinkToken, makeLinkToken } from './link-token.server.ts';

export interface AccountLinksOptions {
  database: Database;
  publicUrl: () => string;
}

const pages: Record<AccountLinkKind, string> = {
  invitation: '/auth/invitation',
  'password-reset': '/auth/reset',
};

/** Links that invite a person or let one choose a new password: each works once and for a while. */
export class AccountLinks {
  readonly #options: AccountLinksOptions;

  constructor(options: AccountLinksOptions) {
    this.#options = options;
  }

  /** Whom the link with this token is for; undefined when it no longer works. */
  async find(kind: AccountLinkKind, token: string): Promise<AccountLink | undefined> {
    const { rows } = await this.#options.database.pool.query<{ email_key: string }>(
      `select email_key from site.account_links
        where kind = $1 and token_hash = $2 and expires_at > current_timestamp`,
      [kind, hashLinkToken(token)],
    );
    return rows[0] && { kind, email: rows[0].email_key };
  }

  /**
   * Has a link mailed that sets a new password, if the address has an account; what it takes is the same either way, so
   * that nobody learns from it who has one.
   */
  async askReset(email: string): Promise<void> {
    await this.#options.database.pool.query('select site.ask_password_reset($1)', [email]);
  }

  /** Makes a link that sets a new password, for the operator to hand over. Undefined without such an account. */
  async makeResetLink(email: string): Promise<string | undefined> {
    const token = makeLinkToken();
    const { rowCount } = await this.#options.database.pool.query(
      `insert into site.account_links (kind, email_key, token_hash, expires_at)
       select 'password-reset', lower(u.email), $2, current_timestamp + interval '1 day'
         from site.auth_users u where lower(u.email) = lower(btrim($1))`,
      [email, hashLinkToken(token)],
    );
    return rowCount ? this.#address('password-reset', token) : undefined;
  }

  /**
   * Makes the link of a mail at the moment when the mail is written, so that no queue holds its secret; a mail that is
   * written again has another one. Undefined when there is nothing to mail any more.
   */
  async makeMailedLink(id: string): Promise<(AccountLink & { role: string | null; url: string }) | undefined> {
    const { database } = this.#options;
    const token = makeLinkToken();
    const { rows } = await database.pool.query<{ kind: AccountLinkKind; email: string; role: string | null }>(
      `update site.account_links l
          set token_hash = $2,
              expires_at = case when l.kind = 'invitation' then l.expires_at
                                else current_timestamp + interval '1 hour' end
        where l.id = $1 and l.expires_at > current_timestamp
          and (l.kind = 'invitation' or exists (select from site.auth_users u where lower(u.email) = l.email_key))
        returning l.kind, l.email_key as email, l.role`,
      [id, hashLinkToken(token)],
    );
    return rows[0] && { ...rows[0], url: this.#address(rows[0].kind, token) };
  }

  /** The address of an invitation, and what is kept of it. */
  makeInvitationLink(): { url: string; tokenHash: string } {
    const token = makeLinkToken();
    return { url: this.#address('invitation', token), tokenHash: hashLinkToken(token) };
  }

  /** Sets the password that a reset link is for, and ends all sessions of the account. Gives the user's id. */
  async resetPassword(auth: Auth, token: string, password: string): Promise<string> {
    const { database } = this.#options;
    // Asked first, because making a hash is dear.
    if (!(await this.find('password-reset', token))) throw SiteError.accountLinkInvalid();
    const { rows } = await database.pool.query<{ id: string | null }>('select site.use_password_reset($1, $2) as id', [
      hashLinkToken(token),
      await (await auth.$context).password.hash(password),
    ]);
    const id = rows[0]?.id;
    if (!id) throw SiteError.accountLinkInvalid();
    return id;
  }

  /** Makes the account that an invitation is for. Gives its address. */
  async acceptInvitation(auth: Auth, token: string, name: string, password: string): Promise<string> {
    const { database } = this.#options;
    if (!(await this.find('invitation', token))) throw SiteError.accountLinkInvalid();
    const { rows } = await database.pool.query<{ email: string | null }>(
      'select site.use_invitation($1, $2, $3, $4) as email',
      [
        hashLinkToken(token),
        randomBytes(24).toString('base64url'),
        name,
        await (await auth.$context).password.hash(password),
      ],
    );
    const email = rows[0]?.email;
    if (!email) throw SiteError.accountLinkInvalid();
    return email;
  }

  #address(kind: AccountLinkKind, token: string): string {
    return `${this.#options.publicUrl()}${pages[kind]}?token=${token}`;
  }
}
