import type { CallSummary } from '@parley/voice-protocol/call-summary';
import type { DashboardSummary } from './dashboard-summary.ts';
import { changeText } from './plot-scale.ts';

export interface KeyFiguresProps {
  summary: DashboardSummary;
  /** Undefined while the voice platform has not told. */
  calls: CallSummary | null | undefined;
}

/** The four numbers that are looked at first. */
export function KeyFigures({ summary: { events, leads }, calls }: KeyFiguresProps) {
  const { length } = events.days;
  const left = leads.days.flatMap(({ counts }) => Object.values(counts)).reduce((sum, count) => sum + count, 0);
  const booked = leads.days.reduce((sum, { counts }) => sum + (counts.booking ?? 0), 0);
  const called = calls?.days.reduce((sum, day) => sum + day.calls, 0);
  return (
    <dl className="key-figures">
      <Figure name="Visits" value={events.funnel.visits} before={events.before?.visits} days={length} />
      <Figure name="Leads" value={left} before={leads.before} days={length} />
      <Figure name="Demos booked" value={booked} />
      <Figure name="Agent calls" value={called} />
    </dl>
  );
}

interface FigureProps {
  name: string;
  value: number | undefined;
  before?: number | undefined;
  days?: number;
}

function Figure({ name, value, before, days }: FigureProps) {
  const change = value === undefined ? undefined : changeText(value, before);
  return (
    <div className="key-figures__one">
      <dt>{name}</dt>
      <dd>
        <span className="key-figures__value">{value?.toLocaleString('en-US') ?? '–'}</span>
        {change && (
          <span className="key-figures__change" title={`Compared with the ${days} days before`}>
            {change}
            <span className="visually-hidden"> compared with the {days} days before</span>
          </span>
        )}
      </dd>
    </div>
  );
}
