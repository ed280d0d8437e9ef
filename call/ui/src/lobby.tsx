import { Button } from '@parley/kit-ui/button';
import { Logo } from '@parley/kit-ui/logo';
import { TextField } from '@parley/kit-ui/text-field';
import { type FormEvent, useEffect, useState } from 'react';
import type { CallModel, CallView } from './call-model.ts';
import { DeviceNotice } from './device-notice.tsx';
import { DeviceToggle } from './device-toggle.tsx';
import { Picture } from './picture.tsx';

const nameKey = 'parley-call-name';

/** Before the call: how one looks and sounds, and under which name one comes. */
export function Lobby({ model, view, room }: { model: CallModel; view: CallView; room: string }) {
  const [name, setName] = useState(() => localStorage.getItem(nameKey) ?? '');
  const [local] = view.participants;
  const isJoining = view.screen === 'joining';
  useEffect(() => void model.openLobby(), [model]);

  const join = (event: FormEvent) => {
    event.preventDefault();
    localStorage.setItem(nameKey, name.trim());
    void model.join(name.trim() || 'Guest');
  };

  return (
    <main className="lobby">
      <header className="lobby__brand">
        <Logo brand="Parley" />
      </header>
      <div className="lobby__mirror">
        {local?.tracks.video.state === 'playable' ? (
          <Picture track={local.tracks.video.persistentTrack} isMirrored label="Your camera" />
        ) : (
          <p className="lobby__dark">{cameraWord(local?.tracks.video.state)}</p>
        )}
        <div className="lobby__devices">
          <DeviceToggle kind="audio" state={local?.tracks.audio.state} onToggle={(isOn) => model.setAudio(isOn)} />
          <DeviceToggle kind="video" state={local?.tracks.video.state} onToggle={(isOn) => model.setVideo(isOn)} />
        </div>
      </div>
      <form className="lobby__form" onSubmit={join}>
        <h1 className="lobby__title">Ready to join?</h1>
        <p className="lobby__room">
          Room <strong>{room}</strong>
        </p>
        <Meter level={local?.tracks.audio.state === 'playable' ? view.ownLevel : 0} />
        <DeviceNotice problem={view.deviceProblem} onDismiss={() => model.dismissProblem()} />
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" busy={isJoining}>
          {isJoining ? 'Joining…' : 'Join the call'}
        </Button>
      </form>
    </main>
  );
}

function cameraWord(state: string | undefined): string {
  if (state === undefined || state === 'loading') return 'Starting your camera…';
  return state === 'blocked' ? 'Your camera cannot be used' : 'Your camera is off';
}

const bars = [0.02, 0.05, 0.09, 0.14, 0.2, 0.27, 0.35, 0.44, 0.54, 0.65];

/** Shows that the microphone hears something. */
function Meter({ level }: { level: number }) {
  return (
    <div className="meter" role="img" aria-label={level > 0.02 ? 'Your microphone hears you' : 'Say something to test'}>
      {bars.map((from) => (
        <span key={from} className="meter__bar" data-on={level * 2 > from || undefined} />
      ))}
      <span className="meter__text">{level > 0.02 ? 'We can hear you' : 'Say something to test your microphone'}</span>
    </div>
  );
}
