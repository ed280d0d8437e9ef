export type AccountLinkKind = 'invitation' | 'password-reset';

/** Whom a link is for. */
export interface AccountLink {
  kind: AccountLinkKind;
  email: string;
}
