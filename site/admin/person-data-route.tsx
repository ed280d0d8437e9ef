import { Button } from '@parley/kit-ui/button';
import { TextField } from '@parley/kit-ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isEmail } from '../leads/lead-schema.ts';
import type { PrivacyAction, PrivacyCounts } from '../privacy/person-data.ts';
import { DeskList } from './desk-list.tsx';
import { Moment } from './moment.tsx';
import { PersonPrivacy, personKey } from './person-privacy.tsx';
import { RetentionRules } from './retention-rules.tsx';
import { askAdmin } from './table-client.ts';
import './content.css';
import './desk.css';

/** Beside what is kept about people, because each change of that leaves a proof. */
const actionsKey = [...personKey, 'actions'];

export default function PersonDataRoute() {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [email, setEmail] = useState<string>();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = isEmail(typed);
    setError(isRight ? undefined : 'Enter a whole e-mail address');
    setEmail(isRight ? typed.trim().toLowerCase() : undefined);
  };
  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">Privacy</h1>
        <p className="admin__count">What is kept about a person, and for how long</p>
      </div>
      <form className="desk-search desk-form" onSubmit={onSubmit} noValidate>
        <TextField
          label="E-mail address of the person"
          type="email"
          autoComplete="off"
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" small>
          Show
        </Button>
      </form>
      {email !== undefined && (
        <section className="desk-part" aria-label={`What is kept about ${email}`}>
          <PersonPrivacy key={email} email={email} />
        </section>
      )}
      <RetentionRules reads={[personKey]} />
      <Proofs />
    </>
  );
}

const actionNames: Record<PrivacyAction['action'], string> = {
  withdraw: 'Consent taken back',
  erase: 'Person erased',
  export: 'Data taken out',
  retention: 'Retention',
  'retention-dry-run': 'Dry run of retention',
};

const doers: Record<PrivacyAction['done_by'], string> = {
  person: 'The person, by a mailed link',
  admin: 'An admin',
  site: 'By itself, daily',
};

function Proofs() {
  const list = useQuery({
    queryKey: actionsKey,
    queryFn: ({ signal }) => askAdmin<PrivacyAction[]>('privacy/actions', { signal }),
  });
  return (
    <section className="desk-part" aria-labelledby="proofs-title">
      <div className="desk-part__head">
        <h2 id="proofs-title">What was done</h2>
      </div>
      <p className="desk-part__note">The proof that a wish was met or a time was over. It names nobody.</p>
      <DeskList
        query={list}
        what="The proofs"
        caption="What was done, newest first"
        columns={['When', 'What', 'By', 'How many']}
        empty={<p>Nothing yet.</p>}
        rows={(actions) =>
          actions.map((action) => (
            <tr key={action.id} className="rows__row">
              <td className="rows__date">
                <Moment at={action.at} />
              </td>
              <td>{actionNames[action.action]}</td>
              <td>{action.user_name ?? doers[action.done_by]}</td>
              <td>{countText(action.counts)}</td>
            </tr>
          ))
        }
      />
    </section>
  );
}

function countText(counts: PrivacyCounts): string {
  const parts = Object.entries(counts).filter(([, count]) => count > 0);
  return parts.map(([name, count]) => `${count} ${name.replaceAll(/[_-]/g, ' ')}`).join(', ') || 'nothing';
}
