import {
  DailyAudio,
  DailyProvider,
  DailyVideo,
  useCallObject,
  useDaily,
  useLocalSessionId,
  useMeetingState,
  useParticipantIds,
  useParticipantProperty,
} from '@daily-co/daily-react';
import { StrictMode, type SubmitEvent } from 'react';
import { createRoot } from 'react-dom/client';

function Tile({ id }: { id: string }) {
  const [name, isLocal] = useParticipantProperty(id, ['user_name', 'local']);
  return (
    <li>
      {isLocal ? `${name} (you)` : name}
      <DailyVideo sessionId={id} type="video" automirror />
    </li>
  );
}

function Door() {
  const call = useDaily();
  const join = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    // What the room refuses comes as `error`.
    call?.join({ url: String(fields.get('url')), userName: String(fields.get('name')) }).catch(console.warn);
  };
  return (
    <form onSubmit={join}>
      <input name="url" type="url" required placeholder="http://localhost:3000/r/hello" aria-label="Room" />
      <input name="name" required placeholder="Your name" aria-label="Name" />
      <button type="submit">Join</button>
    </form>
  );
}

function Meeting() {
  const call = useDaily();
  const localId = useLocalSessionId();
  const others = useParticipantIds({ filter: 'remote', sort: 'user_name' });
  return (
    <section>
      <button type="button" onClick={() => void call?.leave()}>
        Leave
      </button>
      <ul className="tiles">{[localId, ...others].map((id) => id && <Tile key={id} id={id} />)}</ul>
      <DailyAudio />
    </section>
  );
}

function Screen() {
  const state = useMeetingState();
  return state === 'joined-meeting' ? <Meeting /> : <Door />;
}

const options = {};

function App() {
  const callObject = useCallObject({ options });
  return (
    <DailyProvider callObject={callObject}>
      <Screen />
    </DailyProvider>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
