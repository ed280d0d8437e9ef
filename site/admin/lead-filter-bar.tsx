import { Button } from '@parley/kit-ui/button';
import { Select, type SelectOption } from '@parley/kit-ui/select';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { type LeadFilters, leadKinds, leadStatuses, nobody, noFilters } from '../leads/lead-filters.ts';
import { kindLabels, statusLabels } from '../leads/lead-words.ts';
import type { LeadAdmin } from './lead-row.ts';

/** A select has no empty value: this one stands for it. */
const any = 'any';

/** How many narrow the list, the search aside. */
function countOf({ search: _, ...others }: LeadFilters): number {
  return Object.values(others).filter((value) => value !== '').length;
}

export interface FilterToggleProps {
  filters: LeadFilters;
  isOpen: boolean;
  /** Id of the bar. */
  controls: string;
  onToggle: () => void;
}

/** On a phone the bar opens by this button, which says how many filters are set. */
export function FilterToggle({ filters, isOpen, controls, onToggle }: FilterToggleProps) {
  const count = countOf(filters);
  return (
    <Button
      look="outline"
      small
      className="lead-filters__open"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <SlidersHorizontal size={16} aria-hidden="true" />
      Filters{count > 0 && `: ${count} set`}
    </Button>
  );
}

export interface LeadFilterBarProps {
  id: string;
  filters: LeadFilters;
  admins: LeadAdmin[];
  isOpen: boolean;
  onChange: (change: Partial<LeadFilters>) => void;
}

/** What the list is narrowed to, but for the search. */
export function LeadFilterBar({ id, filters, admins, isOpen, onChange }: LeadFilterBarProps) {
  const people = [
    { value: nobody, label: 'Nobody yet' },
    ...admins.map((admin) => ({ value: admin.id, label: admin.name })),
  ];
  return (
    <search id={id} className="lead-filters" data-open={isOpen} aria-label="Filters">
      <Choice
        label="Kind"
        all="Every kind"
        options={leadKinds.map((value) => ({ value, label: kindLabels[value] }))}
        value={filters.kind}
        onPick={(kind) => onChange({ kind: kind as LeadFilters['kind'] })}
      />
      <Choice
        label="Status"
        all="All but spam"
        options={leadStatuses.map((value) => ({ value, label: statusLabels[value] }))}
        value={filters.status}
        onPick={(status) => onChange({ status: status as LeadFilters['status'] })}
      />
      <Choice
        label="Assigned to"
        all="Anybody"
        options={people}
        value={filters.assignee}
        onPick={(assignee) => onChange({ assignee })}
      />
      <PageField value={filters.page} onChange={(page) => onChange({ page })} />
      <Day label="From" value={filters.from} max={filters.to} onChange={(from) => onChange({ from })} />
      <Day label="To" value={filters.to} min={filters.from} onChange={(to) => onChange({ to })} />
      {countOf(filters) > 0 && (
        <Button look="quiet" small onClick={() => onChange({ ...noFilters, search: filters.search })}>
          Clear
        </Button>
      )}
    </search>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="lead-filters__field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  options: SelectOption[];
  value: string;
  onPick: (value: string) => void;
}

function Choice({ label, all, options, value, onPick }: ChoiceProps) {
  // An old address may name an admin who is gone.
  const isKnown = value === '' || options.some((option) => option.value === value);
  const shown = [{ value: any, label: all }, ...options, ...(isKnown ? [] : [{ value, label: 'Unknown' }])];
  return (
    <Labelled label={label}>
      {(id) => (
        <Select id={id} options={shown} value={value || any} onPick={(next) => onPick(next === any ? '' : next)} />
      )}
    </Labelled>
  );
}

const typingDelayMs = 300;

function PageField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(text.trim()), typingDelayMs);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return (
    <Labelled label="Page contains">
      {(id) => (
        <input
          id={id}
          type="text"
          maxLength={200}
          className="field__input"
          placeholder="/pricing"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </Labelled>
  );
}

interface DayProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (value: string) => void;
}

function Day({ label, value, min, max, onChange }: DayProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <input
          id={id}
          type="date"
          className="field__input"
          value={value}
          min={min || undefined}
          max={max || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Labelled>
  );
}
