/** A person's own account, as its screen shows it. */
export interface OwnAccount {
  name: string;
  email: string;
  hasTwoFactor: boolean;
  /** The newest first. */
  sessions: OwnSession[];
}

/** A place where the person is signed in. Times are ISO 8601 once it has been sent. */
export interface OwnSession {
  id: string;
  createdAt: string;
  seenAt: string;
  userAgent: string | null;
  address: string | null;
  isCurrent: boolean;
}

/** What starts the second step: the address that a QR code carries, and the codes for the day without the phone. */
export interface TwoFactorEnrolment {
  address: string;
  recoveryCodes: string[];
}
