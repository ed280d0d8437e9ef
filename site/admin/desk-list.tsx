import { Button } from '@parley/kit-ui/button';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export interface DeskListProps<Answer> {
  query: UseQueryResult<Answer>;
  /** As in "the webhooks". */
  what: string;
  caption: string;
  columns: readonly string[];
  /** The rows; none shows `empty`. */
  rows: (answer: Answer) => ReactNode[];
  empty: ReactNode;
}

/** A list of the admin with its four states: asked for, there, empty, not reached. */
export function DeskList<Answer>({ query, what, caption, columns, rows, empty }: DeskListProps<Answer>) {
  if (query.isError)
    return (
      <div className="admin-empty" role="alert">
        <p>
          {what} could not be loaded. {query.error.message}
        </p>
        <Button look="outline" small onClick={() => void query.refetch()}>
          Try again
        </Button>
      </div>
    );
  const shown = query.data === undefined ? skeleton(columns.length) : rows(query.data);
  if (shown.length === 0) return <div className="admin-empty">{empty}</div>;
  return (
    <DeskTable caption={caption} columns={columns} isBusy={query.isPending}>
      {shown}
    </DeskTable>
  );
}

export interface DeskTableProps {
  caption: string;
  columns: readonly string[];
  isBusy?: boolean;
  children: ReactNode;
}

/** A table of the admin; on phones each row becomes a card. */
export function DeskTable({ caption, columns, isBusy = false, children }: DeskTableProps) {
  return (
    <table className="rows desk-rows" aria-busy={isBusy}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column === doing ? <span className="visually-hidden">{column}</span> : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The heading of the buttons' column, which is only read out. */
export const doing = 'What to do';

function skeleton(cells: number): ReactNode[] {
  return [1, 2, 3].map((row) => (
    <tr key={row} className="rows__skeleton">
      {Array.from({ length: cells }, (_, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells that never change.
        <td key={cell}>
          <span />
        </td>
      ))}
    </tr>
  ));
}
