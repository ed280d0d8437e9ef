import { expect, it } from 'vitest';
import { AudioIn, heardFrameSamples } from './audio-in.ts';

function setUp() {
  const heard: number[] = [];
  const audio = new AudioIn(
    {
      decode: (payload) => new Int16Array(heardFrameSamples).fill(payload[0] ?? 0),
      conceal: (next) => new Int16Array(heardFrameSamples).fill(-(next?.[0] ?? 99)),
    },
    (samples) => heard.push(samples[0] ?? 0),
  );
  const push = (sequence: number) => audio.push({ sequence, payload: Uint8Array.of(sequence & 0xff) });
  return { heard, push };
}

it('puts packets back in order', () => {
  const { heard, push } = setUp();
  for (const sequence of [10, 12, 11, 13]) push(sequence);
  expect(heard).toEqual([10, 11, 12, 13]);
});

it('fills the place of a lost packet from the one after it', () => {
  const { heard, push } = setUp();
  for (const sequence of [10, 12, 13, 14]) push(sequence);
  expect(heard).toEqual([10, -12, 12, 13, 14]);
});

it('drops packets that come late or twice', () => {
  const { heard, push } = setUp();
  for (const sequence of [10, 11, 10, 11, 12]) push(sequence);
  expect(heard).toEqual([10, 11, 12]);
});

it('goes on when the sequence number wraps', () => {
  const { heard, push } = setUp();
  for (const sequence of [65_534, 65_535, 0, 1]) push(sequence);
  expect(heard).toEqual([254, 255, 0, 1]);
});

it('starts anew when the sender starts anew', () => {
  const { heard, push } = setUp();
  for (const sequence of [10, 11, 4000, 4001]) push(sequence);
  expect(heard).toEqual([10, 11, 160, 161]);
});
