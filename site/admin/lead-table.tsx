import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { kindLabels, statusLabels } from '../leads/lead-words.ts';
import type { LeadAdmin, LeadRow } from './lead-row.ts';
import { LeadTime } from './lead-time.tsx';

const columns = ['Name', 'Phone', 'Kind', 'Status', 'Assigned to', 'Received'];

export interface LeadTableProps {
  /** Null while the first ones load: rows of their final size stand in. */
  leads: LeadRow[] | null;
  active: number;
  admins: LeadAdmin[];
  /** Where a lead's own page is. */
  pathOf: (lead: LeadRow) => string;
}

/** The leads as a table; on phones each row becomes a card that names its parts. */
export function LeadTable({ leads, active, admins, pathOf }: LeadTableProps) {
  return (
    <table className="leads" aria-busy={leads === null}>
      <caption className="visually-hidden">Leads, newest first</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {leads === null
          ? skeletonRows.map((row) => (
              <tr key={row} className="leads__skeleton">
                {columns.map((column) => (
                  <td key={column}>
                    <span />
                  </td>
                ))}
              </tr>
            ))
          : leads.map((lead, index) => (
              <Row
                key={lead.id}
                lead={lead}
                isActive={index === active}
                assignee={lead.assigneeId && (admins.find(({ id }) => id === lead.assigneeId)?.name ?? 'Somebody')}
                path={pathOf(lead)}
              />
            ))}
      </tbody>
    </table>
  );
}

const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8];

interface RowProps {
  lead: LeadRow;
  isActive: boolean;
  assignee: string | null;
  path: string;
}

function Row({ lead, isActive, assignee, path }: RowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (isActive) row.current?.focus();
  }, [isActive]);
  return (
    <tr
      ref={row}
      tabIndex={-1}
      className={isActive ? 'leads__row leads__row--active' : 'leads__row'}
      data-status={lead.status}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) void navigate(path);
      }}
      onClick={(event) => {
        // Text of the row can still be picked up with the pointer, and links lead where they say.
        const isLink = event.target instanceof Element && event.target.closest('a') !== null;
        if (!isLink && getSelection()?.isCollapsed !== false) void navigate(path);
      }}
    >
      <td className="leads__name">
        <Link to={path}>{lead.name ?? lead.email ?? lead.phoneNumber}</Link>
        {lead.name && lead.email && (
          <a href={`mailto:${lead.email}`} className="leads__mail">
            {lead.email}
          </a>
        )}
      </td>
      <td className="leads__phone">
        {lead.phoneNumber ? <a href={`tel:${lead.phoneNumber}`}>{lead.phoneNumber}</a> : <Missing />}
      </td>
      <td className="leads__kind">
        {kindLabels[lead.kind]}
        {lead.sourcePage && (
          <span className="leads__page" title={lead.sourcePage}>
            {lead.sourcePage}
          </span>
        )}
      </td>
      <td className="leads__status">
        <span className="lead-status" data-status={lead.status}>
          {statusLabels[lead.status]}
        </span>
      </td>
      <td className="leads__assignee">{assignee ?? <Missing text="nobody" />}</td>
      <td className="leads__date">
        <LeadTime at={lead.createdAt} />
      </td>
    </tr>
  );
}

function Missing({ text = 'not given' }: { text?: string }) {
  return (
    <span className="leads__missing">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
