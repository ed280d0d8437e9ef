import { Table } from '@parley/kit-ui/table';
import { type CSSProperties, type PointerEvent, useState } from 'react';
import { labelledDays, plotTop } from './plot-scale.ts';

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

export interface PlotSeries {
  name: string;
  tone: 'signal' | 'cyan' | 'marigold' | 'ink' | 'slate';
}

export interface DayPlotProps {
  /** What is plotted, as in "Leads by day". */
  title: string;
  series: readonly PlotSeries[];
  /** One value for each series, in its order. */
  days: ReadonlyArray<{ day: string; values: readonly number[] }>;
  /** Columns count what stands for itself; a line shows a flow. A line has one series. */
  look?: 'columns' | 'line';
}

/**
 * Values by day. The list above it names each series with its number: of the whole stretch, or of the day that is
 * pointed at. The table below says the same to who cannot see or point.
 */
export function DayPlot({ title, series, days, look = 'columns' }: DayPlotProps) {
  const [active, setActive] = useState<number | null>(null);
  const totals = days.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const top = plotTop(Math.max(0, ...totals));
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - box.left) / box.width) * days.length);
    setActive(Math.min(days.length - 1, Math.max(0, index)));
  };
  const shown = active === null ? undefined : days[active];
  return (
    <figure className="plot">
      <PlotKey series={series} days={shown ? [shown] : days} of={shown ? dayName(shown.day) : `${days.length} days`} />
      <div className="plot__frame">
        <ol className="plot__lines" aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <li key={value}>{value.toLocaleString('en-US')}</li>
          ))}
        </ol>
        <div
          className="plot__days"
          role="img"
          aria-label={describePlot(title, days, totals)}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setActive(null)}
        >
          {look === 'line' && <Line totals={totals} top={top} active={active} />}
          {days.map(({ day, values }, index) => (
            <span key={day} className="plot__day" data-active={index === active || undefined}>
              {look === 'columns' &&
                values.map((value, place) =>
                  value === 0 ? null : (
                    <i
                      key={series[place]?.name}
                      data-tone={series[place]?.tone}
                      style={{ '--share': value / top } as CSSProperties}
                    />
                  ),
                )}
            </span>
          ))}
        </div>
        <DayAxis days={days} />
      </div>
      <details className="plot__table">
        <summary>As a table</summary>
        <Table caption={title} columns={['Day', ...series.map(({ name }) => name)]}>
          {days.toReversed().map(({ day, values }) => (
            <tr key={day}>
              <td>{longDay.format(new Date(day))}</td>
              {values.map((value, place) => (
                <td key={series[place]?.name}>{value.toLocaleString('en-US')}</td>
              ))}
            </tr>
          ))}
        </Table>
      </details>
    </figure>
  );
}

function PlotKey({ series, days, of }: Pick<DayPlotProps, 'series' | 'days'> & { of: string }) {
  return (
    <figcaption className="plot__key">
      <span className="plot__when">{of}</span>
      {series.map(({ name, tone }, place) => (
        <span key={name} className="plot__series">
          <i data-tone={tone} aria-hidden="true" />
          {name} <b>{days.reduce((sum, { values }) => sum + (values[place] ?? 0), 0).toLocaleString('en-US')}</b>
        </span>
      ))}
    </figcaption>
  );
}

function Line({ totals, top, active }: { totals: readonly number[]; top: number; active: number | null }) {
  const points = totals.map((total, index) => `${index + 0.5},${100 - (total / top) * 100}`);
  const [first, last] = [0.5, totals.length - 0.5];
  return (
    <>
      <svg className="plot__line" viewBox={`0 0 ${totals.length} 100`} preserveAspectRatio="none" aria-hidden="true">
        <polygon points={`${first},100 ${points.join(' ')} ${last},100`} />
        <polyline points={points.join(' ')} />
      </svg>
      {active !== null && (
        <span
          className="plot__dot"
          style={{
            left: `${((active + 0.5) / totals.length) * 100}%`,
            bottom: `${((totals[active] ?? 0) / top) * 100}%`,
          }}
        />
      )}
    </>
  );
}

function DayAxis({ days }: Pick<DayPlotProps, 'days'>) {
  return (
    <div className="plot__axis" aria-hidden="true">
      {labelledDays(days.length).map((index) => {
        const day = new Date(days[index]?.day ?? 0);
        const text = days.length <= 7 ? weekday.format(day) : shortDay.format(day);
        return (
          <span key={index} style={{ left: `${((index + 0.5) / days.length) * 100}%` }}>
            {index === days.length - 1 ? 'Today' : text}
          </span>
        );
      })}
    </div>
  );
}

function dayName(day: string): string {
  const date = new Date(day);
  return `${weekday.format(date)}, ${shortDay.format(date)}`;
}

function describePlot(title: string, days: DayPlotProps['days'], totals: readonly number[]): string {
  const most = Math.max(0, ...totals);
  const sum = totals.reduce((all, total) => all + total, 0);
  if (sum === 0) return `${title}: none in ${days.length} days.`;
  const best = days[totals.indexOf(most)]?.day ?? 0;
  return `${title}: ${sum} in ${days.length} days, most on ${longDay.format(new Date(best))} with ${most}. The table below has each day.`;
}
