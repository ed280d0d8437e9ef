import type { Ref } from 'react';

const bars = [0.45, 0.8, 1, 0.65, 0.35];

/** The agent's voice as five bars; they follow `--level` while it speaks. */
export function VoiceMark({ ref, isLive }: { ref?: Ref<HTMLSpanElement>; isLive: boolean }) {
  return (
    <span className="voice-mark" ref={ref} data-live={isLive || undefined} aria-hidden="true">
      {bars.map((share) => (
        <span key={share} style={{ '--share': share } as React.CSSProperties} />
      ))}
    </span>
  );
}
