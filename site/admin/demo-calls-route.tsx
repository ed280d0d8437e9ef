import { Button } from '@parley/kit-ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DemoCallFilter, DemoCallPage, DemoCallRow, DemoCallState } from '../demo-call/demo-call-settings.ts';
import { DemoCallRules } from './demo-call-rules.tsx';
import { callOutcome } from './demo-call-words.ts';
import { DeskList, doing } from './desk-list.tsx';
import { Moment } from './moment.tsx';
import { askAdmin, sendBody } from './table-client.ts';
import { useDeskChange } from './use-desk-change.ts';
import './content.css';
import './desk.css';

const callsKey = ['demo-calls'];
const stateKey = ['demo-call-settings'];

export default function DemoCallsRoute() {
  const [filter, setFilter] = useState<DemoCallFilter>('open');
  const list = useQuery({
    queryKey: [...callsKey, filter],
    queryFn: ({ signal }) => askAdmin<DemoCallPage>(`demo-calls?filter=${filter}`, { signal }),
    // Calls come and go while somebody looks.
    refetchInterval: 15_000,
  });
  const state = useQuery({
    queryKey: stateKey,
    queryFn: ({ signal }) => askAdmin<DemoCallState>('demo-calls/settings', { signal }),
  });
  const settle = useDeskChange({
    change: ({ id, status }: { id: string; status: 'queued' | 'held' | 'done' }) =>
      sendBody<undefined>('PUT', `demo-calls/${id}/status`, { status }),
    reads: [callsKey],
    failed: 'Update failed',
  });
  const turn = useDeskChange({
    change: (isOn: boolean) => sendBody<DemoCallState>('PUT', 'demo-calls/switch', { isOn }),
    reads: [stateKey],
    done: ({ isOn }) => (isOn ? 'Calls are dialled again' : 'No number is dialled any more'),
    failed: 'The switch is as it was',
  });
  const canDial = state.data?.hasTelephony === true && state.data.isOn;

  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">Demo calls</h1>
        <p className="admin__count" role="status">
          {list.data && (list.data.held === 0 ? 'None waits for you' : `${list.data.held} to call by hand`)}
        </p>
        <fieldset className="switch">
          <legend className="visually-hidden">Which calls</legend>
          {(['open', 'all'] as const).map((one) => (
            <Button key={one} look="quiet" small aria-pressed={filter === one} onClick={() => setFilter(one)}>
              {one === 'open' ? 'Open' : 'All'}
            </Button>
          ))}
        </fieldset>
        {state.data?.hasTelephony && (
          <label className="admin__switch desk-head__button">
            <input
              type="checkbox"
              checked={turn.isPending ? turn.variables : state.data.isOn}
              disabled={turn.isPending}
              onChange={(event) => turn.mutate(event.currentTarget.checked)}
            />
            Dial by machine
          </label>
        )}
      </div>
      {state.data && !state.data.hasTelephony && (
        <p className="desk-part__note">
          No telephony is set up, so every demo call waits here for your team. Set SIP_TRUNK_URL, or VOICE_API_URL and a
          number of that platform below, and the voice agent calls by itself.
        </p>
      )}
      <DeskList
        query={list}
        what="The demo calls"
        caption="Demo calls, newest first"
        columns={['Asked', 'Who', 'Standing', doing]}
        empty={
          <>
            <h2 className="admin-empty__title">
              {filter === 'open' ? 'Nobody waits for a call' : 'No demo calls yet'}
            </h2>
            <p>Whoever asks for a demo call on the website shows up here at once.</p>
          </>
        }
        rows={({ calls }) =>
          calls.map((call) => (
            <tr key={call.id} className="rows__row">
              <td className="rows__date">
                <Moment at={call.created_at} />
              </td>
              <td className="rows__main">
                <b>{call.name}</b>
                <a href={`tel:${call.phone_number.replace(/[^\d+]/g, '')}`}>{call.phone_number}</a>
                {call.source_page && <span className="rows__under">{call.source_page}</span>}
              </td>
              <td>
                <Standing {...call} />
              </td>
              <td className="rows__doing">
                <Ways
                  call={call}
                  canDial={canDial}
                  isBusy={settle.isPending}
                  onSettle={(status) => settle.mutate({ id: call.id, status })}
                />
              </td>
            </tr>
          ))
        }
      />
      {state.isError ? (
        <div className="admin-empty" role="alert">
          <p>The rules could not be loaded. {state.error.message}</p>
          <Button look="outline" small onClick={() => void state.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        state.data && <DemoCallRules stored={state.data.settings} reads={[stateKey]} />
      )}
    </>
  );
}

function Standing(call: DemoCallRow) {
  const { label, why } = callOutcome(call);
  return (
    <>
      <span className="state-tag" data-state={call.status === 'calling' || call.status === 'done' ? 'shown' : 'hidden'}>
        {label}
      </span>
      {(why || call.call_after) && (
        <span className="desk-why">
          {why}
          {call.call_after && (
            <>
              {' '}
              until <Moment at={call.call_after} />
            </>
          )}
        </span>
      )}
    </>
  );
}

interface WaysProps {
  call: DemoCallRow;
  canDial: boolean;
  isBusy: boolean;
  onSettle: (status: 'queued' | 'held' | 'done') => void;
}

function Ways({ call, canDial, isBusy, onSettle }: WaysProps) {
  const way = (label: string, status: 'queued' | 'held' | 'done') => (
    <Button look="quiet" small disabled={isBusy} aria-label={`${label}: ${call.name}`} onClick={() => onSettle(status)}>
      {label}
    </Button>
  );
  if (call.status === 'spam' || call.reason === 'withdrawn') return null;
  if (call.status === 'done') return way('Not done after all', 'held');
  return (
    <>
      {canDial && (call.status === 'held' || call.status === 'failed') && way('Dial again', 'queued')}
      {call.status === 'queued' && way('Keep for the team', 'held')}
      {way('Mark done', 'done')}
    </>
  );
}
