import { Button } from '@parley/kit-ui/button';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ListHead } from './list-head.tsx';
import { SearchField } from './search-field.tsx';
import { useListKeys } from './use-list-keys.ts';
import { type OrderedRow, useOrderedRows } from './use-ordered-rows.ts';

export interface OrderedListProps<Row extends OrderedRow> {
  table: 'key_features' | 'testimonials';
  first: Row[] | null;
  /** As in "key features", "key feature". */
  title: string;
  many: string;
  one: string;
  /** The cells before the buttons, under these headings. */
  columns: readonly string[];
  cells: (row: Row) => ReactNode;
  nameOf: (row: Row) => string;
  /** What the search looks in. */
  textOf: (row: Row) => string;
  /** Draws the form of a row, or of a new one. */
  editor: (row: Row | null, close: () => void, reload: () => Promise<unknown>) => ReactNode;
  /** Said when there is none. */
  empty: string;
}

/** A list whose order admins make: add, edit, delete, and one place up or down. */
export function OrderedList<Row extends OrderedRow>(props: OrderedListProps<Row>) {
  const { title, one, many, nameOf, textOf } = props;
  const { rows, move, remove, reload } = useOrderedRows<Row>(props.table, props.first);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [edited, setEdited] = useState<Row | 'new'>();
  const [asked, setAsked] = useState<Row>();
  const searchField = useRef<HTMLInputElement>(null);
  const all = rows.data ?? [];
  const search = text.trim().toLowerCase();
  const found = all.filter((row) => textOf(row).toLowerCase().includes(search));

  const step = useCallback(
    (by: 1 | -1) => setActive((at) => Math.min(Math.max(at + by, 0), found.length - 1)),
    [found.length],
  );
  const activeRow = found[active];
  const edit = useCallback(() => activeRow && setEdited(activeRow), [activeRow]);
  useListKeys({ searchField, onMove: step, onEdit: edit });

  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">{title}</h1>
        <p className="admin__count" role="status">
          {rows.data && (search === '' ? countText(all) : `${found.length} found`)}
        </p>
        <SearchField
          ref={searchField}
          label={`Search ${many}`}
          placeholder={`Search ${many}`}
          value={text}
          onSearch={(next) => {
            setText(next);
            setActive(-1);
          }}
        />
        <Button small onClick={() => setEdited('new')}>
          Add {one}
        </Button>
      </div>
      {rows.error ? (
        <div className="admin-empty" role="alert">
          <h2 className="admin-empty__title">The {many} could not be loaded</h2>
          <p>{rows.error.message}</p>
          <Button small onClick={() => void rows.refetch()}>
            Try again
          </Button>
        </div>
      ) : rows.data && found.length === 0 ? (
        <div className="admin-empty">
          <h2 className="admin-empty__title">
            {search === '' ? `No ${many} yet` : `Nothing matches “${text.trim()}”`}
          </h2>
          {search === '' && <p>{props.empty}</p>}
        </div>
      ) : (
        <table className="rows" aria-busy={rows.isPending}>
          <caption className="visually-hidden">{title} in their order</caption>
          <ListHead columns={props.columns} />
          <tbody>
            {rows.isPending
              ? [1, 2, 3, 4, 5, 6].map((row) => <Skeleton key={row} cells={props.columns.length + 1} />)
              : found.map((row, index) => (
                  <RowFrame key={row.id} isActive={index === active}>
                    {props.cells(row)}
                    <td className="rows__doing">
                      <MoveButton
                        by={-1}
                        name={nameOf(row)}
                        disabled={search !== '' || index === 0}
                        onMove={(by) => move.mutate({ id: row.id, by })}
                      />
                      <MoveButton
                        by={1}
                        name={nameOf(row)}
                        disabled={search !== '' || index === all.length - 1}
                        onMove={(by) => move.mutate({ id: row.id, by })}
                      />
                      <Button look="quiet" small aria-label={`Edit ${nameOf(row)}`} onClick={() => setEdited(row)}>
                        Edit
                      </Button>
                      <Button look="quiet" small aria-label={`Delete ${nameOf(row)}`} onClick={() => setAsked(row)}>
                        Delete
                      </Button>
                    </td>
                  </RowFrame>
                ))}
          </tbody>
        </table>
      )}
      {edited !== undefined && props.editor(edited === 'new' ? null : edited, () => setEdited(undefined), reload)}
      <ConfirmDialog
        open={asked !== undefined}
        title={`Delete this ${one}?`}
        description={`“${asked ? nameOf(asked) : ''}” goes for good. To take it from the page for a while, turn it off instead.`}
        confirm="Delete"
        keep="Keep"
        busy={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked, { onSettled: () => setAsked(undefined) })}
        onKeep={() => setAsked(undefined)}
      />
    </>
  );
}

function countText(rows: readonly OrderedRow[]): string {
  const off = rows.filter((row) => !row.is_active).length;
  return off === 0 ? `${rows.length} active` : `${rows.length - off} active, ${off} off`;
}

interface MoveButtonProps {
  by: 1 | -1;
  name: string;
  disabled: boolean;
  onMove: (by: 1 | -1) => void;
}

function MoveButton({ by, name, disabled, onMove }: MoveButtonProps) {
  const Arrow = by === 1 ? ArrowDown : ArrowUp;
  return (
    <Button
      look="quiet"
      small
      disabled={disabled}
      aria-label={`Move ${name} ${by === 1 ? 'down' : 'up'}`}
      onClick={() => onMove(by)}
    >
      <Arrow size={18} aria-hidden="true" />
    </Button>
  );
}

function RowFrame({ isActive, children }: { isActive: boolean; children: ReactNode }) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isActive) row.current?.focus();
  }, [isActive]);
  return (
    <tr ref={row} tabIndex={-1} className={isActive ? 'rows__row rows__row--active' : 'rows__row'}>
      {children}
    </tr>
  );
}

function Skeleton({ cells }: { cells: number }) {
  return (
    <tr className="rows__skeleton">
      {Array.from({ length: cells }, (_, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells that never change.
        <td key={cell}>
          <span />
        </td>
      ))}
    </tr>
  );
}
