import { Button } from '@parley/kit-ui/button';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CallModel, CallView } from './call-model.ts';
import { DeviceNotice } from './device-notice.tsx';
import type { HostChoices } from './embedding/host-choices.ts';
import { isNewcomerHeard, playNewcomerSound } from './newcomer-sound.ts';
import { Sound } from './sound.tsx';
import { Stage } from './stage.tsx';
import { Tray } from './tray.tsx';
import { useRecedingChrome } from './use-receding-chrome.ts';

export interface CallScreenProps {
  model: CallModel;
  /** What the page around this one wants it to look like. */
  choices: HostChoices;
  view: CallView;
  room: string;
}

/** The call itself: people, and a tray that steps back while nobody needs it. */
export function CallScreen({ model, choices, view, room }: CallScreenProps) {
  const looks = useSyncExternalStore(
    (onChange) => choices.events.on('changed', onChange),
    () => choices.view,
  );
  const [isSilenced, setSilenced] = useState(false);
  const isChromeShown = useRecedingChrome();
  const refuseSound = useCallback(() => setSilenced(true), []);
  const [local, ...others] = view.participants;
  const count = view.participants.length;
  const heardCount = useRef(count);
  useEffect(() => {
    if (count > heardCount.current && isNewcomerHeard(looks.newcomerSound, count)) void playNewcomerSound();
    heardCount.current = count;
  }, [count, looks.newcomerSound]);
  return (
    <main className="call" data-chrome={isChromeShown ? 'shown' : 'receded'}>
      <header className="call__top">
        <strong>{room}</strong>
        <span role="status">{count === 1 ? 'Only you are here' : `${count} people`}</span>
      </header>
      {view.isReconnecting && (
        <p className="banner" role="status">
          The connection to the room is away. Reconnecting…
        </p>
      )}
      <DeviceNotice problem={view.deviceProblem} onDismiss={() => model.dismissProblem()} />
      <Stage participants={view.participants} speaking={view.speaking} looks={looks} />
      {others.length === 0 && <Invitation />}
      {isSilenced && (
        <div className="banner">
          <Button small onClick={() => setSilenced(false)}>
            Play sound
          </Button>
        </div>
      )}
      {!isSilenced &&
        others.flatMap(({ session_id: id, tracks }) =>
          (['audio', 'screenAudio'] as const).map((slot) =>
            tracks[slot].state === 'playable' ? (
              <Sound key={`${id}-${slot}`} track={tracks[slot].persistentTrack} onRefused={refuseSound} />
            ) : null,
          ),
        )}
      {local && <Tray model={model} choices={choices} looks={looks} local={local} />}
    </main>
  );
}

/** Nobody else is here yet: the link is what brings them. */
function Invitation() {
  const [isCopied, setCopied] = useState(false);
  const link = location.origin + location.pathname;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <aside className="invitation">
      <p>Share this link to bring someone in.</p>
      <code>{link}</code>
      <Button small look="outline" onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy link'}
      </Button>
    </aside>
  );
}
