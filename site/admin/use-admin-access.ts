import { useEffect, useReducer } from 'react';
import { browserSession } from '../auth/browser-session.ts';
import { askAdminAccess, type GuardState, nextGuardState } from '../auth/guard-state.ts';

/**
 * The guard inside the app. `decided` is the server's answer that came with the document; without one (the person came
 * by a link within the app) it asks, and it asks again whenever somebody signs in or out, in any tab.
 */
export function useAdminAccess(decided: 'admin' | undefined): GuardState {
  const [state, dispatch] = useReducer(nextGuardState, decided ?? 'checking');

  useEffect(() => browserSession().onAuthStateChange(() => dispatch({ type: 'ask-again' })), []);

  useEffect(() => {
    if (state !== 'checking') return undefined;
    let isCurrent = true;
    void askAdminAccess(browserSession()).then((access) => {
      if (isCurrent) dispatch({ type: 'answered', access });
    });
    return () => {
      isCurrent = false;
    };
  }, [state]);
  return state;
}
