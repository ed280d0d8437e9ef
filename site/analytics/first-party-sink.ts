import { randomId } from '../data/random-id.ts';
import type { EventBatch } from './event-schema.ts';
import type { Sink, Tracked } from './track.ts';

const address = '/api/events';
/** As the server takes them. */
const maxEvents = 50;
/** How long events wait for company. Milliseconds. */
const patienceMs = 3000;

/** Sends events to our own server, a few at a time, and at once when the page goes out of sight. */
export function firstPartySink(): Sink {
  const head = { page: randomId(), device: deviceClass(), referrer: referrerHost() };
  let waiting: Tracked[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const sent = waiting;
    waiting = [];
    for (let from = 0; from < sent.length; from += maxEvents) {
      const now = performance.now();
      const events = sent.slice(from, from + maxEvents).map(({ event, path, at }) => ({
        path,
        age: Math.round(now - at),
        event,
      }));
      send({ ...head, events });
    }
  };
  const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
  document.addEventListener('visibilitychange', flushWhenHidden);
  window.addEventListener('pagehide', flush);

  return (tracked) => {
    waiting.push(tracked);
    // Some measures become final only as the page goes out of sight: no timer runs for them.
    if (document.visibilityState === 'hidden') queueMicrotask(flush);
    else timer ??= setTimeout(flush, patienceMs);
  };
}

function send(batch: EventBatch): void {
  const body = JSON.stringify(batch);
  if (navigator.sendBeacon?.(address, new Blob([body], { type: 'application/json' }))) return;
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(
    (error: unknown) => console.warn('Events were not sent', error),
  );
}

function deviceClass(): EventBatch['device'] {
  const isTouched = matchMedia('(pointer: coarse)').matches;
  const narrow = Math.min(screen.width, screen.height);
  if (narrow < 600) return 'phone';
  return isTouched ? 'tablet' : 'desktop';
}

function referrerHost(): string {
  if (!URL.canParse(document.referrer)) return '';
  const { host } = new URL(document.referrer);
  return host === location.host ? '' : host;
}
