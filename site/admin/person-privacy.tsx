import { Button } from '@parley/kit-ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConsentRecord, PersonData, PrivacyCounts } from '../privacy/person-data.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DeskList } from './desk-list.tsx';
import { Moment } from './moment.tsx';
import { sendBody } from './table-client.ts';
import { useDeskChange } from './use-desk-change.ts';
import './content.css';
import './desk.css';

/** What reads about a person's data belong to; changes of it read them anew. */
export const personKey = ['person-data'];

export interface PersonPrivacyProps {
  /** Whom this is about. */
  email: string;
  /** Told once everything is erased. */
  onErased?: () => void;
}

/** What one person agreed to, and what can be done with their data: take it out, take consent back, erase it. */
export function PersonPrivacy({ email, onErased }: PersonPrivacyProps) {
  const found = useQuery({
    queryKey: [...personKey, email],
    queryFn: async () => (await sendBody<{ data: PersonData | null }>('POST', 'privacy/person', { email })).data,
    staleTime: 0,
  });
  const [asking, setAsking] = useState<'withdraw' | 'erase'>();
  const reads = [personKey];
  const close = () => setAsking(undefined);
  const take = useDeskChange({
    change: () => sendBody<PersonData>('POST', 'privacy/person/export', { email }),
    reads,
    done: 'The file is in your downloads',
    failed: 'The data could not be taken out',
    onDone: download,
  });
  const withdraw = useDeskChange({
    change: () => sendBody<PrivacyCounts>('POST', 'privacy/person/withdraw', { email }),
    reads,
    done: ({ consents = 0 }) => `${consents} ${consents === 1 ? 'consent' : 'consents'} taken back`,
    failed: 'Nothing was taken back',
    onDone: close,
  });
  const erase = useDeskChange({
    change: () => sendBody<PrivacyCounts>('POST', 'privacy/person/erase', { email }),
    reads,
    done: 'Everything of this person is erased',
    failed: 'Nothing was erased',
    onDone: () => {
      close();
      onErased?.();
    },
  });
  if (found.data === null)
    return (
      <div className="admin-empty">
        <p>Nothing is kept about {email}.</p>
      </div>
    );
  return (
    <>
      {found.data && <Facts {...found.data} />}
      {found.data && (
        <div className="desk-ways">
          <Button look="outline" small busy={take.isPending} onClick={() => take.mutate(undefined)}>
            Export as JSON
          </Button>
          <Button
            look="outline"
            small
            disabled={found.data.consents.every((consent) => consent.withdrawn_at !== null)}
            onClick={() => setAsking('withdraw')}
          >
            Take consent back
          </Button>
          <Button look="danger" small onClick={() => setAsking('erase')}>
            Erase everything
          </Button>
        </div>
      )}
      <DeskList
        query={found}
        what="What is kept"
        caption="Consents, newest first"
        columns={['Given', 'Form', 'For', 'Words', 'Standing']}
        empty={<p>No consent stands beside what this person sent.</p>}
        rows={(data) =>
          (data?.consents ?? []).map((consent, index) => <ConsentLine key={keyOf(consent, index)} {...consent} />)
        }
      />
      <ConfirmDialog
        open={asking === 'withdraw'}
        title="Take all consent back?"
        description={`${email} is then not to be contacted for marketing and sales; the newsletter ends, and no call is made. What was sent stays.`}
        confirm="Take it back"
        keep="Leave it"
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate(undefined)}
        onKeep={close}
      />
      <ConfirmDialog
        open={asking === 'erase'}
        title="Erase this person?"
        description={`Everything of ${email} goes for good: what was sent, calls, bookings, notes, consents. Systems behind webhooks are told to erase it too. It cannot be undone.`}
        confirm="Erase everything"
        keep="Keep it"
        busy={erase.isPending}
        onConfirm={() => erase.mutate(undefined)}
        onKeep={close}
      />
    </>
  );
}

function Facts({ submissions, demo_calls: calls, bookings, newsletter, shared_with: shared }: PersonData) {
  const systems = new Set(shared.map(({ system }) => system)).size;
  const facts: Array<[number, string]> = [
    [submissions.length, submissions.length === 1 ? 'form sent' : 'forms sent'],
    [calls.length, calls.length === 1 ? 'demo call' : 'demo calls'],
    [bookings.length, bookings.length === 1 ? 'booking' : 'bookings'],
    [systems, systems === 1 ? 'other system told' : 'other systems told'],
  ];
  return (
    <ul className="desk-facts">
      {facts.map(([count, label]) => (
        <li key={label}>
          <b>{count}</b>
          {label}
        </li>
      ))}
      {newsletter && <li>Newsletter: {newsletter.status}</li>}
    </ul>
  );
}

const formNames: Readonly<Record<string, string>> = {
  calling_leads: 'Demo call or call back',
  confirmed_lead: 'Get started',
  email_subscription: 'Newsletter',
  demo_call: 'Call by the voice agent',
  booking: 'Live demo',
};

function ConsentLine(consent: ConsentRecord) {
  return (
    <tr className="rows__row">
      <td className="rows__date">
        <Moment at={consent.given_at} />
      </td>
      <td>
        {formNames[consent.form] ?? consent.form}
        <span className="rows__under">{consent.source_page ?? 'page not known'}</span>
      </td>
      <td>
        {consent.purpose ?? 'not known'}
        <span className="rows__under">by {consent.channel === 'email' ? 'e-mail' : 'phone'}</span>
      </td>
      <td className="desk-notice">
        {consent.wording ? (
          <details>
            <summary>{consent.text_version}</summary>
            <span lang={consent.language}>{consent.wording.replace(/[[\]]/g, '')}</span>
          </details>
        ) : (
          `${consent.text_version} (not one of ours)`
        )}
      </td>
      <td>
        {consent.withdrawn_at ? (
          <>
            Taken back
            <span className="rows__under">
              {consent.withdrawn_by === 'admin' ? 'by an admin, ' : ''}
              <Moment at={consent.withdrawn_at} />
            </span>
          </>
        ) : (
          <span className="state-tag" data-state="shown">
            Holds
          </span>
        )}
      </td>
    </tr>
  );
}

function keyOf({ given_at: at, form, channel }: ConsentRecord, index: number): string {
  return `${at} ${form} ${channel} ${index}`;
}

function download(data: PersonData): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `personal-data-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
