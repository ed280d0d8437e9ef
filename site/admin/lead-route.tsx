import { Button, buttonClass } from '@parley/kit-ui/button';
import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useParams, useSearchParams } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { filtersOf, type LeadFilters } from '../leads/lead-filters.ts';
import type { LeadDetail } from '../leads/lead-timeline.ts';
import { LeadFacts } from './lead-facts.tsx';
import { leadPath, leadsPath } from './lead-path.ts';
import { LeadPrivacy } from './lead-privacy.tsx';
import { LeadTimeline } from './lead-timeline.tsx';
import { NoteForm } from './note-form.tsx';
import { TableError } from './table-client.ts';
import { useLead } from './use-lead.ts';
import { isElsewhere } from './use-list-keys.ts';
import './leads.css';

interface LeadData {
  /** Null within the app, where it is asked for once the guard has let the person in, and where there is none. */
  first: LeadDetail | null;
}

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<LeadData> {
  const { viewer, admin } = context.get(siteRequestContext);
  const filters = filtersOf(new URL(request.url).searchParams);
  return { first: (await admin.leads.find(viewer, params.id ?? '', filters)) ?? null };
}

export function clientLoader(): LeadData {
  return { first: null };
}

export function shouldRevalidate(): boolean {
  return false;
}

/** One lead, and all that is known of its person on one line of time. */
export default function LeadRoute() {
  const { first } = useLoaderData<typeof loader>();
  const { id = '' } = useParams();
  const [parameters] = useSearchParams();
  const address = parameters.toString();
  const filters = useMemo(() => filtersOf(new URLSearchParams(address)), [address]);
  // Each lead has a page of its own: what was typed for one does not stay for the next.
  return <LeadPage key={id} id={id} filters={filters} first={first?.lead.id === id ? first : null} />;
}

function LeadPage({ id, filters, first }: { id: string; filters: LeadFilters; first: LeadDetail | null }) {
  const { detail, change, addNote } = useLead(id, filters, first);
  const { data, error } = detail;
  const noteField = useRef<HTMLTextAreaElement>(null);
  useLeadKeys({ detail: data, id, filters, noteField });
  const title = data ? (data.lead.name ?? data.lead.email ?? data.lead.phoneNumber ?? 'Lead') : 'Lead';
  return (
    <>
      <div className="admin__head lead-head">
        <Link to={leadsPath(filters)} state={{ cameFrom: id }} className={buttonClass('quiet', true)}>
          <ArrowLeft size={16} aria-hidden="true" />
          Leads
        </Link>
        <h1 className="admin__title">{title}</h1>
        <nav className="lead-head__steps" aria-label="Other leads of the list">
          <Step to={data?.newer} filters={filters} label="Newer" keyName="k" />
          <Step to={data?.older} filters={filters} label="Older" keyName="j" />
        </nav>
      </div>
      {error && !data ? (
        <Failed error={error} filters={filters} onRetry={() => void detail.refetch()} />
      ) : (
        <div className="lead" aria-busy={data === undefined}>
          <section className="lead__story" aria-label="Timeline">
            <NoteForm ref={noteField} onAdd={(note) => addNote.mutateAsync(note)} />
            <LeadTimeline detail={data} />
          </section>
          <LeadFacts detail={data} filters={filters} onChange={(wanted) => change.mutate(wanted)} />
        </div>
      )}
      {data?.person.email && <LeadPrivacy email={data.person.email} listPath={leadsPath(filters)} />}
    </>
  );
}

interface StepProps {
  to: string | null | undefined;
  filters: LeadFilters;
  label: string;
  keyName: string;
}

function Step({ to, filters, label, keyName }: StepProps) {
  const Icon = label === 'Newer' ? ChevronUp : ChevronDown;
  const content = (
    <>
      <Icon size={16} aria-hidden="true" />
      {label}
      <kbd className="lead-head__key">{keyName}</kbd>
    </>
  );
  return to ? (
    <Link to={leadPath(to, filters)} className={buttonClass('outline', true)} aria-keyshortcuts={keyName}>
      {content}
    </Link>
  ) : (
    <Button look="outline" small disabled>
      {content}
    </Button>
  );
}

interface FailedProps {
  error: Error;
  filters: LeadFilters;
  onRetry: () => void;
}

function Failed({ error, filters, onRetry }: FailedProps) {
  if (error instanceof TableError && error.code === 'PGRST116')
    return (
      <div className="admin-empty" role="alert">
        <h2 className="admin-empty__title">There is no such lead</h2>
        <p>It may have been deleted, or the address was cut off on its way.</p>
        <Link to={leadsPath(filters)} className={buttonClass('outline', true)}>
          All leads
        </Link>
      </div>
    );
  return (
    <div className="admin-empty" role="alert">
      <h2 className="admin-empty__title">The lead could not be loaded</h2>
      <p>{error.message}</p>
      <Button small onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

interface LeadKeysOptions {
  detail: LeadDetail | undefined;
  id: string;
  filters: LeadFilters;
  noteField: { current: HTMLTextAreaElement | null };
}

/** `j` the older lead, `k` the newer one, as in the list; `n` a note; Escape leaves the note, then the lead. */
function useLeadKeys({ detail, id, filters, noteField }: LeadKeysOptions): void {
  const navigate = useNavigate();
  const newer = detail?.newer;
  const older = detail?.older;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isElsewhere(event.target)) {
        if (event.key === 'Escape' && event.target === noteField.current) noteField.current?.blur();
        return;
      }
      if (event.key === 'j' && older) void navigate(leadPath(older, filters));
      else if (event.key === 'k' && newer) void navigate(leadPath(newer, filters));
      else if (event.key === 'n') noteField.current?.focus();
      else if (event.key === 'Escape') void navigate(leadsPath(filters), { state: { cameFrom: id } });
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [newer, older, id, filters, noteField, navigate]);
}
