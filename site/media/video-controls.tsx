import { Captions, CaptionsOff, Expand, Maximize, Minimize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../languages/use-words.tsx';
import type { VideoHandle } from './use-video.ts';
import { formatTime } from './video-time.ts';

interface VideoControlsProps {
  video: VideoHandle;
  isOff: boolean;
  /** Undefined where the video has no captions. */
  hasCaptions: boolean | undefined;
  onCaptions: () => void;
  onEnlarge: (() => void) | undefined;
  onFullScreen: () => void;
}

/** Play, seek, sound, captions and size. */
export function VideoControls(props: VideoControlsProps) {
  const t = useWords();
  const { video, isOff, hasCaptions, onCaptions, onEnlarge, onFullScreen } = props;
  const { isPaused, isMuted, volume, time, duration } = video.view;
  const isFull = useIsFullScreen();
  const at = `${formatTime(time)} / ${formatTime(duration)}`;
  return (
    <div className="video__bar">
      <Control label={isPaused ? t('Play') : t('Pause')} isOff={isOff} onPress={video.toggle}>
        {isPaused ? <Play /> : <Pause />}
      </Control>
      <Control label={isMuted ? t('Unmute') : t('Mute')} isOff={isOff} onPress={() => video.setMuted(!isMuted)}>
        {isMuted ? <VolumeX /> : <Volume2 />}
      </Control>
      <input
        className="video__volume"
        type="range"
        aria-label={t('Volume')}
        min={0}
        max={1}
        step={0.01}
        value={isMuted ? 0 : volume}
        disabled={isOff}
        style={{ '--done': isMuted ? 0 : volume } as never}
        onChange={(event) => video.setVolume(event.target.valueAsNumber)}
      />
      <span className="video__time">{at}</span>
      <input
        className="video__seek"
        type="range"
        aria-label={t('Seek')}
        aria-valuetext={t('{time} of {duration}', { time: formatTime(time), duration: formatTime(duration) })}
        min={0}
        max={duration}
        step={0.1}
        value={time}
        disabled={isOff || duration === 0}
        style={{ '--done': duration === 0 ? 0 : time / duration } as never}
        onChange={(event) => video.seek(event.target.valueAsNumber)}
      />
      {hasCaptions !== undefined && (
        <Control label={t('Captions')} isOff={isOff} isOn={hasCaptions} onPress={onCaptions}>
          {hasCaptions ? <Captions /> : <CaptionsOff />}
        </Control>
      )}
      {onEnlarge && (
        <Control label={t('Enlarge')} className="video__enlarge" isOff={isOff} onPress={onEnlarge}>
          <Expand />
        </Control>
      )}
      <Control label={isFull ? t('Exit full screen') : t('Full screen')} isOff={isOff} onPress={onFullScreen}>
        {isFull ? <Minimize /> : <Maximize />}
      </Control>
    </div>
  );
}

interface ControlProps {
  label: string;
  isOff: boolean;
  /** For a button that stays pressed. */
  isOn?: boolean;
  className?: string;
  onPress: () => void;
  children: ReactNode;
}

function Control({ label, isOff, isOn, className = '', onPress, children }: ControlProps) {
  const t = useWords();
  return (
    <button
      type="button"
      className={`video__control ${className}`.trim()}
      aria-label={t(label)}
      aria-pressed={isOn}
      title={t(label)}
      disabled={isOff}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

function useIsFullScreen(): boolean {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return isFull;
}
