import { Button } from '@parley/kit-ui/button';
import { Dialog } from '@parley/kit-ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebhookDelivery, WebhookEndpoint, WebhookSecret } from '../webhooks/webhook-endpoint.ts';
import { webhookEvents } from '../webhooks/webhook-events.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DeskList, doing } from './desk-list.tsx';
import { GivenUpJobs } from './given-up-jobs.tsx';
import { Moment } from './moment.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { askAdmin, sendBody } from './table-client.ts';
import { useDeskChange } from './use-desk-change.ts';
import { WebhookEditor } from './webhook-editor.tsx';
import './content.css';
import './desk.css';

const webhookKey = ['webhooks'];

type Opened =
  | { dialog: 'edit'; endpoint: WebhookEndpoint | null }
  | { dialog: 'delete' | 'rotate' | 'deliveries'; endpoint: WebhookEndpoint }
  | { dialog: 'secret'; made: WebhookSecret };

export default function WebhooksRoute() {
  const list = useQuery({
    queryKey: webhookKey,
    queryFn: ({ signal }) => askAdmin<WebhookEndpoint[]>('webhooks', { signal }),
  });
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const remove = useDeskChange({
    change: ({ id }: WebhookEndpoint) => askAdmin<void>(`webhooks/${id}`, { method: 'DELETE' }),
    reads: [webhookKey],
    done: 'Endpoint deleted',
    failed: 'Delete failed',
    onDone: close,
  });
  const rotate = useDeskChange({
    change: ({ id }: WebhookEndpoint) => sendBody<WebhookSecret>('POST', `webhooks/${id}/rotate`),
    reads: [webhookKey],
    failed: 'No new secret was made',
    onDone: (made) => setOpened({ dialog: 'secret', made }),
  });
  const test = useDeskChange({
    change: ({ id }: WebhookEndpoint) => sendBody<void>('POST', `webhooks/${id}/test`),
    reads: [],
    done: 'A test event is on its way',
    failed: 'The test was not sent',
  });

  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">Webhooks</h1>
        <p className="admin__count" role="status">
          {list.data && countText(list.data)}
        </p>
        <Button small className="desk-head__button" onClick={() => setOpened({ dialog: 'edit', endpoint: null })}>
          Add endpoint
        </Button>
      </div>
      <DeskList
        query={list}
        what="The webhooks"
        caption="Endpoints"
        columns={['Endpoint', 'State', 'Last 30 days', doing]}
        empty={
          <>
            <h2 className="admin-empty__title">No endpoint yet</h2>
            <p>
              Your CRM or another system can be told of each lead, booking and demo call within seconds. Every message
              is signed, tried again for half a day when the other side is down, and kept here when it never got
              through.
            </p>
          </>
        }
        rows={(endpoints) =>
          endpoints.map((endpoint) => (
            <tr key={endpoint.id} className="rows__row">
              <td className="rows__main">
                <b>{shortAddress(endpoint.url)}</b>
                <span className="rows__under">
                  {[endpoint.description, endpoint.events.map(eventName).join(' · ')].filter(Boolean).join(' — ')}
                </span>
                {endpoint.paused_because && <span className="desk-why">{endpoint.paused_because}</span>}
              </td>
              <td>
                <span className="state-tag" data-state={endpoint.is_active ? 'shown' : 'hidden'}>
                  {endpoint.is_active ? 'Active' : 'Paused'}
                </span>
              </td>
              <td className="rows__number">
                <Figures {...endpoint} />
              </td>
              <td className="rows__doing">
                <Button look="quiet" small onClick={() => setOpened({ dialog: 'deliveries', endpoint })}>
                  History
                </Button>
                <Button look="quiet" small busy={test.isPending} onClick={() => test.mutate(endpoint)}>
                  Test
                </Button>
                <Button look="quiet" small onClick={() => setOpened({ dialog: 'rotate', endpoint })}>
                  New secret
                </Button>
                <Button look="quiet" small onClick={() => setOpened({ dialog: 'edit', endpoint })}>
                  Edit
                </Button>
                <Button look="quiet" small onClick={() => setOpened({ dialog: 'delete', endpoint })}>
                  Delete
                </Button>
              </td>
            </tr>
          ))
        }
      />
      <GivenUpJobs />
      {opened?.dialog === 'edit' && (
        <WebhookEditor
          stored={opened.endpoint}
          onClose={close}
          onMade={(made) => setOpened({ dialog: 'secret', made })}
          reads={[webhookKey]}
        />
      )}
      {opened?.dialog === 'deliveries' && <Deliveries endpoint={opened.endpoint} onClose={close} />}
      {opened?.dialog === 'secret' && <SecretDialog secret={opened.made.secret} onClose={close} />}
      <ConfirmDialog
        open={opened?.dialog === 'delete'}
        title="Delete this endpoint?"
        description="It is told of nothing any more, and its history goes. To stop it for a while, pause it instead."
        confirm="Delete"
        keep="Keep"
        busy={remove.isPending}
        onConfirm={() => opened?.dialog === 'delete' && remove.mutate(opened.endpoint)}
        onKeep={close}
      />
      <ConfirmDialog
        open={opened?.dialog === 'rotate'}
        title="Make a new secret?"
        description="For 24 hours messages are signed with the old and the new one, so nothing is missed while you change it over there."
        confirm="Make a new secret"
        keep="Keep the old one"
        busy={rotate.isPending}
        onConfirm={() => opened?.dialog === 'rotate' && rotate.mutate(opened.endpoint)}
        onKeep={close}
      />
    </>
  );
}

function Figures({ delivered, waiting, failed }: WebhookEndpoint) {
  return (
    <>
      {delivered.toLocaleString('en-US')} sent
      {waiting > 0 && <>, {waiting.toLocaleString('en-US')} waiting</>}
      {failed > 0 && <span className="desk-bad">, {failed.toLocaleString('en-US')} failed</span>}
    </>
  );
}

const stateNames = { waiting: 'Being tried', delivered: 'Delivered', failed: 'Failed' } as const;

function Deliveries({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const path = `webhooks/${endpoint.id}/deliveries`;
  const list = useQuery({
    queryKey: [...webhookKey, path],
    queryFn: ({ signal }) => askAdmin<WebhookDelivery[]>(path, { signal }),
    staleTime: 0,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="History"
      description={`The last 50 events for ${shortAddress(endpoint.url)}.`}
      width="760px"
    >
      <div className="desk-scroll">
        <DeskList
          query={list}
          what="The history"
          caption="Deliveries, newest first"
          columns={['When', 'Event', 'Outcome', 'Tried']}
          empty={<p>Nothing has happened since this endpoint was added.</p>}
          rows={(deliveries) =>
            deliveries.map((one) => (
              <tr key={one.id} className="rows__row">
                <td className="rows__date">
                  <Moment at={one.created_at} />
                </td>
                <td>{one.event}</td>
                <td>
                  <span className={one.state === 'failed' ? 'desk-bad' : undefined}>{stateNames[one.state]}</span>
                  {one.last_error ? `: ${one.last_error}` : one.last_status ? ` (${one.last_status})` : ''}
                </td>
                <td className="rows__number">{one.attempts === 1 ? 'once' : `${one.attempts} times`}</td>
              </tr>
            ))
          }
        />
      </div>
    </Dialog>
  );
}

function countText(endpoints: readonly WebhookEndpoint[]): string {
  const active = endpoints.filter((endpoint) => endpoint.is_active).length;
  return endpoints.length === 0 ? '' : `${active} of ${endpoints.length} active`;
}

function eventName(event: string): string {
  return webhookEvents[event as keyof typeof webhookEvents] ?? event;
}

function shortAddress(url: string): string {
  return url.replace(/^https:\/\//, '');
}
