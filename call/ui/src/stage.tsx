import type { DailyParticipant } from '@parley/call-sdk/source';
import { useLayoutEffect, useRef, useState } from 'react';
import type { HostView } from './embedding/host-choices.ts';
import { gridLayout } from './grid-layout.ts';
import { Picture } from './picture.tsx';
import { Tile } from './tile.tsx';

export interface StageProps {
  participants: readonly DailyParticipant[];
  speaking: ReadonlySet<string>;
  looks: HostView;
}

/** Everyone's picture, as large as fits; a shared screen takes the middle and people move to its side. */
export function Stage({ participants: everyone, speaking, looks }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);

  const participants = everyone.filter(({ local }) => !local || looks.showsLocalVideo);
  const presenter = everyone.find(({ tracks }) => tracks.screenVideo.state === 'playable');
  const { columns, width, height } = gridLayout(participants.length, size);
  const tiles = participants.map((participant) => (
    <Tile
      key={participant.session_id}
      participant={participant}
      isSpeaking={speaking.has(participant.session_id)}
      isNamed={looks.names !== 'never'}
    />
  ));
  if (presenter) {
    const name = presenter.local ? 'You' : presenter.user_name || 'Guest';
    return (
      <div className="stage stage--screen" ref={stage}>
        <section className="tile tile--screen" aria-label={`${name} shares the screen`}>
          <Picture track={presenter.tracks.screenVideo.persistentTrack} isWhole label={`The screen of ${name}`} />
          <p className="tile__name">{presenter.local ? 'You share your screen' : `${name} shares the screen`}</p>
        </section>
        {looks.showsParticipantsBar && <div className="stage__side">{tiles}</div>}
      </div>
    );
  }
  const grid = { gridTemplateColumns: `repeat(${columns}, ${width}px)`, gridAutoRows: `${height}px` };
  return (
    <div className="stage" ref={stage}>
      <div className="stage__grid" style={grid}>
        {tiles}
      </div>
    </div>
  );
}
