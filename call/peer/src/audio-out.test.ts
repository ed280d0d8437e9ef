import { ManualClock } from '@parley/kit-base/clock';
import { expect, it } from 'vitest';
import { AudioOut } from './audio-out.ts';
import type { AudioPacket } from './media-peer.ts';

const frame = 960;

function setUp() {
  const clock = new ManualClock(1000);
  const sent: Array<AudioPacket & { at: number }> = [];
  const out = new AudioOut({
    encode: (samples) => Uint8Array.of(samples[0] ?? 0),
    send: (packet) => sent.push({ ...packet, at: clock.now() }),
    clock,
  });
  return { clock, sent, out };
}

/** Lets what the source has given reach the queue. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('sends a frame each 20 ms, the first one at once', async () => {
  const { clock, sent, out } = setUp();
  out.play([new Int16Array(frame * 3)]);
  await settle();
  clock.advance(100);
  expect(sent.map(({ at }) => at)).toEqual([1000, 1020, 1040]);
});

it('goes on with timestamps without a gap after a pause, and marks the first packet', async () => {
  const { clock, sent, out } = setUp();
  const first = out.play([new Int16Array(frame)]);
  await settle();
  clock.advance(5000);
  await first.done;
  out.play([new Int16Array(frame)]);
  await settle();
  clock.advance(20);
  const [before, after] = sent;
  expect(((after?.timestamp ?? 0) - (before?.timestamp ?? 0)) >>> 0).toBe(frame);
  expect(((after?.sequence ?? 0) - (before?.sequence ?? 0)) & 0xffff).toBe(1);
  expect(sent.map(({ marker }) => marker)).toEqual([true, true]);
});

it('reports exactly how many milliseconds were sent, without the silence that fills the last frame', async () => {
  const { clock, out } = setUp();
  const playback = out.play([new Int16Array(frame + 480)]);
  await settle();
  clock.advance(100);
  expect(await playback.done).toEqual({ outcome: 'completed', sentMs: 30 });
});

it('stops before the next frame and tells what was sent until then', async () => {
  const { clock, sent, out } = setUp();
  const first = out.play([new Int16Array(frame * 50)]);
  const second = out.play([new Int16Array(frame)]);
  await settle();
  clock.advance(45);
  out.stop();
  clock.advance(500);
  expect(sent).toHaveLength(3);
  expect(await first.done).toEqual({ outcome: 'stopped', sentMs: 60 });
  expect(await second.done).toEqual({ outcome: 'stopped', sentMs: 0 });
});

it('plays one source after the other without a pause between them', async () => {
  const { clock, sent, out } = setUp();
  out.play([new Int16Array(frame).fill(1)]);
  out.play([new Int16Array(frame).fill(2)]);
  await settle();
  clock.advance(60);
  expect(sent.map(({ at, payload }) => [at, payload[0]])).toEqual([
    [1000, 1],
    [1020, 2],
  ]);
});

it('ends a source that throws, and keeps the error', async () => {
  const { clock, out } = setUp();
  const error = new Error('no voice');
  async function* broken(): AsyncGenerator<Int16Array> {
    yield new Int16Array(frame);
    throw error;
  }
  const playback = out.play(broken());
  await settle();
  clock.advance(60);
  expect(await playback.done).toEqual({ outcome: 'failed', sentMs: 20, error });
});
