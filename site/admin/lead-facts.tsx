import { Select } from '@parley/kit-ui/select';
import { useId } from 'react';
import { Link } from 'react-router';
import { type LeadFilters, leadStatuses } from '../leads/lead-filters.ts';
import type { LeadDetail } from '../leads/lead-timeline.ts';
import { kindLabels, statusLabels } from '../leads/lead-words.ts';
import { leadPath } from './lead-path.ts';
import type { LeadChange } from './lead-row.ts';

const noOne = 'nobody';

export interface LeadFactsProps {
  /** Undefined while it loads. */
  detail: LeadDetail | undefined;
  filters: LeadFilters;
  onChange: (change: LeadChange) => void;
}

/** Beside the timeline: how far the team is with the lead, who has it, and how its person is reached. */
export function LeadFacts({ detail, filters, onChange }: LeadFactsProps) {
  if (!detail) return <aside className="lead__facts lead__facts--loading" aria-label="Facts" />;
  const { lead, person, others } = detail;
  return (
    <aside className="lead__facts" aria-label="Facts">
      <fieldset className="lead-choice">
        <legend>Status</legend>
        {leadStatuses.map((status) => (
          <label key={status} className="lead-choice__option">
            <input
              type="radio"
              name="status"
              value={status}
              checked={lead.status === status}
              onChange={() => onChange({ status })}
            />
            <span className="lead-status" data-status={status}>
              {statusLabels[status]}
            </span>
          </label>
        ))}
      </fieldset>
      <Assignee detail={detail} onChange={onChange} />
      <dl className="lead-list">
        {person.email && (
          <Fact label="E-mail">
            <a href={`mailto:${person.email}`}>{person.email}</a>
          </Fact>
        )}
        {person.phoneNumbers.length > 0 && (
          <Fact label="Phone">
            {person.phoneNumbers.map((number) => (
              <a key={number} href={`tel:${number}`}>
                {number}
              </a>
            ))}
          </Fact>
        )}
        <Fact label="Came by">
          {kindLabels[lead.kind]}
          {lead.sourcePage && <span className="lead-list__soft">{lead.sourcePage}</span>}
        </Fact>
        {others.length > 0 && (
          <Fact label="Also gave this number">
            {others.map(({ id, name, email }) => (
              <Link key={id} to={leadPath(id, filters)}>
                {name ?? email}
              </Link>
            ))}
            <span className="lead-list__soft">Another e-mail address, so kept apart.</span>
          </Fact>
        )}
      </dl>
    </aside>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="lead-list__fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Assignee({ detail, onChange }: { detail: LeadDetail; onChange: LeadFactsProps['onChange'] }) {
  const id = useId();
  const { admins, adminId, lead } = detail;
  const isGone = lead.assigneeId !== null && !admins.some((admin) => admin.id === lead.assigneeId);
  const options = [
    { value: noOne, label: 'Nobody yet' },
    ...admins.map((admin) => ({ value: admin.id, label: admin.id === adminId ? `${admin.name} (you)` : admin.name })),
    ...(isGone ? [{ value: lead.assigneeId ?? '', label: 'No longer an admin' }] : []),
  ];
  return (
    <div className="lead-choice">
      <label htmlFor={id}>Assigned to</label>
      <Select
        id={id}
        options={options}
        value={lead.assigneeId ?? noOne}
        onPick={(picked) => onChange({ assigneeId: picked === noOne ? null : picked })}
      />
    </div>
  );
}
