import type { Viewer } from '../auth/viewer.ts';

export type PersonRole = 'user' | 'admin';

/** Somebody with an account. Times are ISO 8601 once it has been sent. */
export interface Person {
  id: string;
  name: string;
  email: string;
  role: PersonRole;
  hasTwoFactor: boolean;
  createdAt: string;
  /** In how many places they are signed in now. */
  sessions: number;
  lastSeenAt: string | null;
}

/** Somebody who has not accepted yet. */
export interface Invitation {
  id: string;
  email: string;
  role: PersonRole;
  invitedBy: string | null;
  createdAt: string;
  expiresAt: string;
}

export interface PeopleList {
  people: Person[];
  invitations: Invitation[];
}

/** Who may sign in, and how they change. Each call checks the viewer and runs with their database role. */
export interface People {
  list(viewer: Viewer): Promise<PeopleList>;
  /**
   * Invites an address; an earlier invitation of it is replaced. Gives the link to hand over, unless it is mailed.
   * Throws what answers 409 when the address has an account.
   */
  invite(viewer: Viewer, invitation: { email: string; role: PersonRole; isMailed: boolean }): Promise<string | null>;
  /** A new link for an invitation, in place of the earlier one. Throws what answers 406 when it is gone. */
  renew(viewer: Viewer, id: string): Promise<string>;
  withdraw(viewer: Viewer, id: string): Promise<void>;
  /** Ends all sessions of the person as well. Throws what answers 409 for the last admin. */
  changeRole(viewer: Viewer, id: string, role: PersonRole): Promise<void>;
  remove(viewer: Viewer, id: string): Promise<void>;
  endSessions(viewer: Viewer, id: string): Promise<number>;
}
