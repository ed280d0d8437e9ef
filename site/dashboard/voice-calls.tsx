import { Button } from '@parley/kit-ui/button';
import type { CallSummary, TurnStage } from '@parley/voice-protocol/call-summary';
import type { UseQueryResult } from '@tanstack/react-query';
import { type BarRow, BarTable } from './bar-table.tsx';
import { DayPlot } from './day-plot.tsx';
import { shareText } from './plot-scale.ts';

/** Why calls ended, for people. A reason that is not known keeps the platform's own word. */
const outcomes: Record<string, Pick<BarRow, 'name' | 'tone'>> = {
  'customer-ended-call': { name: 'Visitor hung up', tone: 'signal' },
  'assistant-ended-call': { name: 'Agent said goodbye', tone: 'signal' },
  'silence-timed-out': { name: 'Ended in silence', tone: 'slate' },
  'exceeded-max-duration': { name: 'Reached the longest length', tone: 'slate' },
  'customer-did-not-answer': { name: 'Visitor never came in', tone: 'marigold' },
  'call.in-progress.error-transport-never-connected': { name: 'No connection', tone: 'danger' },
  'call.in-progress.error-pipeline': { name: 'Agent failed', tone: 'danger' },
  'worker-shutdown': { name: 'Server was stopped', tone: 'danger' },
};

const stages: Record<TurnStage, string> = {
  endOfTurn: 'Hears that you have finished',
  recognition: 'Understands the words',
  mind: 'Decides what to say',
  synthesis: 'Begins to speak',
  total: 'All of it',
};

/** Calls with the voice agent, as the voice platform tells of them. */
export function VoiceCalls({ query }: { query: UseQueryResult<CallSummary | null> }) {
  const { data: calls, isError, refetch } = query;
  if (isError)
    return (
      <div className="dashboard__problem" role="alert">
        <p>The voice platform does not tell of its calls now. Calls go on; only their figures are missing here.</p>
        <Button look="outline" small onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  if (calls === undefined)
    return (
      <p className="dashboard__none" role="status">
        Asking the voice platform…
      </p>
    );
  if (calls === null)
    return (
      <p className="dashboard__none">
        No voice platform is connected. Set <code>VOICE_API_URL</code>, or start the whole product.
      </p>
    );
  return <CallFigures calls={calls} />;
}

function CallFigures({ calls: { days, outcomes: ended, stages: timed, turns, duration } }: { calls: CallSummary }) {
  const total = days.reduce((sum, day) => sum + day.calls, 0);
  const slowest = Math.max(1, ...timed.map(({ p95 }) => p95));
  return (
    <div className="dashboard__calls">
      <section className="dashboard__part dashboard__part--wide" aria-labelledby="calls-title">
        <h3 id="calls-title">Calls by day</h3>
        <DayPlot
          title="Agent calls by day"
          series={[{ name: 'Calls', tone: 'cyan' }]}
          days={days.map(({ day, calls: count }) => ({ day, values: [count] }))}
        />
      </section>
      <section className="dashboard__part" aria-labelledby="outcomes-title">
        <h3 id="outcomes-title">How they ended</h3>
        <BarTable
          caption="Calls by outcome"
          columns={['Outcome', 'Calls', 'Share']}
          rows={ended.map(({ endedReason, calls: count }) => ({
            ...(endedReason === null ? { name: 'Still going on' } : (outcomes[endedReason] ?? { name: endedReason })),
            value: count,
            note: shareText(count, total),
          }))}
          empty="No calls in this time."
        />
        {duration && (
          <p className="dashboard__note">
            Half of the calls took up to {durationText(duration.p50)}, one in twenty more than{' '}
            {durationText(duration.p95)}.
          </p>
        )}
      </section>
      <section className="dashboard__part" aria-labelledby="latency-title">
        <h3 id="latency-title">How fast the agent answers</h3>
        <BarTable
          caption="Latency of the agent by stage"
          columns={['Stage', 'Typical', 'Slow']}
          most={slowest}
          rows={timed.map(({ stage, p50, p95 }) => ({
            name: stages[stage],
            value: p50,
            reach: p95,
            text: latencyText(p50),
            note: latencyText(p95),
            tone: stage === 'total' ? 'cyan' : 'signal',
          }))}
          empty="No turn was answered in this time."
        />
        {turns > 0 && (
          <p className="dashboard__note">
            From the visitor’s last sound to the agent’s first, in {turns.toLocaleString('en-US')}{' '}
            {turns === 1 ? 'turn' : 'turns'}. Typical: half were faster. Slow: one in twenty was slower.
          </p>
        )}
      </section>
    </div>
  );
}

function latencyText(milliseconds: number): string {
  return milliseconds >= 1000 ? `${(milliseconds / 1000).toFixed(2)} s` : `${Math.round(milliseconds)} ms`;
}

function durationText(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} seconds`;
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round(seconds % 60);
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
