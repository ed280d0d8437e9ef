import type { Signal } from '@parley/call-protocol/signalling';
import { systemClock } from '@parley/kit-base/clock';
import { silentLogger } from '@parley/kit-base/logger';
import { afterEach, expect, it, vi } from 'vitest';
import { AudioIn } from '../src/audio-in.ts';
import { AudioOut } from '../src/audio-out.ts';
import { Link, offersTo } from '../src/link.ts';
import type { AudioPacket } from '../src/media-peer.ts';
import { createOpusDecoder, createOpusEncoder } from '../src/opus.ts';
import { createWeriftMediaPeer } from '../src/werift-media-peer.ts';

const links: Link[] = [];
afterEach(async () => {
  for (const link of links.splice(0)) await link.close();
});

function connectedPair(
  onAudioPacket: (packet: AudioPacket) => void,
  speakerOffers = true,
): { speaking: Link; hearing: Link } {
  const link = (offers: boolean, other: () => Link, heard: (packet: AudioPacket) => void) =>
    new Link({
      offers,
      slots: ['audio'],
      createMediaPeer: createWeriftMediaPeer,
      media: { iceServers: [], additionalHostAddresses: ['127.0.0.1'] },
      clock: systemClock,
      logger: silentLogger,
      // As JSON and a moment later, like over the socket.
      sendSignal: (signal) => {
        const text = JSON.stringify(signal);
        setImmediate(() => other().handleSignal(JSON.parse(text) as Signal));
      },
      onState: () => undefined,
      onAudioPacket: heard,
    });
  const speaking: Link = link(
    speakerOffers,
    () => hearing,
    () => undefined,
  );
  const hearing: Link = link(!speakerOffers, () => speaking, onAudioPacket);
  links.push(speaking, hearing);
  return { speaking, hearing };
}

function tone(hertz: number, ms: number): Int16Array {
  return Int16Array.from({ length: ms * 48 }, (_, at) => 12_000 * Math.sin((2 * Math.PI * hertz * at) / 48_000));
}

/** The frequency that a clean tone at 16 kHz has, by its rising zero crossings. */
function frequencyOf(samples: Int16Array): number {
  const rising: number[] = [];
  for (let at = 1; at < samples.length; at++) {
    if ((samples[at - 1] ?? 0) < 0 && (samples[at] ?? 0) >= 0) rising.push(at);
  }
  const first = rising[0] ?? 0;
  const last = rising.at(-1) ?? 0;
  return ((rising.length - 1) * 16_000) / (last - first);
}

it.each([
  ['offers', true],
  ['answers', false],
])('carries the tone of the one who %s over a real connection', async (_, speakerOffers) => {
  const decoder = await createOpusDecoder();
  const encoder = await createOpusEncoder();
  const heard: number[] = [];
  const audioIn = new AudioIn(decoder, (frame) => heard.push(...frame));
  const { speaking, hearing } = connectedPair((packet) => audioIn.push(packet), speakerOffers);
  await vi.waitFor(() => expect(speaking.isConnected && hearing.isConnected).toBe(true), 10_000);

  const out = new AudioOut({
    encode: (frame) => encoder.encode(frame),
    send: (packet) => speaking.sendAudio(packet),
    clock: systemClock,
  });
  const result = await out.play([tone(440, 1000)]).done;
  expect(result).toEqual({ outcome: 'completed', sentMs: 1000 });
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(14_000), 5000);

  const steady = Int16Array.from(heard.slice(4000, 12_000));
  expect(frequencyOf(steady)).toBeCloseTo(440, -1);
  out.close();
  encoder.free();
  decoder.free();
});

it('sends nothing to a receiver that has unsubscribed from the slot', async () => {
  let packets = 0;
  const { speaking, hearing } = connectedPair(() => packets++);
  await vi.waitFor(() => expect(speaking.isConnected && hearing.isConnected).toBe(true), 10_000);
  const packet = (sequence: number) => ({
    sequence,
    timestamp: 960 * sequence,
    marker: false,
    payload: Buffer.alloc(8),
  });
  speaking.sendAudio(packet(1));
  await vi.waitFor(() => expect(packets).toBe(1), 10_000);
  speaking.handleSignal({ kind: 'subscribe', slots: { audio: false } });
  speaking.sendAudio(packet(2));
  speaking.handleSignal({ kind: 'subscribe', slots: { audio: true } });
  speaking.sendAudio(packet(3));
  await vi.waitFor(() => expect(packets).toBe(2), 10_000);
});

it('lets the one that may offer do so, and the smaller session id among equals', () => {
  const browser = { sessionId: 'b', answersOnly: false };
  const agent = { sessionId: 'a', answersOnly: true };
  expect([offersTo(browser, agent), offersTo(agent, browser)]).toEqual([true, false]);
  const recorder = { sessionId: 'c', answersOnly: true };
  expect([offersTo(agent, recorder), offersTo(recorder, agent)]).toEqual([true, false]);
});
