import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { AccountLinks } from '../auth/account-links.server.ts';
import type { Viewer } from '../auth/viewer.ts';
import { SiteError } from '../server/site-error.ts';
import { requireAdmin } from './admin-access.server.ts';
import { withIsoTimes } from './iso-times.ts';
import type { Invitation, People, Person } from './people.ts';

/** The accounts in the site's own database. */
export function createPeople(database: Database, links: AccountLinks): People {
  /** The rows that a call of one of the database's functions gives to this admin. */
  const ask = async <Row extends object>(viewer: Viewer, call: RawBuilder<Row>): Promise<Row[]> => {
    const { role, userId } = requireAdmin(viewer);
    try {
      return await asRole(database, { role, userId }, async (transaction) =>
        (await call.execute(transaction)).rows.map(withIsoTimes),
      );
    } catch (error) {
      throw (error as { hint?: unknown }).hint === 'last-admin' ? SiteError.lastAdmin(error) : error;
    }
  };
  /** The same for a call that gives nothing when what it is about is gone. */
  const change = async <Value>(viewer: Viewer, call: RawBuilder<{ done: Value | null }>): Promise<Value> => {
    const [row] = await ask(viewer, call);
    if (row?.done == null) throw SiteError.noSingleRow();
    return row.done;
  };

  return {
    async list(viewer) {
      const people = await ask(
        viewer,
        sql<Person>`select id, name, email, role, has_two_factor as "hasTwoFactor", created_at as "createdAt", sessions,
                           last_seen_at as "lastSeenAt" from site.list_people()`,
      );
      const invitations = await ask(
        viewer,
        sql<Invitation>`select id, email, role, invited_by as "invitedBy", created_at as "createdAt",
                               expires_at as "expiresAt" from site.list_invitations()`,
      );
      return { people, invitations };
    },

    async invite(viewer, { email, role, isMailed }) {
      const link = isMailed ? undefined : links.makeInvitationLink();
      const [row] = await ask(
        viewer,
        sql<{ id: string | null }>`select site.invite(${email}, ${role}, ${link?.tokenHash ?? null}) as id`,
      );
      if (!row?.id) throw SiteError.hasAccount();
      return link?.url ?? null;
    },

    async renew(viewer, id) {
      const link = links.makeInvitationLink();
      await change(viewer, sql`select site.renew_invitation(${uuidOf(id)}, ${link.tokenHash}) as done`);
      return link.url;
    },

    async withdraw(viewer, id) {
      await change(viewer, sql`select site.withdraw_invitation(${uuidOf(id)}) as done`);
    },

    async changeRole(viewer, id, role) {
      await change(viewer, sql`select site.change_role(${id}, ${role}) as done`);
    },

    async remove(viewer, id) {
      await change(viewer, sql`select site.remove_person(${id}) as done`);
    },

    endSessions: (viewer, id) => change<number>(viewer, sql`select site.end_sessions(${id}) as done`),
  };
}

/** What is no id names no row. */
function uuidOf(id: string): string {
  if (!z.uuid().safeParse(id).success) throw SiteError.noSingleRow();
  return id;
}
