import type { DailyParticipant } from '@parley/call-sdk/source';
import { MicOff } from 'lucide-react';
import { Picture } from './picture.tsx';

export interface TileProps {
  participant: DailyParticipant;
  isSpeaking: boolean;
  /** Whether the name is shown on the tile. */
  isNamed: boolean;
}

/** One person in the call. */
export function Tile({ participant, isSpeaking, isNamed }: TileProps) {
  const { tracks, local, user_name: userName } = participant;
  const name = userName || 'Guest';
  const isMuted = tracks.audio.state === 'off' || tracks.audio.state === 'blocked';
  return (
    <section className="tile" aria-label={local ? `${name} (you)` : name} data-speaking={isSpeaking || undefined}>
      {tracks.video.state === 'playable' ? (
        <Picture
          track={tracks.video.persistentTrack}
          isMirrored={local}
          label={local ? 'Your camera' : `${name}’s camera`}
        />
      ) : (
        <span className="tile__initials" aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <p className="tile__name">
        {isMuted && <MicOff size={16} aria-label="Muted" />}
        {isNamed && <span>{local ? `${name} (you)` : name}</span>}
        {!local && wordFor(tracks.audio.state, tracks.video.state)}
      </p>
    </section>
  );
}

function wordFor(...states: string[]) {
  if (states.includes('interrupted')) return <span className="tile__state">Reconnecting…</span>;
  if (states.includes('loading')) return <span className="tile__state">Connecting…</span>;
  return null;
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0]?.toUpperCase() ?? '').join('');
}
