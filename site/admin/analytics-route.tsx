import { Button } from '@parley/kit-ui/button';
import { Table } from '@parley/kit-ui/table';
import { type ReactNode, useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { EventName } from '../analytics/event-schema.ts';
import { defaultSummaryDays, type EventSummary, type SummaryDays, summaryDays } from '../analytics/event-summary.ts';
import { ViewsChart } from '../analytics/views-chart.tsx';
import { vitalGrade, vitalText } from '../analytics/vital-grade.ts';
import { siteRequestContext } from '../auth/site-context.ts';
import './analytics.css';

export async function loader({ context }: LoaderFunctionArgs): Promise<{ first: EventSummary | null }> {
  const { viewer, admin } = context.get(siteRequestContext);
  return { first: await admin.summariseEvents(viewer, defaultSummaryDays) };
}

/** Within the app the figures are asked for only once the guard has let the person in. */
export function clientLoader(): { first: EventSummary | null } {
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

/** What visitors did: page views by day and page, events, and how fast the pages were for them. */
export default function AnalyticsRoute() {
  const { first } = useLoaderData<typeof loader>();
  const { days, summary, isFailed, show } = useSummary(first);
  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">Analytics</h1>
        <fieldset className="figures__range">
          <legend className="visually-hidden">Stretch of time</legend>
          {summaryDays.map((choice) => (
            <Button key={choice} look="quiet" small aria-pressed={choice === days} onClick={() => show(choice)}>
              {choice} days
            </Button>
          ))}
        </fieldset>
      </div>
      {isFailed && (
        <div className="admin-empty" role="alert">
          <h2 className="admin-empty__title">The figures could not be loaded</h2>
          <p>Check your connection and try again.</p>
          <Button small onClick={() => show(days)}>
            Try again
          </Button>
        </div>
      )}
      {!isFailed && (summary ? <Figures summary={summary} /> : <p role="status">Loading the figures…</p>)}
    </>
  );
}

function useSummary(first: EventSummary | null) {
  const [days, setDays] = useState<SummaryDays>(defaultSummaryDays);
  const [summary, setSummary] = useState(first);
  const [isFailed, setFailed] = useState(false);
  const show = (wanted: SummaryDays) => {
    setDays(wanted);
    setFailed(false);
    void loadSummary(wanted).then(setSummary, (error: unknown) => {
      console.error('The figures could not be loaded', error);
      setFailed(true);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the server gave none
  useEffect(() => {
    if (!first) show(defaultSummaryDays);
  }, []);
  return { days, summary, isFailed, show };
}

async function loadSummary(days: SummaryDays): Promise<EventSummary> {
  const response = await fetch(`/api/admin/analytics?days=${days}`);
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return (await response.json()) as EventSummary;
}

function Figures({ summary }: { summary: EventSummary }) {
  const { days, paths, events, vitals, referrers } = summary;
  const views = days.reduce((sum, day) => sum + day.views, 0);
  if (events.length === 0) {
    return (
      <div className="admin-empty">
        <h2 className="admin-empty__title">Nobody has been here yet</h2>
        <p>Views, presses and forms of visitors show up here within seconds, and are forgotten after 90 days.</p>
      </div>
    );
  }
  return (
    <div className="figures">
      <section className="figures__views" aria-labelledby="views-title">
        <h2 id="views-title">
          <span className="figures__total">{views.toLocaleString('en-US')}</span> page {views === 1 ? 'view' : 'views'}
        </h2>
        <ViewsChart days={days} />
      </section>
      <Part title="Pages">
        <Table caption="Pages by views" columns={['Page', 'Views']}>
          {paths.map(({ path, views: count }) => (
            <Row key={path} name={path} count={count} />
          ))}
        </Table>
      </Part>
      <Part title="Events">
        <Table caption="Events by name" columns={['Event', 'Times']}>
          {events.map(({ name, count }) => (
            <Row key={name} name={eventLabels[name] ?? name} count={count} />
          ))}
        </Table>
      </Part>
      <Part title="Speed, at the 75th percentile">
        <Table caption="Web vitals" columns={['Vital', 'Value', 'Grade', 'Measured']}>
          {vitals.map(({ metric, p75, count }) => (
            <tr key={metric}>
              <td>{metric}</td>
              <td>{vitalText(metric, p75)}</td>
              <td>
                <span className="figures__grade" data-grade={vitalGrade(metric, p75)}>
                  {vitalGrade(metric, p75)}
                </span>
              </td>
              <td>{count.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </Table>
      </Part>
      {referrers.length > 0 && (
        <Part title="Where visitors came from">
          <Table caption="Hosts by visits" columns={['Host', 'Visits']}>
            {referrers.map(({ host, visits }) => (
              <Row key={host} name={host} count={visits} />
            ))}
          </Table>
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="figures__part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Row({ name, count }: { name: string; count: number }) {
  return (
    <tr>
      <td className="figures__name">{name}</td>
      <td>{count.toLocaleString('en-US')}</td>
    </tr>
  );
}
