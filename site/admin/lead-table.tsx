import { useEffect, useRef } from 'react';
import type { LeadRow } from './lead-row.ts';

/** What the sheets of the spec are called for people. A sheet that is not known keeps its own name. */
const sheetLabels: Record<string, string> = {
  calling_leads: 'Demo call',
  confirmed_lead: 'Get started',
  email_subscription: 'Newsletter',
};

const columns = ['Received', 'Name', 'E-mail', 'Phone', 'Sheet', 'Page'];

export interface LeadTableProps {
  /** Null while the first ones load: rows of their final size stand in. */
  leads: LeadRow[] | null;
  active: number;
}

/** The leads as a table; on phones each row becomes a card that names its parts. */
export function LeadTable({ leads, active }: LeadTableProps) {
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
          : leads.map((lead, index) => <Row key={lead.id} lead={lead} isActive={index === active} />)}
      </tbody>
    </table>
  );
}

const skeletonRows = [1, 2, 3, 4, 5, 6, 7, 8];

function Row({ lead, isActive }: { lead: LeadRow; isActive: boolean }) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isActive) row.current?.focus();
  }, [isActive]);
  return (
    <tr ref={row} tabIndex={-1} className={isActive ? 'leads__row leads__row--active' : 'leads__row'}>
      <td className="leads__date">
        <Received at={lead.createdAt} />
      </td>
      <td className="leads__name">{lead.name ?? <Missing />}</td>
      <td className="leads__mail">{lead.email ? <a href={`mailto:${lead.email}`}>{lead.email}</a> : <Missing />}</td>
      <td className="leads__phone">
        {lead.phoneNumber ? <a href={`tel:${lead.phoneNumber}`}>{lead.phoneNumber}</a> : <Missing />}
      </td>
      <td className="leads__sheet" title={lead.sheetName}>
        {sheetLabels[lead.sheetName] ?? lead.sheetName}
      </td>
      <td className="leads__page" title={lead.sourcePage ?? undefined}>
        {lead.sourcePage ?? <Missing />}
      </td>
    </tr>
  );
}

function Missing() {
  return (
    <span className="leads__missing">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">not given</span>
    </span>
  );
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** US long format, as everywhere on the site; in the team's time zone, the same on server and page. */
function Received({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={`${time.format(date)} India time`}>
      {day.format(date)} <span className="leads__time">{time.format(date)}</span>
    </time>
  );
}
