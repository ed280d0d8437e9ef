import { type RefObject, useEffect } from 'react';

export interface ListKeys {
  searchField: RefObject<HTMLInputElement | null>;
  /** j and k. */
  onMove: (by: 1 | -1) => void;
  /** e. */
  onEdit?: () => void;
}

/** The keys of a list: `/` goes to the search, `j` and `k` move, `e` edits. Not while somebody types, or in a dialog. */
export function useListKeys({ searchField, onMove, onEdit }: ListKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      if (event.key === '/') searchField.current?.focus();
      else if (event.key === 'j') onMove(1);
      else if (event.key === 'k') onMove(-1);
      else if (event.key === 'e' && onEdit) onEdit();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [searchField, onMove, onEdit]);
}

/** Whether a key belongs to a field or a dialog. */
export function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches('input, textarea, select, [contenteditable]') || target.closest('[role="dialog"]') !== null;
}
