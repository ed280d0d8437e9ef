import { Button } from '@parley/kit-ui/button';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../languages/use-words.tsx';
import { type SampleTurn, sampleCall } from './sample-call.ts';

/** A call between a buyer and the agent that can be read, seen and heard: captions over the recording's own waveform. */
export function SampleCallBand() {
  const t = useWords();
  const audio = useRef<HTMLAudioElement>(null);
  // Infinity lights everything: what the server renders, and what stands when nothing plays.
  const [time, setTime] = useState(Number.POSITIVE_INFINITY);
  const [isPlaying, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!isPlaying) return undefined;
    let frame = requestAnimationFrame(function follow() {
      setTime(audio.current?.currentTime ?? 0);
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  const toggle = async () => {
    const player = audio.current;
    if (!player) return;
    if (isPlaying) {
      player.pause();
      return;
    }
    try {
      setFailed(false);
      await player.play();
    } catch (error) {
      console.error('The sample call could not be played', error);
      setFailed(true);
    }
  };

  return (
    <section className="call-band" data-theme="dark" aria-labelledby="sample-call-title">
      <div className="frame">
        <div className="call-band__head">
          <h2 id="sample-call-title" className="call-band__title">
            {t('Sample call')}
          </h2>
          <Button look="outline" small onClick={() => void toggle()}>
            {isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
            {isPlaying ? t('Pause') : t('Play with sound')}
          </Button>
        </div>
        {failed && <p role="alert">{t('The recording could not be played. The words are below.')}</p>}
        <ol className="call-band__turns">
          {sampleCall.map((turn) => (
            <Turn key={turn.start} turn={turn} time={time} />
          ))}
        </ol>
        {/* biome-ignore lint/a11y/useMediaCaption: the captions are the list above. */}
        <audio
          ref={audio}
          src="/sample-call.mp3"
          preload="none"
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onEnded={() => {
            setPlaying(false);
            setTime(Number.POSITIVE_INFINITY);
          }}
        />
      </div>
    </section>
  );
}

const barStep = 5;

function Turn({ turn, time }: { turn: SampleTurn; time: number }) {
  const t = useWords();
  const { speaker, text, lang, start, end, peaks } = turn;
  const heard = Math.min(1, Math.max(0, (time - start) / (end - start)));
  const words = text.split(' ');
  return (
    <li
      className="turn"
      data-speaker={speaker}
      data-live={time >= start && time < end}
      style={{ flexGrow: end - start }}
    >
      <svg
        className="turn__wave"
        viewBox={`0 0 ${peaks.length * barStep} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {peaks.map((peak, index) => {
          const height = Math.max(4, peak);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a peak is its place in time.
              key={index}
              x={index * barStep}
              y={50 - height / 2}
              width={barStep - 2}
              height={height}
              opacity={index < heard * peaks.length ? 1 : 0.28}
            />
          );
        })}
      </svg>
      <p className="turn__who">{speaker === 'buyer' ? t('Buyer') : t('Parley')}</p>
      <p className="turn__words" lang={lang}>
        {words.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words never move.
          <span key={index} data-said={index < heard * words.length}>
            {word}{' '}
          </span>
        ))}
      </p>
    </li>
  );
}
