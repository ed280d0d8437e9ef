import { Button } from '@parley/kit-ui/button';
import { Logo } from '@parley/kit-ui/logo';
import type { CallModel } from './call-model.ts';

interface Words {
  title: string;
  text: string;
  /** What the button says; none where coming back cannot help. */
  again?: string;
}

const failures: Record<string, Words> = {
  'no-room': {
    title: 'There is no such room',
    text: 'Check the link, or ask the person who invited you for a new one.',
  },
  'exp-room': { title: 'This room has closed', text: 'Its time is over. Ask for a new link if you need one.' },
  'nbf-room': { title: 'This room is not open yet', text: 'Come back when the call is due.', again: 'Try again' },
  'exp-token': { title: 'Your invitation has expired', text: 'Ask the person who invited you for a new link.' },
  'nbf-token': { title: 'You are early', text: 'Your invitation is not valid yet.', again: 'Try again' },
  'not-allowed': { title: 'You need an invitation', text: 'This room is private. Open the link that you were sent.' },
  'meeting-full': {
    title: 'This call is full',
    text: 'Wait until someone leaves, then try again.',
    again: 'Try again',
  },
  ejected: { title: 'You were removed from the call', text: 'The host ended your part in it.' },
  'end-of-life': {
    title: 'The room server restarted',
    text: 'Your call was interrupted. Come back in.',
    again: 'Rejoin',
  },
  'connection-error': {
    title: 'The connection was lost',
    text: 'Check your network. Firewalls that block WebSockets can be the cause.',
    again: 'Rejoin',
  },
};

const left: Words = { title: 'You left the call', text: 'Others may still be in it.', again: 'Rejoin' };

/** After the call, or in its place. */
export function Farewell({ model, failure }: { model: CallModel; failure: string | undefined }) {
  const words = failure === undefined ? left : (failures[failure] ?? failures['connection-error'] ?? left);
  return (
    <main className="farewell">
      <Logo brand="Parley" />
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      {words.again && <Button onClick={() => void model.openLobby()}>{words.again}</Button>}
    </main>
  );
}
