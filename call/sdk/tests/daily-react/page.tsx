import {
  DailyAudioTrack,
  DailyProvider,
  DailyVideo,
  useAppMessage,
  useDaily,
  useDevices,
  useLocalSessionId,
  useMediaTrack,
  useMeetingState,
  useParticipantCounts,
  useParticipantIds,
  useParticipantProperty,
  useRecording,
  useWaitingParticipants,
} from '@daily-co/daily-react';
import Daily, { type DailyCall } from '@parley/call-sdk/source';
import { StrictMode, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ScriptedMachine } from '../differential/page/scripted-machine.ts';

const machine = new ScriptedMachine();
const call: DailyCall = Daily.createCallObject({
  dailyConfig: { callObjectBundleUrlOverride: `${location.origin}/machine.js` },
});

function Person({ id }: { id: string }) {
  const [name, isLocal] = useParticipantProperty(id, ['user_name', 'local']);
  const video = useMediaTrack(id, 'video');
  const audio = useMediaTrack(id, 'audio');
  return (
    <li data-person={id} data-video={video.state} data-audio={audio.state} data-has-track={Boolean(video.track)}>
      {name}
      {isLocal ? ' (you)' : ''}
      <DailyVideo sessionId={id} type="video" automirror />
      {isLocal ? null : <DailyAudioTrack sessionId={id} />}
    </li>
  );
}

function Meeting() {
  const daily = useDaily();
  const state = useMeetingState();
  const localId = useLocalSessionId();
  const ids = useParticipantIds({ sort: 'user_name' });
  const { present } = useParticipantCounts();
  const { cameras, microphones, currentCam, setMicrophone } = useDevices();
  const { isRecording, startRecording, recordingId } = useRecording();
  const { waitingParticipants, grantAccess } = useWaitingParticipants();
  const [messages, setMessages] = useState<string[]>([]);
  const sendAppMessage = useAppMessage<{ text: string }>({
    onAppMessage: useCallback(({ data, fromId }) => setMessages((all) => [...all, `${fromId}: ${data.text}`]), []),
  });
  return (
    <main
      data-state={state}
      data-local={localId}
      data-present={present}
      data-recording={isRecording}
      data-recording-id={recordingId}
    >
      <button type="button" onClick={() => void daily?.join()}>
        Join
      </button>
      <button type="button" onClick={() => sendAppMessage({ text: 'hello' })}>
        Greet
      </button>
      <button type="button" onClick={() => startRecording({ type: 'cloud' })}>
        Record
      </button>
      <button type="button" onClick={() => grantAccess('*')}>
        Admit all
      </button>
      <button type="button" onClick={() => void setMicrophone(microphones.at(-1)?.device.deviceId ?? '')}>
        Other microphone
      </button>
      <button type="button" onClick={() => void daily?.leave()}>
        Leave
      </button>
      <ul>
        {ids.map((id) => (
          <Person key={id} id={id} />
        ))}
      </ul>
      <output data-devices>
        {[...cameras, ...microphones]
          .map(({ device, selected }) => `${device.label}${selected ? ' *' : ''}`)
          .join(', ')}
      </output>
      <output data-camera>{currentCam?.device.deviceId}</output>
      <output data-waiting>{waitingParticipants.map(({ name }) => name).join(', ')}</output>
      <output data-messages>{messages.join(' | ')}</output>
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('there is no place for the page');
const sent: unknown[] = [];
machine.onSent = (message) => sent.push(message);
Object.assign(window, { machine, sent, call });
createRoot(root).render(
  <StrictMode>
    <DailyProvider callObject={call}>
      <Meeting />
    </DailyProvider>
  </StrictMode>,
);
