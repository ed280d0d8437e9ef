import type { ReactNode } from 'react';
import { ScrollArea } from './scroll-area.tsx';

export interface TableProps {
  /** Read out as the table's name. */
  caption: string;
  columns: readonly string[];
  /** The body's rows. */
  children: ReactNode;
}

/** A plain data table that scrolls sideways by itself where it is too wide. */
export function Table({ caption, columns, children }: TableProps) {
  return (
    <ScrollArea label={caption}>
      <table className="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollArea>
  );
}
