import type { FormName, SiteEvent } from './event-schema.ts';
import { formEvents, pageEvents } from './event-table.ts';

/** An event with where and when it happened. */
export interface Tracked {
  event: SiteEvent;
  /** Path of the page, without its query. */
  path: string;
  /** Milliseconds since the page was loaded. */
  at: number;
}

export type Sink = (tracked: Tracked) => void;

/** What happened before the sinks came is told to them then; more than this is forgotten, oldest first. */
const maxKept = 200;
const kept: Tracked[] = [];
const sinks = new Set<Sink>();

/** Tells an event to every sink, also to those that come later. Never throws: what watches a page must not break it. */
export function track(event: SiteEvent, path: string = location.pathname): void {
  const tracked = { event, path, at: performance.now() };
  kept.push(tracked);
  if (kept.length > maxKept) kept.shift();
  for (const sink of sinks) hand(sink, tracked);
}

/** Adds a sink and tells it what happened since `since`, milliseconds after the page was loaded. Returns its removal. */
export function addSink(sink: Sink, since = 0): () => void {
  for (const tracked of kept) if (tracked.at >= since) hand(sink, tracked);
  sinks.add(sink);
  return () => sinks.delete(sink);
}

function hand(sink: Sink, tracked: Tracked): void {
  try {
    sink(tracked);
  } catch (error) {
    console.warn('An event could not be told', error);
  }
}

/** A page has come into view. */
export function trackPage(path: string): void {
  for (const event of pageEvents(path)) track(event, path);
}

/** A form was sent; `success` as the visitor is told. */
export function trackForm(form: FormName, success: boolean): void {
  for (const event of formEvents(form, success, location.pathname)) track(event);
}
