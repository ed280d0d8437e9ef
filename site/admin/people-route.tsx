import { Button } from '@parley/kit-ui/button';
import { noticeError, noticeSuccess } from '@parley/kit-ui/notices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { usLongDate } from '../case-studies/case-study.ts';
import { ListHead } from './list-head.tsx';
import './content.css';
import './access.css';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import type { Invitation, PeopleList, Person } from './people.ts';
import { callServer, withBody } from './table-client.ts';

interface PeopleAnswer extends PeopleList {
  hasMail: boolean;
  /** The id of who asks. */
  me: string;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<{ first: PeopleAnswer | null }> {
  const { viewer, admin, hasMail } = context.get(siteRequestContext);
  const me = viewer.role === 'anon' ? '' : viewer.userId;
  return { first: { ...(await admin.people.list(viewer)), hasMail, me } };
}

/** Within the app the list is asked for only once the guard has let the person in. */
export function clientLoader(): { first: PeopleAnswer | null } {
  return { first: null };
}

export function shouldRevalidate(): boolean {
  return false;
}

const queryKey = ['people'];
const address = '/api/admin/people';

/** Who may sign in: their roles and sessions, and who is invited. */
export default function PeopleRoute() {
  const { first } = useLoaderData<typeof loader>();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callServer<PeopleAnswer>(address, { signal }),
    ...(first ? { initialData: first } : {}),
  });
  const [isInviting, setIsInviting] = useState(false);
  const [link, setLink] = useState<{ email: string; url: string }>();

  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">People</h1>
        <p className="admin__count" role="status">
          {data && countText(data.people)}
        </p>
        <Button small className="access__invite" disabled={!data} onClick={() => setIsInviting(true)}>
          Invite somebody
        </Button>
      </div>
      {isError ? (
        <div className="admin-empty" role="alert">
          <h2 className="admin-empty__title">The people could not be loaded</h2>
          <p>Check your connection and try again.</p>
          <Button small onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <>
          <PeopleTable people={data?.people ?? null} me={data?.me ?? ''} />
          {data && data.invitations.length > 0 && <Invitations invitations={data.invitations} onLink={setLink} />}
        </>
      )}
      {isInviting && (
        <InviteDialog hasMail={data?.hasMail === true} onClose={() => setIsInviting(false)} onLink={setLink} />
      )}
      {link && <LinkDialog {...link} onClose={() => setLink(undefined)} />}
    </>
  );
}

/** What can be asked before it is done to somebody. */
type Deed = 'make-admin' | 'make-user' | 'end-sessions' | 'remove';

const deeds: Record<Deed, { title: string; description: (name: string) => string; confirm: string; done: string }> = {
  'make-admin': {
    title: 'Make admin?',
    description: (name) => `${name} can then see every lead, change the whole site, and invite others.`,
    confirm: 'Make admin',
    done: 'Is an admin now',
  },
  'make-user': {
    title: 'Take the admin role away?',
    description: (name) => `${name} is signed out everywhere and can no longer open the admin.`,
    confirm: 'Take it away',
    done: 'Is no admin any more',
  },
  'end-sessions': {
    title: 'Sign out everywhere?',
    description: (name) => `${name} has to sign in again on each device.`,
    confirm: 'Sign out',
    done: 'Signed out everywhere',
  },
  remove: {
    title: 'Remove this account?',
    description: (name) => `${name} can no longer sign in. What they changed stays, and the audit log too.`,
    confirm: 'Remove',
    done: 'Account removed',
  },
};

function doTo({ id }: Person, deed: Deed): Promise<unknown> {
  const one = `${address}/${encodeURIComponent(id)}`;
  switch (deed) {
    case 'make-admin':
      return callServer(one, withBody('PATCH', { role: 'admin' }));
    case 'make-user':
      return callServer(one, withBody('PATCH', { role: 'user' }));
    case 'end-sessions':
      return callServer(`${one}/sessions`, { method: 'DELETE' });
    case 'remove':
      return callServer(one, { method: 'DELETE' });
  }
}

const columns = ['Name', 'Role', 'Second step', 'Signed in'];

function PeopleTable({ people, me }: { people: Person[] | null; me: string }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ person: Person; deed: Deed }>();
  const change = useMutation({
    mutationFn: ({ person, deed }: { person: Person; deed: Deed }) => doTo(person, deed),
    onSuccess: (_, { person, deed }) => noticeSuccess(deeds[deed].done, person.name),
    onError: (error) => noticeError('Update failed', error.message),
    onSettled: () => {
      setAsked(undefined);
      return client.invalidateQueries({ queryKey });
    },
  });
  return (
    <>
      <table className="rows" aria-busy={people === null}>
        <caption className="visually-hidden">People with an account</caption>
        <ListHead columns={columns} />
        <tbody>
          {people === null
            ? [1, 2, 3].map((row) => (
                <tr key={row} className="rows__skeleton">
                  {[1, 2, 3, 4, 5].map((cell) => (
                    <td key={cell}>
                      <span />
                    </td>
                  ))}
                </tr>
              ))
            : people.map((person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  isMe={person.id === me}
                  onAsk={(deed) => setAsked({ person, deed })}
                />
              ))}
        </tbody>
      </table>
      {asked && (
        <ConfirmDialog
          open
          title={deeds[asked.deed].title}
          description={deeds[asked.deed].description(asked.person.name)}
          confirm={deeds[asked.deed].confirm}
          keep="Keep"
          busy={change.isPending}
          onConfirm={() => change.mutate(asked)}
          onKeep={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function PersonRow({ person, isMe, onAsk }: { person: Person; isMe: boolean; onAsk: (deed: Deed) => void }) {
  const { name, email, role, hasTwoFactor, sessions, lastSeenAt } = person;
  const roleDeed = role === 'admin' ? 'make-user' : 'make-admin';
  const roleLabel = role === 'admin' ? 'Make user' : 'Make admin';
  return (
    <tr className="rows__row">
      <td className="rows__main">
        <b>{name}</b>
        {isMe && <span className="access__me">you</span>}
        {name !== email && <span className="rows__under">{email}</span>}
      </td>
      <td>{role === 'admin' ? 'Admin' : 'User'}</td>
      <td>
        <span className="state-tag" data-state={hasTwoFactor ? 'shown' : 'hidden'}>
          {hasTwoFactor ? 'Code by app' : 'Password only'}
        </span>
      </td>
      <td className="rows__date">{sessionsText(sessions, lastSeenAt)}</td>
      <td className="rows__doing">
        {isMe ? (
          <Link to="/admin/account" className="button button--quiet button--small">
            Your account
          </Link>
        ) : (
          <>
            <Button look="quiet" small aria-label={`${roleLabel}: ${name}`} onClick={() => onAsk(roleDeed)}>
              {roleLabel}
            </Button>
            <Button
              look="quiet"
              small
              disabled={sessions === 0}
              aria-label={`Sign out: ${name}`}
              onClick={() => onAsk('end-sessions')}
            >
              Sign out
            </Button>
            <Button look="quiet" small aria-label={`Remove ${name}`} onClick={() => onAsk('remove')}>
              Remove
            </Button>
          </>
        )}
      </td>
    </tr>
  );
}

interface InvitationsProps {
  invitations: Invitation[];
  onLink: (link: { email: string; url: string }) => void;
}

function Invitations({ invitations, onLink }: InvitationsProps) {
  const client = useQueryClient();
  const settle = { onSettled: () => client.invalidateQueries({ queryKey }) };
  const onError = (error: Error) => noticeError('Update failed', error.message);
  const renew = useMutation({
    mutationFn: ({ id }: Invitation) =>
      callServer<{ link: string }>(`${address}/invitations/${id}/link`, withBody('POST', {})),
    onSuccess: ({ link }, { email }) => onLink({ email, url: link }),
    onError,
    ...settle,
  });
  const withdraw = useMutation({
    mutationFn: ({ id }: Invitation) => callServer(`${address}/invitations/${id}`, { method: 'DELETE' }),
    onSuccess: (_, { email }) => noticeSuccess('Invitation withdrawn', email),
    onError,
    ...settle,
  });
  return (
    <section className="access__part">
      <h2 className="access__subtitle">Invited, not here yet</h2>
      <table className="rows">
        <caption className="visually-hidden">Invitations</caption>
        <ListHead columns={['E-mail', 'Role', 'Invited by', 'Works until']} />
        <tbody>
          {invitations.map((invitation) => (
            <tr key={invitation.id} className="rows__row">
              <td className="rows__main">
                <b>{invitation.email}</b>
              </td>
              <td>{invitation.role === 'admin' ? 'Admin' : 'User'}</td>
              <td>{invitation.invitedBy ?? 'The operator'}</td>
              <td className="rows__date">
                {Date.parse(invitation.expiresAt) < Date.now() ? 'Too old' : usLongDate(invitation.expiresAt)}
              </td>
              <td className="rows__doing">
                <Button
                  look="quiet"
                  small
                  aria-label={`New link for ${invitation.email}`}
                  onClick={() => renew.mutate(invitation)}
                >
                  New link
                </Button>
                <Button
                  look="quiet"
                  small
                  aria-label={`Withdraw the invitation of ${invitation.email}`}
                  onClick={() => withdraw.mutate(invitation)}
                >
                  Withdraw
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function countText(people: Person[]): string {
  const admins = people.filter(({ role }) => role === 'admin').length;
  const users = people.length - admins;
  const text = `${admins} ${admins === 1 ? 'admin' : 'admins'}`;
  return users === 0 ? text : `${text}, ${users} ${users === 1 ? 'user' : 'users'}`;
}

function sessionsText(sessions: number, lastSeenAt: string | null): string {
  if (sessions === 0 || lastSeenAt === null) return 'Not now';
  const places = sessions === 1 ? 'one place' : `${sessions} places`;
  return `${places}, ${usLongDate(lastSeenAt)}`;
}
