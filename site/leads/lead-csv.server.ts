import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { LeadRow } from '../admin/lead-row.ts';
import { kindLabels, statusLabels } from './lead-words.ts';

const columns = [
  'Received',
  'Kind',
  'Status',
  'Assigned to',
  'Name',
  'E-mail',
  'Phone',
  'Page',
  'Consent version',
  'Id',
] as const;
type CsvRow = Record<(typeof columns)[number], string | null>;

/**
 * Leads as CSV for spreadsheets: UTF-8 with its mark, without which Excel garbles names, and no cell that a spreadsheet
 * takes for a formula: what visitors typed must not run on the team's machines. Read as fast as it is sent, so any
 * number of leads takes little memory.
 */
export function leadsAsCsv(
  leads: AsyncIterable<LeadRow>,
  adminNames: () => Promise<ReadonlyMap<string, string>>,
): ReadableStream<Uint8Array> {
  const csv = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  // An error ends the stream in its middle, and the download is seen to have failed.
  pipeline(Readable.from(toRows(leads, adminNames)), csv, () => undefined);
  return Readable.toWeb(csv) as ReadableStream<Uint8Array>;
}

async function* toRows(leads: AsyncIterable<LeadRow>, adminNames: () => Promise<ReadonlyMap<string, string>>) {
  const names = await adminNames();
  for await (const lead of leads) yield toRow(lead, names);
}

function toRow(lead: LeadRow, names: ReadonlyMap<string, string>): CsvRow {
  const { assigneeId } = lead;
  return {
    Received: lead.createdAt,
    Kind: kindLabels[lead.kind],
    Status: statusLabels[lead.status],
    'Assigned to': assigneeId && (names.get(assigneeId) ?? assigneeId),
    Name: lead.name,
    'E-mail': lead.email,
    Phone: lead.phoneNumber,
    Page: lead.sourcePage,
    'Consent version': lead.consentVersion,
    Id: lead.id,
  };
}
