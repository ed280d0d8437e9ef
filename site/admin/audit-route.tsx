import { Button } from '@parley/kit-ui/button';
import { Field } from '@parley/kit-ui/field';
import { Select } from '@parley/kit-ui/select';
import { TextField } from '@parley/kit-ui/text-field';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import './access.css';
import type { AuditPage } from './audit.ts';
import { AuditEntryLine } from './audit-entry.tsx';
import { tableLabel } from './audit-words.ts';
import { callServer } from './table-client.ts';

const pageSize = 50;

export async function loader({ context }: LoaderFunctionArgs): Promise<{ first: AuditPage | null }> {
  const { viewer, admin } = context.get(siteRequestContext);
  return { first: await admin.readAudit(viewer, { limit: pageSize }) };
}

/** Within the app the log is asked for only once the guard has let the person in. */
export function clientLoader(): { first: AuditPage | null } {
  return { first: null };
}

export function shouldRevalidate(): boolean {
  return false;
}

interface Filters {
  table: string;
  user: string;
  from: string;
  to: string;
}

/** Stands for no filter: a choice must have a value. */
const everything = 'all';
const noFilters: Filters = { table: everything, user: everything, from: '', to: '' };

/** Who did what and when, newest first. */
export default function AuditRoute() {
  const { first } = useLoaderData<typeof loader>();
  const [filters, setFilters] = useState(noFilters);
  const isFiltered = Object.entries(filters).some(([name, value]) => value !== noFilters[name as keyof Filters]);
  const log = useInfiniteQuery({
    queryKey: ['audit', filters],
    queryFn: ({ pageParam, signal }) =>
      callServer<AuditPage>(`/api/admin/audit?${queryOf(filters, pageParam)}`, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    // The log grows with each look at another page.
    staleTime: 0,
    ...(first && !isFiltered ? { initialData: { pages: [first], pageParams: [''] } } : {}),
  });
  const pages = log.data?.pages ?? [];
  const [latest] = pages;

  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">Audit log</h1>
      </div>
      <FilterBar filters={filters} choices={latest ?? first ?? undefined} onChange={setFilters} />
      {log.isError ? (
        <div className="admin-empty" role="alert">
          <h2 className="admin-empty__title">The log could not be loaded</h2>
          <p>Check your connection and try again.</p>
          <Button small onClick={() => void log.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Entries pages={pages} isLoading={log.isPending} isFiltered={isFiltered} />
      )}
      {log.hasNextPage && (
        <div className="admin__more">
          <Button look="outline" small busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

function Entries({ pages, isLoading, isFiltered }: { pages: AuditPage[]; isLoading: boolean; isFiltered: boolean }) {
  const entries = pages.flatMap((page) => page.entries);
  if (!isLoading && entries.length === 0)
    return (
      <div className="admin-empty">
        <h2 className="admin-empty__title">{isFiltered ? 'Nothing of this kind' : 'Nothing yet'}</h2>
        <p>{isFiltered ? 'Choose another table, person or time.' : 'Each change that somebody makes shows up here.'}</p>
      </div>
    );
  return (
    <ul className="audit__list" aria-busy={isLoading}>
      {isLoading
        ? [1, 2, 3, 4, 5, 6, 7, 8].map((line) => (
            <li key={line} className="audit__entry rows__skeleton">
              <div className="audit__line">
                <span />
                <span />
                <span />
              </div>
            </li>
          ))
        : entries.map((entry) => <AuditEntryLine key={entry.id} entry={entry} />)}
    </ul>
  );
}

interface FilterBarProps {
  filters: Filters;
  choices: AuditPage | undefined;
  onChange: (filters: Filters) => void;
}

function FilterBar({ filters, choices, onChange }: FilterBarProps) {
  const tables = (choices?.tables ?? []).map((table) => ({ value: table, label: capitalised(tableLabel(table)) }));
  const people = (choices?.people ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <search className="audit__filters">
      <Field label="What">
        {(input) => (
          <Select
            id={input.id}
            options={[{ value: everything, label: 'Everything' }, ...tables]}
            value={filters.table}
            onPick={(table) => onChange({ ...filters, table })}
          />
        )}
      </Field>
      <Field label="Who">
        {(input) => (
          <Select
            id={input.id}
            options={[{ value: everything, label: 'Everybody' }, ...people]}
            value={filters.user}
            onPick={(user) => onChange({ ...filters, user })}
          />
        )}
      </Field>
      <TextField
        label="From"
        type="date"
        value={filters.from}
        max={filters.to || undefined}
        onChange={(event) => onChange({ ...filters, from: event.currentTarget.value })}
      />
      <TextField
        label="To"
        type="date"
        value={filters.to}
        min={filters.from || undefined}
        onChange={(event) => onChange({ ...filters, to: event.currentTarget.value })}
      />
    </search>
  );
}

function queryOf({ table, user, from, to }: Filters, cursor: string): URLSearchParams {
  const query = new URLSearchParams({ limit: String(pageSize) });
  if (table !== everything) query.set('table', table);
  if (user !== everything) query.set('user', user);
  if (from !== '') query.set('from', from);
  if (to !== '') query.set('to', to);
  if (cursor !== '') query.set('cursor', cursor);
  return query;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
