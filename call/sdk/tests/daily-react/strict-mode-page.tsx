import { DailyProvider, useCallFrame, useCallObject, useDaily } from '@daily-co/daily-react';
import Daily, { type DailyCall } from '@parley/call-sdk/source';
import { StrictMode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

const url = new URLSearchParams(location.search).get('room') ?? '';
const options = { url, userName: 'Asha' };

/** The ways in which pages make a call in a component. */
const kinds = {
  /** Made when the component is mounted, destroyed when it goes. */
  'object by effect': function ByEffect() {
    useEffect(() => lifeOf(Daily.createCallObject()), []);
    return null;
  },
  'frame by effect': function FrameByEffect() {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => (place.current ? lifeOf(Daily.createFrame(place.current)) : undefined), []);
    return <div ref={place} />;
  },
  'object by hook': function ByHook() {
    useJoin(useCallObject({ options }));
    return null;
  },
  'frame by hook': function FrameByHook() {
    const place = useRef<HTMLDivElement>(null);
    useJoin(useCallFrame({ parentElRef: place as { current: HTMLDivElement }, options }));
    return <div ref={place} />;
  },
  'object by provider': function ByProvider() {
    return (
      <DailyProvider {...options}>
        <JoinInside />
      </DailyProvider>
    );
  },
};

const seen = { made: 0, cancelled: 0 };

function lifeOf(call: DailyCall): () => void {
  seen.made += 1;
  call.join({ ...options }).catch((error: { code?: string }) => {
    if (error.code !== 'cancelled') throw error;
    seen.cancelled += 1;
  });
  return () => void call.destroy();
}

function useJoin(call: DailyCall | null): void {
  useEffect(() => void call?.join(), [call]);
}

function JoinInside() {
  useJoin(useDaily());
  return null;
}

const place = document.createElement('div');
document.body.append(place);
const root = createRoot(place);
Object.assign(window, {
  Daily,
  seen,
  mount(kind: keyof typeof kinds) {
    const Kind = kinds[kind];
    root.render(
      <StrictMode>
        <Kind />
      </StrictMode>,
    );
  },
  unmount: () => root.unmount(),
});
