import { Button } from '@parley/kit-ui/button';
import { Spinner } from '@parley/kit-ui/spinner';
import { Play } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../languages/use-words.tsx';
import { NoVideo } from './no-video.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { startMuted, useVideo, type VideoStart } from './use-video.ts';
import { VideoControls } from './video-controls.tsx';
import { videoKeyAction } from './video-keys.ts';
import { playableVideoUrl } from './video-url.ts';
import './video-player.css';

export interface VideoCaptions {
  src: string;
  /** IETF tag of their language. */
  lang: string;
  label: string;
}

export interface VideoSource {
  /** Its address; without one that can be played there is no video. */
  src: string | undefined;
  /** What it shows, for who cannot see it. */
  label: string;
  poster?: string | undefined;
  captions?: VideoCaptions | undefined;
}

export interface VideoPlayerProps extends VideoSource {
  start?: VideoStart;
  /** Shows the button that enlarges it; told where it stands. */
  onEnlarge?: (at: VideoStart) => void;
}

/**
 * A video with its controls. It starts muted and by itself when it is in view. Keys while it has the focus: space
 * plays and pauses, left and right seek, up and down change the volume, m mutes, f fills the screen, c shows captions.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const url = playableVideoUrl(props.src);
  if (!url) return <NoVideo />;
  return <Player {...props} key={url} src={url} />;
}

function Player({ src, label, poster, captions, start = startMuted, onEnlarge }: VideoPlayerProps) {
  const t = useWords();
  const frame = useRef<HTMLElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const video = useVideo(element, start);
  const { phase, view } = video;
  const [hasCaptions, setCaptions] = useState(false);
  useAutoplay(frame, video);

  useEffect(() => {
    const [track] = element.current?.textTracks ?? [];
    if (track) track.mode = hasCaptions ? 'showing' : 'hidden';
  }, [hasCaptions]);

  const toggleFullScreen = () => void changeFullScreen(frame.current, element.current);
  const toggleCaptions = () => captions && setCaptions((before) => !before);
  const takeKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || phase === 'failed') return;
    const target = event.target as HTMLElement;
    // Sliders have their own arrows, and a button its own space.
    if (target instanceof HTMLInputElement && event.key.startsWith('Arrow')) return;
    if (target.closest('button') && event.key === ' ') return;
    const act = videoKeyAction(event.key, { video, toggleFullScreen, toggleCaptions });
    if (!act) return;
    event.preventDefault();
    act();
  };
  const enlarge = () => {
    video.pause();
    onEnlarge?.({ time: view.time, isMuted: view.isMuted, volume: view.volume });
  };

  return (
    <section
      ref={frame}
      className="video"
      data-theme="dark"
      data-phase={phase}
      aria-label={t(label)}
      onKeyDown={takeKey}
    >
      <div className="video__stage">
        {/* biome-ignore lint/a11y/useMediaCaption: what an admin uploads may have none. */}
        <video ref={element} src={src} poster={poster} preload="metadata" playsInline tabIndex={-1}>
          {captions && <track kind="captions" src={captions.src} srcLang={captions.lang} label={t(captions.label)} />}
        </video>
        {phase === 'failed' ? (
          <div className="video__failed" role="alert">
            <p className="video__failed-title">{t('Failed to load video')}</p>
            <p>{t('There was an error loading this video file.')}</p>
            <Button look="outline" small onClick={video.retry}>
              {t('Try again')}
            </Button>
          </div>
        ) : (
          <button type="button" className="video__cover" tabIndex={-1} aria-hidden="true" onClick={video.toggle}>
            {phase === 'loading' && <Spinner />}
            {phase !== 'loading' && view.isPaused && (
              <span className="video__play">
                <Play size={28} fill="currentColor" />
              </span>
            )}
          </button>
        )}
        {phase === 'loading' && (
          <span className="visually-hidden" role="status">
            {t('Loading video')}
          </span>
        )}
      </div>
      <VideoControls
        video={video}
        isOff={phase === 'failed'}
        hasCaptions={captions && hasCaptions}
        onCaptions={toggleCaptions}
        onEnlarge={onEnlarge && enlarge}
        onFullScreen={toggleFullScreen}
      />
    </section>
  );
}

/** Fills the screen with the player, or leaves it; on iPhones with the video alone, which is all they can. */
async function changeFullScreen(frame: HTMLElement | null, video: HTMLVideoElement | null): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen();
  if (frame?.requestFullscreen) return frame.requestFullscreen();
  (video as (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null)?.webkitEnterFullscreen?.();
}
