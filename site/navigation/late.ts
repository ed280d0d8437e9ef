import { useEffect, useState } from 'react';

/**
 * What a loader gives for a part of a page: there with the document; within the app on its way, so that the page shows
 * at once; null when the server could not read it.
 */
export type Late<Content> = Content | null | Promise<Content | null>;

export type LateState<Content> = { phase: 'loading' } | { phase: 'failed' } | { phase: 'loaded'; content: Content };

/** Follows what is late. While it is read anew, what was there before stays. */
export function useLate<Content extends object>(late: Late<Content>): LateState<Content> {
  const [state, setState] = useState<LateState<Content>>(() =>
    isPromise(late) ? { phase: 'loading' } : settled(late),
  );
  useEffect(() => {
    if (!isPromise(late)) {
      setState((before) => (before.phase === 'loaded' && before.content === late ? before : settled(late)));
      return undefined;
    }
    let isCurrent = true;
    setState((before) => (before.phase === 'loaded' ? before : { phase: 'loading' }));
    const settle = (content: Content | null) => isCurrent && setState(settled(content));
    // Whoever reads it reports why it failed.
    late.then(settle, () => settle(null));
    return () => {
      isCurrent = false;
    };
  }, [late]);
  return state;
}

function settled<Content>(content: Content | null): LateState<Content> {
  return content === null ? { phase: 'failed' } : { phase: 'loaded', content };
}

function isPromise<Content extends object>(late: Late<Content>): late is Promise<Content | null> {
  return late instanceof Promise;
}
