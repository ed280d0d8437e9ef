import type { CSSProperties, ReactNode } from 'react';

export interface BarRow {
  name: string;
  value: number;
  /** What stands instead of the bare number. */
  text?: string | undefined;
  /** What is said of it in a third column. */
  note?: string | undefined;
  /** A second, higher amount that the bar reaches out to. */
  reach?: number;
  tone?: 'signal' | 'cyan' | 'marigold' | 'danger' | 'slate';
}

export interface BarTableProps {
  caption: string;
  /** Heads of the columns; the third only where rows have notes. */
  columns: readonly string[];
  rows: readonly BarRow[];
  /** What a full bar stands for; by default the highest value. */
  most?: number;
  /** What stands where there are no rows. */
  empty?: ReactNode;
}

/** A plot of names and amounts that is a table in itself: each row lies on a bar as long as its amount. */
export function BarTable({ caption, columns, rows, most, empty }: BarTableProps) {
  if (rows.length === 0) return <p className="dashboard__none">{empty}</p>;
  const full = most ?? Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table className="bars">
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
      <tbody>
        {rows.map(({ name, value, text, note, reach, tone }) => (
          <tr key={name}>
            <th
              scope="row"
              data-tone={tone}
              data-reach={reach !== undefined || undefined}
              style={
                { '--share': Math.min(1, value / full), '--reach': Math.min(1, (reach ?? 0) / full) } as CSSProperties
              }
            >
              <span>{name}</span>
            </th>
            <td>{text ?? value.toLocaleString('en-US')}</td>
            {note !== undefined && <td className="bars__note">{note}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
