import { Button } from '@parley/kit-ui/button';
import { useEffect, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { ContentOverview } from './content-overview.tsx';
import type { LeadListState } from './lead-list-state.ts';
import type { LeadPage } from './lead-row.ts';
import { LeadTable } from './lead-table.tsx';
import { SampleContent } from './sample-content.tsx';
import { SearchField } from './search-field.tsx';
import { useLeadList } from './use-lead-list.ts';
import { useListKeys } from './use-list-keys.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<{ first: LeadPage | null }> {
  const { viewer, admin } = context.get(siteRequestContext);
  return { first: await admin.listLeads(viewer, { search: '', cursor: null, limit: 50 }) };
}

/** Within the app the list is asked for only once the guard has let the person in. */
export function clientLoader(): { first: LeadPage | null } {
  return { first: null };
}

export function shouldRevalidate(): boolean {
  return false;
}

const searchDelayMs = 200;

export default function LeadsRoute() {
  const { first } = useLoaderData<typeof loader>();
  const { state, search, loadMore, reload, move } = useLeadList(first);
  const [text, setText] = useState('');
  const searchField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text, search]);

  useListKeys({ searchField, onMove: move });

  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">Leads</h1>
        <p className="admin__count" role="status">
          {countText(state)}
        </p>
        {state.fresh > 0 && (
          <Button look="quiet" small onClick={reload}>
            Show {state.fresh} new
          </Button>
        )}
        <SearchField
          ref={searchField}
          label="Search leads"
          placeholder="Search name, e-mail, phone"
          value={text}
          onSearch={setText}
        />
      </div>
      <Body state={state} onRetry={reload} />
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

function Body({ state, onRetry }: { state: LeadListState; onRetry: () => void }) {
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
  if (state.phase === 'loading' && state.leads.length === 0) return <LeadTable leads={null} active={-1} />;
  if (state.leads.length > 0) return <LeadTable leads={state.leads} active={state.active} />;
  if (state.search !== '')
    return (
      <div className="admin-empty">
        <h2 className="admin-empty__title">No lead matches “{state.search}”</h2>
        <p>The search looks in name, e-mail, phone number, sheet and page.</p>
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

function countText({ phase, total, leads, search }: LeadListState): string {
  if (phase === 'failed' || (phase === 'loading' && leads.length === 0)) return '';
  const all = `${total.toLocaleString('en-US')} ${total === 1 ? 'lead' : 'leads'}`;
  return search === '' ? all : `${all} found`;
}
