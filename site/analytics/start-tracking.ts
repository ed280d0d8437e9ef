import type { FormName, SiteEvent } from './event-schema.ts';
import { pressEvents } from './event-table.ts';
import { addSink, track, trackPage } from './track.ts';

/** How a page in a frame of this site tells its events to the page around it. */
const frameEvent = 'parley:track';
const knownForms = new WeakSet<Element>();
let isStarted = false;

/**
 * Listens for presses on `[data-track]` and for writing in `form[data-form]`, and brings in what sends the events when
 * the page has nothing better to do. Once per page; in a frame of this site everything is told to the page around it.
 */
export function startTracking(): void {
  if (isStarted) return;
  isStarted = true;
  document.addEventListener('click', onPress, true);
  document.addEventListener('input', onInput, true);
  // Going back may bring a page as it was left, without a new start of its program.
  window.addEventListener('pageshow', ({ persisted }) => persisted && trackPage(location.pathname));
  if (window.parent !== window) {
    addSink(({ event }) => window.parent.dispatchEvent(new CustomEvent(frameEvent, { detail: event })));
    return;
  }
  window.addEventListener(frameEvent, (told) => track((told as CustomEvent<SiteEvent>).detail));
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  whenIdle(() => void import('./send-events.ts').then(({ sendEvents }) => sendEvents(), warn));
}

function warn(error: unknown): void {
  console.warn('Events are not sent', error);
}

function onPress(press: Event): void {
  const name = closest(press, '[data-track]')?.dataset.track;
  if (name) for (const event of pressEvents(name)) track(event);
  if (closest(press, 'a[href^="tel:"], a[href^="mailto:"]')) track({ name: 'Contact' });
}

function onInput(input: Event): void {
  const form = closest(input, 'form[data-form]');
  if (!form || knownForms.has(form)) return;
  knownForms.add(form);
  track({ name: 'form_interaction', form_name: form.dataset.form as FormName });
}

function closest({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
