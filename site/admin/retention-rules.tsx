import { Button } from '@parley/kit-ui/button';
import { Dialog } from '@parley/kit-ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { DryRun, PrivacyCounts, RetentionRule, RetentionRuleId } from '../privacy/person-data.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DeskTable } from './desk-list.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { Moment } from './moment.tsx';
import { askAdmin, sendBody } from './table-client.ts';
import { useDeskChange } from './use-desk-change.ts';

const rulesKey = ['retention'];

const rules: ReadonlyArray<{ id: RetentionRuleId; label: string; note: string }> = [
  { id: 'enquiries', label: 'Enquiries', note: 'After the person’s last form. Leads in progress stay.' },
  { id: 'demo-calls', label: 'Demo calls', note: 'After they were asked for. Those to be dialled stay.' },
  { id: 'bookings', label: 'Bookings', note: 'After the meeting.' },
  { id: 'newsletter', label: 'Newsletter', note: 'After it was ended, or never confirmed.' },
  { id: 'spam', label: 'Spam', note: 'What a robot wrote into the trap.' },
];

/** How long what people sent is kept, by what it is for; with a look at what would go. */
export function RetentionRules({ reads }: { reads: string[][] }) {
  const stored = useQuery({
    queryKey: rulesKey,
    queryFn: ({ signal }) => askAdmin<RetentionRule[]>('privacy/retention', { signal }),
  });
  return (
    <section className="desk-part" aria-labelledby="retention-title">
      <div className="desk-part__head">
        <h2 id="retention-title">How long things are kept</h2>
      </div>
      <p className="desk-part__note">
        Once a day, what is over is erased for good. An empty field keeps it until somebody asks. Say the same in your
        privacy policy.
      </p>
      {stored.isError ? (
        <div className="admin-empty" role="alert">
          <p>The rules could not be loaded. {stored.error.message}</p>
          <Button look="outline" small onClick={() => void stored.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        stored.data && <RulesForm stored={stored.data} reads={[rulesKey, ...reads]} />
      )}
    </section>
  );
}

type Days = Partial<Record<RetentionRuleId, string>>;

function RulesForm({ stored, reads }: { stored: readonly RetentionRule[]; reads: string[][] }) {
  const [days, setDays] = useState<Days>(daysOf(stored));
  const [found, setFound] = useState<DryRun>();
  const [isAsking, setAsking] = useState(false);
  const wrong = rules.find(({ id }) => !isDays(days[id] ?? ''))?.id;
  const isDirty = JSON.stringify(days) !== JSON.stringify(daysOf(stored));
  const save = useDeskChange({
    change: () => {
      const given = rules.map(({ id }) => ({ id, days: days[id] ? Number(days[id]) : null }));
      return sendBody<RetentionRule[]>('PUT', 'privacy/retention', { rules: given });
    },
    reads,
    done: 'Saved',
    failed: 'Update failed',
    onDone: (kept) => setDays(daysOf(kept)),
  });
  const look = useDeskChange({
    change: () => sendBody<DryRun>('POST', 'privacy/retention/dry-run'),
    reads,
    failed: 'The dry run failed',
    onDone: setFound,
  });
  const apply = useDeskChange({
    change: () => sendBody<PrivacyCounts>('POST', 'privacy/retention/apply'),
    reads,
    done: (counts) => `${sum(counts)} erased`,
    failed: 'Nothing was erased',
    onDone: () => {
      setAsking(false);
      setFound(undefined);
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (wrong === undefined) save.mutate(undefined);
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      {rules.map(({ id, label, note }) => (
        <div key={id} className="desk-days">
          <label htmlFor={`days-${id}`}>
            <b>{label}</b>
            <span className="desk-days__note">{note}</span>
          </label>
          <span className="desk-days__field">
            <input
              id={`days-${id}`}
              className="field__input"
              inputMode="numeric"
              placeholder="–"
              value={days[id] ?? ''}
              aria-invalid={id === wrong || undefined}
              onChange={(event) => setDays({ ...days, [id]: event.currentTarget.value.trim() })}
            />
            days
          </span>
        </div>
      ))}
      {wrong !== undefined && (
        <p role="alert" className="field__error">
          Days are a whole number from 1 to 3650, or nothing.
        </p>
      )}
      <div className="desk-ways">
        <Button type="submit" small busy={save.isPending} disabled={!isDirty || wrong !== undefined}>
          Save rules
        </Button>
        <Button look="outline" small busy={look.isPending} disabled={isDirty} onClick={() => look.mutate(undefined)}>
          Dry run: what would go
        </Button>
      </div>
      <LeaveGuard when={isDirty} />
      {found && <DryRunDialog found={found} onApply={() => setAsking(true)} onClose={() => setFound(undefined)} />}
      <ConfirmDialog
        open={isAsking}
        title={`Erase ${found ? sum(found.counts) : 0} now?`}
        description="They go for good, as they would with the next daily run."
        confirm="Erase now"
        keep="Wait for the daily run"
        busy={apply.isPending}
        onConfirm={() => apply.mutate(undefined)}
        onKeep={() => setAsking(false)}
      />
    </form>
  );
}

const kindNames: Readonly<Record<string, string>> = { lead: 'Form', demo_call: 'Demo call', booking: 'Booking' };

function DryRunDialog({ found, onApply, onClose }: { found: DryRun; onApply: () => void; onClose: () => void }) {
  const total = sum(found.counts);
  const parts = rules.flatMap(({ id, label }) =>
    found.counts[id] ? [`${label.toLowerCase()} ${found.counts[id]}`] : [],
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={total === 0 ? 'Nothing would go' : `${total} would go`}
      description={
        total === 0
          ? 'By the rules as they are saved, nothing is over yet.'
          : `By the saved rules: ${parts.join(', ')}.`
      }
      width="560px"
    >
      {total > 0 && (
        <div className="desk-scroll">
          <DeskTable caption="What would go, oldest first" columns={['Since', 'What', 'Rule']}>
            {found.rows.map((row) => (
              <tr key={row.id} className="rows__row">
                <td className="rows__date">
                  <Moment at={row.since} />
                </td>
                <td>{kindNames[row.kind] ?? row.kind}</td>
                <td>{rules.find(({ id }) => id === row.rule)?.label}</td>
              </tr>
            ))}
          </DeskTable>
        </div>
      )}
      <div className="desk-ways">
        {total > 0 && (
          <Button look="danger" onClick={onApply}>
            Erase now
          </Button>
        )}
        <Button look="outline" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

function daysOf(stored: readonly RetentionRule[]): Days {
  return Object.fromEntries(rules.map(({ id }) => [id, String(stored.find((rule) => rule.id === id)?.days ?? '')]));
}

function isDays(text: string): boolean {
  return text === '' || (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 3650);
}

function sum(counts: PrivacyCounts): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
