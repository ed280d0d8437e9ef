import { Button, buttonClass } from '@parley/kit-ui/button';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { filterParameters, filtersOf, type LeadFilters, noFilters } from '../leads/lead-filters.ts';
import { kindLabels } from '../leads/lead-words.ts';
import { ContentOverview } from './content-overview.tsx';
import { csvPath, leadClient } from './lead-client.ts';
import { FilterToggle, LeadFilterBar } from './lead-filter-bar.tsx';
import type { LeadListState } from './lead-list-state.ts';
import { leadPath } from './lead-path.ts';
import type { LeadAdmin, LeadPage, LeadRow } from './lead-row.ts';
import { LeadTable } from './lead-table.tsx';
import { SampleContent } from './sample-content.tsx';
import { SearchField } from './search-field.tsx';
import { useLeadList } from './use-lead-list.ts';
import { useListKeys } from './use-list-keys.ts';
import './leads.css';

interface LeadsData {
  first: LeadPage | null;
  admins: LeadAdmin[] | null;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<LeadsData> {
  const { viewer, admin } = context.get(siteRequestContext);
  const filters = filtersOf(new URL(request.url).searchParams);
  return {
    first: await admin.leads.list(viewer, { filters, cursor: null, limit: 50 }),
    admins: await admin.leads.admins(viewer),
  };
}

/** Within the app the list is asked for only once the guard has let the person in. */
export function clientLoader(): LeadsData {
  return { first: null, admins: null };
}

export function shouldRevalidate(): boolean {
  return false;
}

export default function LeadsRoute() {
  const data = useLoaderData<typeof loader>();
  const { filters, setFilters } = useFilters();
  const list = useRef<HTMLDivElement>(null);
  const isReading = useCallback(() => isReadIn(list.current), []);
  const cameFrom = (useLocation().state as { cameFrom?: string } | null)?.cameFrom;
  const { state, loadMore, reload, showFresh, move } = useLeadList({ first: data.first, filters, cameFrom, isReading });
  const { data: admins = [] } = useQuery({
    queryKey: ['lead-admins'],
    queryFn: ({ signal }) => leadClient.admins(signal),
    ...(data.admins ? { initialData: data.admins } : {}),
  });
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const barId = useId();
  const searchField = useRef<HTMLInputElement>(null);
  const [text, setText] = useSearchText(filters.search, setFilters);

  const navigate = useNavigate();
  const activeLead = state.leads[state.active];
  const openActive = useCallback(() => {
    if (activeLead) void navigate(leadPath(activeLead.id, filters));
  }, [activeLead, filters, navigate]);
  useListKeys({ searchField, onMove: move, onEdit: openActive });

  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">Leads</h1>
        <p className="admin__count" role="status">
          {countText(state)}
        </p>
        <Arrivals state={state} onShow={showFresh} />
        <SearchField
          ref={searchField}
          label="Search leads"
          placeholder="Search name, e-mail, phone, notes"
          value={text}
          onSearch={setText}
        />
        <a href={csvPath(filters)} download className={buttonClass('outline', true)}>
          <Download size={16} aria-hidden="true" />
          Export CSV
        </a>
        <FilterToggle
          filters={filters}
          isOpen={areFiltersOpen}
          controls={barId}
          onToggle={() => setFiltersOpen(!areFiltersOpen)}
        />
      </div>
      <LeadFilterBar id={barId} filters={filters} admins={admins} isOpen={areFiltersOpen} onChange={setFilters} />
      <div ref={list}>
        <Body state={state} admins={admins} onRetry={reload} onClear={() => setFilters(noFilters)} />
      </div>
      {state.nextCursor !== null && state.phase !== 'failed' && (
        <div className="admin__more">
          <Button look="outline" small busy={state.phase === 'loading-more'} onClick={loadMore}>
            Load more
          </Button>
        </div>
      )}
      <ContentOverview />
      <SampleContent />
    </>
  );
}

/** The filters are the address: it can be kept, sent to a colleague, and gone back to. */
function useFilters() {
  const [parameters, setParameters] = useSearchParams();
  const address = parameters.toString();
  const filters = useMemo(() => filtersOf(new URLSearchParams(address)), [address]);
  const setFilters = useCallback(
    (change: Partial<LeadFilters>) =>
      setParameters((before) => filterParameters({ ...filtersOf(before), ...change }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParameters],
  );
  return { filters, setFilters };
}

const searchDelayMs = 200;

/** The text as it is typed; the search follows when the typing rests. */
function useSearchText(search: string, setFilters: (change: Partial<LeadFilters>) => void) {
  const [text, setText] = useState(search);
  useEffect(() => setText(search), [search]);
  useEffect(() => {
    if (text.trim() === search) return undefined;
    const timer = setTimeout(() => setFilters({ search: text.trim() }), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text, search, setFilters]);
  return [text, setText] as const;
}

/** Somebody who scrolled, points at a row or is in one with the keyboard looks at rows: they must not move then. */
function isReadIn(list: HTMLElement | null): boolean {
  if (!list) return false;
  return scrollY > 0 || list.matches(':hover') || list.contains(document.activeElement);
}

/** Says what came in, and shows it when asked. Its words are read out politely; the pointer need not look for them. */
function Arrivals({ state: { fresh, arrived }, onShow }: { state: LeadListState; onShow: () => void }) {
  return (
    <>
      <p className="visually-hidden" role="status" data-arrival>
        {arrived && arrivalText(arrived)}
      </p>
      {fresh.length > 0 && (
        <Button look="quiet" small className="lead-arrivals" onClick={onShow}>
          Show {fresh.length} new
        </Button>
      )}
    </>
  );
}

function arrivalText({ name, email, phoneNumber, kind }: LeadRow): string {
  return `New: ${name ?? email ?? phoneNumber}, ${kindLabels[kind]}`;
}

interface BodyProps {
  state: LeadListState;
  admins: LeadAdmin[];
  onRetry: () => void;
  onClear: () => void;
}

function Body({ state, admins, onRetry, onClear }: BodyProps) {
  const pathOf = ({ id }: LeadRow) => leadPath(id, state.filters);
  if (state.phase === 'failed')
    return (
      <div className="admin-empty" role="alert">
        <h2 className="admin-empty__title">The leads could not be loaded</h2>
        <p>Nothing is lost: they are safe on the server. Check your connection and try again.</p>
        <Button small onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  if (state.phase === 'loading' && state.leads.length === 0)
    return <LeadTable leads={null} active={-1} admins={admins} pathOf={pathOf} />;
  if (state.leads.length > 0)
    return <LeadTable leads={state.leads} active={state.active} admins={admins} pathOf={pathOf} />;
  if (isNarrowed(state.filters))
    return (
      <div className="admin-empty">
        <h2 className="admin-empty__title">
          {state.filters.search === ''
            ? 'No lead is left by these filters'
            : `No lead matches “${state.filters.search}”`}
        </h2>
        <p>The search looks in every text that was sent, in phone numbers, pages and notes.</p>
        <Button look="outline" small onClick={onClear}>
          Show all leads
        </Button>
      </div>
    );
  return (
    <div className="admin-empty">
      <h2 className="admin-empty__title">No leads yet</h2>
      <p>Each form that a visitor sends shows up here within seconds, newest first.</p>
      <a href="/" className="button button--outline button--small">
        Open the website
      </a>
    </div>
  );
}

function isNarrowed(filters: LeadFilters): boolean {
  return filterParameters(filters).size > 0;
}

function countText({ phase, total, leads, filters }: LeadListState): string {
  if (phase === 'failed' || (phase === 'loading' && leads.length === 0)) return '';
  const all = `${total.toLocaleString('en-US')} ${total === 1 ? 'lead' : 'leads'}`;
  return isNarrowed(filters) ? `${all} found` : all;
}
