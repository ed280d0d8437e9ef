import { Button } from '@parley/kit-ui/button';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { EventName } from '../analytics/event-schema.ts';
import type { EventSummary } from '../analytics/event-summary.ts';
import { siteRequestContext } from '../auth/site-context.ts';
import { BarTable } from '../dashboard/bar-table.tsx';
import {
  type DashboardSummary,
  defaultSummaryDays,
  type LeadSource,
  type LeadSummary,
  leadSources,
  parseSummaryDays,
  summaryDays,
} from '../dashboard/dashboard-summary.ts';
import { DayPlot, type PlotSeries } from '../dashboard/day-plot.tsx';
import { KeyFigures } from '../dashboard/key-figures.tsx';
import { shareText } from '../dashboard/plot-scale.ts';
import { useCallSummary, useDashboard } from '../dashboard/use-dashboard.ts';
import { VitalTable } from '../dashboard/vital-table.tsx';
import { VoiceCalls } from '../dashboard/voice-calls.tsx';
import '../dashboard/dashboard.css';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<{ first: DashboardSummary | null }> {
  const { viewer, admin } = context.get(siteRequestContext);
  const days = parseSummaryDays(new URL(request.url).searchParams.get('days')) ?? defaultSummaryDays;
  return { first: await admin.summarise(viewer, days) };
}

/** Within the app the figures are asked for only once the guard has let the person in. */
export function clientLoader(): { first: DashboardSummary | null } {
  return { first: null };
}

export function shouldRevalidate(): boolean {
  return false;
}

/** What the events are called for people. */
const eventLabels: Partial<Record<EventName, string>> = {
  page_view: 'Page views',
  button_click: 'Button presses',
  try_now_click: 'Try Now presses',
  form_interaction: 'Forms begun',
  form_submit: 'Forms sent',
  demo_request: 'Demos asked for',
  Lead: 'Leads',
  Contact: 'Contacts',
  ViewContent: 'Offer pages read',
  CompleteRegistration: 'Get Started forms accepted',
};

const sources: Record<LeadSource, PlotSeries> = {
  calling_leads: { name: 'Demo call', tone: 'signal' },
  confirmed_lead: { name: 'Get started', tone: 'cyan' },
  email_subscription: { name: 'Newsletter', tone: 'slate' },
  booking: { name: 'Booked demo', tone: 'marigold' },
  'voice-agent': { name: 'Voice agent', tone: 'ink' },
};

/** What came of the site: visits, leads and calls by day, how far visitors came, and how fast the pages were for them. */
export default function DashboardRoute() {
  const { first } = useLoaderData<typeof loader>();
  const [query, setQuery] = useSearchParams();
  const days = parseSummaryDays(query.get('days')) ?? defaultSummaryDays;
  const { data: summary, isError, isPlaceholderData, refetch } = useDashboard(days, first);
  const calls = useCallSummary(days);
  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">Dashboard</h1>
        {summary && <p className="admin__count">{zoneText(summary.timeZone)}</p>}
        <fieldset className="dashboard__range">
          <legend className="visually-hidden">Stretch of time</legend>
          {summaryDays.map((choice) => (
            <Button
              key={choice}
              look="quiet"
              small
              aria-pressed={choice === days}
              onClick={() => setQuery({ days: String(choice) }, { replace: true, preventScrollReset: true })}
            >
              {choice} days
            </Button>
          ))}
        </fieldset>
      </div>
      {isError && (
        <div className="admin-empty" role="alert">
          <h2 className="admin-empty__title">The figures could not be loaded</h2>
          <p>Check your connection and try again.</p>
          <Button small onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!isError && !summary && <Waiting />}
      {!isError && summary && (
        <div className="dashboard" aria-busy={isPlaceholderData}>
          <KeyFigures summary={summary} calls={calls.data} />
          <SiteFigures summary={summary} />
          <section className="dashboard__voice" aria-labelledby="voice-title">
            <h2 id="voice-title">The voice agent</h2>
            <VoiceCalls query={calls} />
          </section>
        </div>
      )}
    </>
  );
}

function SiteFigures({ summary: { events, leads } }: { summary: DashboardSummary }) {
  return (
    <>
      <Part id="leads" title="Leads by day" isWide>
        <DayPlot title="Leads by day and source" {...leadPlot(leads)} />
      </Part>
      <Part id="funnel" title="From visit to booking">
        <Funnel events={events} />
      </Part>
      <Part id="views" title="Page views by day" isWide>
        <DayPlot
          title="Page views by day"
          series={[{ name: 'Page views', tone: 'signal' }]}
          days={events.days.map(({ day, views }) => ({ day, values: [views] }))}
          look="line"
        />
      </Part>
      <Part id="pages" title="Pages">
        <BarTable
          caption="Pages by views"
          columns={['Page', 'Views']}
          rows={events.paths.map(({ path, views }) => ({ name: path, value: views }))}
          empty="Nobody has been here in this time."
        />
      </Part>
      <Part id="speed" title="Speed for three of four visits" isWide>
        <VitalTable measured={events.vitals} />
      </Part>
      <Part id="lead-pages" title="Where leads were left">
        <BarTable
          caption="Pages by leads"
          columns={['Page', 'Leads']}
          rows={leads.pages.map(({ path, leads: count }) => ({ name: path, value: count }))}
          empty="No leads in this time."
        />
      </Part>
      <Part id="events" title="Events" isWide>
        <BarTable
          caption="Events by name"
          columns={['Event', 'Times']}
          rows={events.events.map(({ name, count }) => ({ name: eventLabels[name] ?? name, value: count }))}
          empty="No events in this time."
        />
      </Part>
      <Part id="hosts" title="Where visitors came from">
        <BarTable
          caption="Hosts by visits"
          columns={['Host', 'Visits']}
          rows={events.referrers.map(({ host, visits }) => ({ name: host, value: visits }))}
          empty="No other site has sent visitors in this time."
        />
      </Part>
    </>
  );
}

function Part({ id, title, isWide, children }: { id: string; title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <section
      className={isWide ? 'dashboard__part dashboard__part--wide' : 'dashboard__part'}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

function Funnel({ events: { funnel } }: { events: EventSummary }) {
  const { visits, begun, leads, bookings } = funnel;
  return (
    <>
      <BarTable
        caption="How far visits came"
        columns={['Step', 'Visits', 'Of all visits']}
        most={Math.max(1, visits)}
        rows={[
          { name: 'Visited', value: visits, note: shareText(visits, visits) },
          { name: 'Wrote in a form', value: begun, note: shareText(begun, visits) },
          { name: 'Became a lead', value: leads, note: shareText(leads, visits) },
          { name: 'Booked a demo', value: bookings, note: shareText(bookings, visits), tone: 'marigold' },
        ]}
      />
      <p className="dashboard__note">
        A visit is one load of the site. Nobody is followed from one visit to the next, so a lead that comes on the
        second visit counts there.
      </p>
    </>
  );
}

/** The sources that brought something, each with its value of each day; all forms where none did. */
function leadPlot({ days }: LeadSummary) {
  const found = leadSources.filter((source) => days.some(({ counts }) => counts[source]));
  const shown = found.length > 0 ? found : leadSources.slice(0, 3);
  return {
    series: shown.map((source) => sources[source]),
    days: days.map(({ day, counts }) => ({ day, values: shown.map((source) => counts[source] ?? 0) })),
  };
}

function Waiting() {
  return (
    <div className="dashboard dashboard--waiting" role="status">
      <span className="visually-hidden">Loading the figures…</span>
      {[1, 2, 3, 4].map((part) => (
        <span key={part} className={part % 2 ? 'dashboard__part--wide' : ''} />
      ))}
    </div>
  );
}

/** Such as "Days in India Standard Time". */
function zoneText(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' }).formatToParts();
  return `Days in ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone}`;
}
