import type { Viewer } from '../auth/viewer.ts';

/** The tables that `/api/admin/{table}` reads and changes (spec 000 §3). */
export const tableNames = [
  'case_studies',
  'key_features',
  'key_features_section',
  'testimonials',
  'testimonials_section',
  'posts',
] as const;
export type TableName = (typeof tableNames)[number];

/** A row by its columns. Times are ISO 8601 once it has been sent. */
export type TableRow = Record<string, unknown> & { id: string };

export interface TableQuery {
  /** The columns to read; all of the table's without one. */
  select?: readonly string[] | undefined;
  /** What columns must equal, compared as text. */
  filters?: ReadonlyArray<{ column: string; value: string }> | undefined;
  /** The table's own order without one. */
  order?: ReadonlyArray<{ column: string; direction: 'asc' | 'desc' }> | undefined;
  /** 1,000 without one. */
  limit?: number | undefined;
}

/** One row's new place in its order. */
export interface PlacedRow {
  id: string;
  display_order: number;
}

/**
 * The tables that admins write. Every call checks the viewer and runs with the viewer's database role. What comes in is
 * held to the table's schema; a refusal is a SiteError with the message of each wrong field.
 */
export interface AdminTables {
  select(viewer: Viewer, table: TableName, query: TableQuery): Promise<TableRow[]>;
  /** Throws what answers 406 PGRST116 unless exactly one row matches. */
  selectOne(viewer: Viewer, table: TableName, query: TableQuery): Promise<TableRow>;
  insert(viewer: Viewer, table: TableName, body: unknown): Promise<TableRow>;
  /** Changes the fields that are given. Throws what answers 406 PGRST116 without such a row. */
  update(viewer: Viewer, table: TableName, id: string, body: unknown): Promise<TableRow>;
  remove(viewer: Viewer, table: TableName, id: string): Promise<void>;
  /** Swaps display_order with the neighbour above (-1) or below (1); at the end nothing changes. Returns all places. */
  move(viewer: Viewer, table: TableName, id: string, by: 1 | -1): Promise<PlacedRow[]>;
}
