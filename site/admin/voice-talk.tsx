import { Spinner } from '@parley/kit-ui/spinner';
import { useState } from 'react';
import type { VoiceCall } from '../leads/lead-timeline.ts';
import { TableError } from './table-client.ts';
import { useVoiceCall } from './use-lead.ts';

/** What was said with the voice agent, turn by turn; read from the voice platform when it is opened. */
export function VoiceTalk({ callId }: { callId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error, isPending } = useVoiceCall(callId, isOpen);
  return (
    <details className="talk" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>The talk with the agent</summary>
      {isOpen && isPending && (
        <p role="status" className="talk__state">
          <Spinner /> Reading what was said…
        </p>
      )}
      {error && (
        <p role="alert" className="talk__state">
          {error instanceof TableError && error.code === 'PGRST116'
            ? 'The voice platform no longer keeps this talk.'
            : `The talk could not be read. ${error.message}`}
        </p>
      )}
      {data && <Talk call={data} />}
    </details>
  );
}

function Talk({ call: { messages, recordingUrl } }: { call: VoiceCall }) {
  if (messages.length === 0) return <p className="talk__state">Nothing was said.</p>;
  return (
    <>
      <ol className="talk__turns">
        {messages.map(({ role, message, secondsFromStart }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are never reordered, and may say the same
          <li key={index} className="talk__turn" data-role={role === 'user' ? 'visitor' : 'agent'}>
            <span className="talk__who">
              {role === 'user' ? 'Visitor' : 'Agent'}
              {secondsFromStart !== null && <span className="talk__at">{clockOf(secondsFromStart)}</span>}
            </span>
            {message}
          </li>
        ))}
      </ol>
      {recordingUrl && (
        <a href={recordingUrl} rel="noreferrer" target="_blank">
          Listen to the recording
        </a>
      )}
    </>
  );
}

function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
