import { Button } from '@parley/kit-ui/button';
import { useQuery } from '@tanstack/react-query';
import type { GivenUpJob } from '../outbox/given-up-jobs.ts';
import { DeskList, doing } from './desk-list.tsx';
import { Moment } from './moment.tsx';
import { askAdmin, sendBody } from './table-client.ts';
import { useDeskChange } from './use-desk-change.ts';

const queryKey = ['given-up'];

const queueNames: Readonly<Record<string, string>> = {
  mail: 'Mail',
  webhook: 'Webhook',
  'forward-lead': 'Lead service',
  'demo-call': 'Demo call',
};

const mailNames: Readonly<Record<string, string>> = {
  'lead-alert': 'notice of a lead',
  'demo-call-alert': 'notice of a demo call',
  'booking-alert': 'notice of a booking',
  booking: 'booking, to the visitor',
  newsletter: 'newsletter confirmation',
  'privacy-link': 'link to somebody’s data',
};

/** What was tried for half a day and never got through, with the last reason, to be sent again. */
export function GivenUpJobs() {
  const list = useQuery({ queryKey, queryFn: ({ signal }) => askAdmin<GivenUpJob[]>('given-up', { signal }) });
  const resend = useDeskChange({
    change: (ids: string[] | undefined) =>
      sendBody<{ count: number }>('POST', 'given-up/resend', ids === undefined ? {} : { ids }),
    reads: [queryKey],
    done: ({ count }) => (count === 1 ? 'One is tried again' : `${count} are tried again`),
    failed: 'Nothing was sent again',
  });
  return (
    <section className="desk-part" aria-labelledby="given-up-title">
      <div className="desk-part__head">
        <h2 id="given-up-title">Failed for good</h2>
        {list.data && list.data.length > 0 && (
          <Button look="outline" small busy={resend.isPending} onClick={() => resend.mutate(undefined)}>
            Send all again
          </Button>
        )}
      </div>
      <p className="desk-part__note">
        Mails, webhooks and forwarded leads that never got through, for 14 days. The leads themselves are safe either
        way.
      </p>
      <DeskList
        query={list}
        what="The failed jobs"
        caption="Failed jobs, newest first"
        columns={['Given up', 'What', 'Why', 'Tried', doing]}
        empty={<p>Everything got through.</p>}
        rows={(jobs) =>
          jobs.map((job) => (
            <tr key={job.id} className="rows__row">
              <td className="rows__date">
                <Moment at={job.given_up_at} />
              </td>
              <td>{nameOf(job)}</td>
              <td className="desk-why">{job.error ?? 'not known'}</td>
              <td className="rows__number">{job.tries === 1 ? 'once' : `${job.tries} times`}</td>
              <td className="rows__doing">
                <Button look="quiet" small disabled={resend.isPending} onClick={() => resend.mutate([job.id])}>
                  Send again
                </Button>
              </td>
            </tr>
          ))
        }
      />
    </section>
  );
}

function nameOf({ queue, data: { kind } }: GivenUpJob): string {
  const name = queueNames[queue] ?? queue;
  return typeof kind === 'string' ? `${name}: ${mailNames[kind] ?? kind}` : name;
}
