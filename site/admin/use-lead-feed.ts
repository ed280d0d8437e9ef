import { useEffect } from 'react';

/** Behind a pooler of connections the database's notices are lost: this is how late a change is seen then. */
const askAnywayMs = 60_000;

/**
 * Calls back when leads changed. Only while the page is seen: a browser opens few connections to one site, and a tab in
 * the background must not hold one. What happened meanwhile is asked for when it is seen again.
 */
export function useLeadFeed(onChange: () => void): void {
  useEffect(() => {
    let source: EventSource | undefined;
    let isFirst = true;
    const open = () => {
      source = new EventSource('/api/admin/leads/changes');
      source.addEventListener('changed', onChange);
      // The browser connects again by itself; something may have been missed.
      source.addEventListener('open', () => {
        if (!isFirst) onChange();
        isFirst = false;
      });
    };
    const close = () => {
      source?.close();
      source = undefined;
    };
    const follow = () => {
      if (document.visibilityState === 'visible') {
        if (!source) open();
      } else close();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onChange();
    }, askAnywayMs);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      clearInterval(timer);
      close();
    };
  }, [onChange]);
}
