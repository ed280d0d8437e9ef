import type { CSSProperties } from 'react';
import type { EventSummary, VitalName } from '../analytics/event-summary.ts';
import { vitalBounds, vitalGrade, vitalText } from '../analytics/vital-grade.ts';

/** What the vitals say, in the order in which a visitor feels them. */
const vitals: ReadonlyArray<{ metric: VitalName; meaning: string }> = [
  { metric: 'LCP', meaning: 'until the main content is seen' },
  { metric: 'INP', meaning: 'until a press is answered' },
  { metric: 'CLS', meaning: 'how much the page jumps' },
  { metric: 'FCP', meaning: 'until anything is seen' },
  { metric: 'TTFB', meaning: 'until the server answers' },
];

/** Each vital on its own scale from good to poor. Three of four visits were at least as fast. */
export function VitalTable({ measured }: { measured: EventSummary['vitals'] }) {
  return (
    <table className="vitals">
      <caption className="visually-hidden">Web vitals at the 75th percentile</caption>
      <thead>
        <tr>
          <th scope="col">Vital</th>
          <th scope="col">Value</th>
          <th scope="col">Grade</th>
          <th scope="col">Measured</th>
        </tr>
      </thead>
      <tbody>
        {vitals.map(({ metric, meaning }) => {
          const found = measured.find((vital) => vital.metric === metric);
          return (
            <tr key={metric} className="vitals__row">
              <th scope="row">
                <abbr>{metric}</abbr> <span className="vitals__meaning">{meaning}</span>
                {found && <VitalScale metric={metric} value={found.p75} />}
              </th>
              <td className="vitals__value">{found ? vitalText(metric, found.p75) : '–'}</td>
              <td>
                {found && (
                  <span className="vitals__grade" data-grade={vitalGrade(metric, found.p75)}>
                    {vitalGrade(metric, found.p75)}
                  </span>
                )}
              </td>
              <td className="vitals__count">{found?.count.toLocaleString('en-US') ?? '0'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function VitalScale({ metric, value }: { metric: VitalName; value: number }) {
  const [good, poor] = vitalBounds[metric];
  const end = poor * 1.4;
  const style = { '--good': good / end, '--poor': poor / end, '--value': Math.min(1, value / end) } as CSSProperties;
  return (
    <span className="vitals__scale" style={style} aria-hidden="true">
      <i data-grade={vitalGrade(metric, value)} />
    </span>
  );
}
