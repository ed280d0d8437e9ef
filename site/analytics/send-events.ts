import { firstPartySink } from './first-party-sink.ts';
import { addSink } from './track.ts';
import { watchSpeed } from './watch-speed.ts';

/** Sends events to our own server, and begins to measure the page's speed. */
export function sendEvents(): void {
  addSink(firstPartySink());
  watchSpeed();
}
