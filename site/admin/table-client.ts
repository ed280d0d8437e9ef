import { AppError } from '@parley/kit-base/app-error';
import type { PlacedRow, TableName } from './admin-tables.ts';

/** A request to the admin's tables that was refused, or that did not arrive. The message may be shown. */
export class TableError extends AppError {
  /** The message of each wrong field. */
  fields: Record<string, string> = {};

  static unreachable(cause: unknown): TableError {
    return new TableError('unreachable', 'The server cannot be reached. Check your internet connection.', { cause });
  }

  static async refused(response: Response): Promise<TableError> {
    const body = (await response.json().catch(() => ({}))) as Partial<Refusal>;
    const message = body.message ?? `The server answered ${response.status}`;
    const error = new TableError(body.code ?? 'refused', message);
    error.fields = body.fields ?? {};
    return error;
  }
}

interface Refusal {
  code: string;
  message: string;
  fields: Record<string, string>;
}

/** The code of an answer to a single-row read that found no row (spec 000 §8). */
export const noRowCode = 'PGRST116';

/** The calls of spec 000 §7 on the admin's tables. All throw a {@link TableError}. */
export interface TableClient {
  /** `query` holds columns and what they must equal, beside select, order, limit and single. */
  select<Answer>(table: TableName, query?: Record<string, string>, signal?: AbortSignal): Promise<Answer>;
  selectById<Row>(table: TableName, id: string, query?: Record<string, string>, signal?: AbortSignal): Promise<Row>;
  insert<Row>(table: TableName, values: object): Promise<Row>;
  update<Row>(table: TableName, id: string, values: object): Promise<Row>;
  remove(table: TableName, id: string): Promise<void>;
  move(table: TableName, id: string, by: 1 | -1): Promise<PlacedRow[]>;
}

export const tableClient: TableClient = {
  select: (table, query, signal) => callAdmin(withQuery(table, query), signal ? { signal } : {}),
  selectById: (table, id, query, signal) => callAdmin(withQuery(row(table, id), query), signal ? { signal } : {}),
  insert: (table, values) => callAdmin(table, withBody('POST', values)),
  update: (table, id, values) => callAdmin(row(table, id), withBody('PATCH', values)),
  remove: (table, id) => callAdmin(row(table, id), { method: 'DELETE' }),
  move: (table, id, by) => callAdmin(`${row(table, id)}/move`, withBody('POST', { by })),
};

function row(table: TableName, id: string): string {
  return `${table}/${encodeURIComponent(id)}`;
}

function withQuery(path: string, query: Record<string, string> = {}): string {
  const parameters = new URLSearchParams(query);
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

function withBody(method: string, values: object): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) };
}

/** A call under /api/admin. Throws a {@link TableError}. */
export async function callAdmin<Answer>(path: string, init: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api/admin/${path}`, init);
  } catch (error) {
    throw init.signal?.aborted ? error : TableError.unreachable(error);
  }
  if (!response.ok) throw await TableError.refused(response);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

/** The message of each field that the server refused, of an error or of what caused it. */
export function refusedFields(error: unknown): Record<string, string> {
  if (error instanceof TableError) return error.fields;
  return error instanceof Error && error.cause !== undefined ? refusedFields(error.cause) : {};
}

/** What lay behind an error, for the second line of its notice. */
export function causeText(error: Error): string | undefined {
  return error.cause instanceof Error ? error.cause.message : undefined;
}
