import { silentLogger } from '@parley/kit-base/logger';
import { speechSamples } from '@parley/kit-testing/audio';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Recognition, SpeechToText } from '../src/agent/ports.ts';
import { createEmbeddedSpeech, type EmbeddedSpeech } from '../src/speech/embedded-speech.ts';
import { createSpeechToText } from '../src/speech/speech-to-text.ts';

const phrases = [
  'how much does it cost',
  'what is the price',
  'do you have a free trial',
  'how do i book a demo',
  'what can you do',
  'can you speak hindi',
];

let speech: EmbeddedSpeech;
let ears: SpeechToText;

beforeAll(async () => {
  speech = await createEmbeddedSpeech({ phrases, logger: silentLogger });
  expect(speech.missing).toEqual([]);
  ears = speech.speechToText as SpeechToText;
});
afterAll(() => speech?.close());

/** Says a text into a stream as a caller would, in frames of 20 ms, with a little silence behind it. */
async function hear(text: string, voice: string, by: SpeechToText = ears): Promise<Recognition> {
  const pcm = await speechSamples({ text, program: 'flite', voice }, 16_000);
  const stream = by.open();
  for (let at = 0; at < pcm.length; at += 320) stream.write(pcm.slice(at, at + 320));
  stream.write(new Int16Array(16 * 200));
  return await stream.end();
}

describe('the embedded recogniser', () => {
  it.each(['slt', 'rms'])('hears the questions that callers ask, spoken by %s', async (voice) => {
    for (const question of phrases) expect((await hear(question, voice)).text).toBe(question);
  });

  it('hears a phone number digit by digit', async () => {
    const digits = 'nine eight seven six five four three two one zero';
    expect((await hear(digits, 'slt')).text).toBe(digits);
  });

  it('does not take other talk for a question', async () => {
    for (const talk of ['i like to eat pizza on sundays', 'who won the cricket match yesterday']) {
      const { text, confidence } = await hear(talk, 'slt');
      expect(phrases).not.toContain(text);
      expect(confidence).toBeLessThan(0.5);
    }
  });

  it('keeps several callers apart', async () => {
    // Three at a time: what takes longer than five seconds counts as hung, and nobody speaks as fast as these.
    for (const together of [phrases.slice(0, 3), phrases.slice(3)]) {
      const heard = await Promise.all(together.map((question) => hear(question, 'rms')));
      expect(heard.map(({ text }) => text)).toEqual(together);
    }
  });

  it('goes on after its process died or hung', async () => {
    const own = createSpeechToText({ phrases, logger: silentLogger });
    await own.ready();
    try {
      for (const signal of ['SIGKILL', 'SIGSTOP'] as const) {
        const { processId } = own;
        const stream = own.open();
        process.kill(processId ?? 0, signal);
        expect((await stream.end()).text).toBe('');
        await vi.waitFor(() => expect(own.processId).not.toBe(processId), 10_000);
        await own.ready();
        expect((await hear('what is the price', 'slt', own)).text).toBe('what is the price');
      }
    } finally {
      await own.close();
    }
  });

  it('says that a sentence is complete before it has ended', async () => {
    const pcm = await speechSamples({ text: 'do you have a free trial', program: 'flite' }, 16_000);
    const stream = ears.open();
    for (let at = 0; at < pcm.length; at += 320) stream.write(pcm.slice(at, at + 320));
    stream.write(new Int16Array(16 * 200));
    await vi.waitFor(
      () => expect(stream.partial()).toEqual({ text: 'do you have a free trial', complete: true }),
      10_000,
    );
    stream.cancel();
  });
});

describe('the embedded voice', () => {
  it('speaks in chunks at 48 kHz that the recogniser understands', async () => {
    const { textToSpeech } = speech;
    const chunks: Int16Array[] = [];
    for await (const chunk of textToSpeech?.speak('What is the price?', new AbortController().signal) ?? [])
      chunks.push(chunk);
    const spoken = chunks.flatMap((chunk) => [...chunk]);
    expect(spoken.length).toBeGreaterThan(48_000 * 0.6);
    const stream = ears.open();
    // Every third sample of 48 kHz is 16 kHz; speech has little above its half.
    stream.write(Int16Array.from(spoken.filter((_, at) => at % 3 === 0)));
    stream.write(new Int16Array(16 * 200));
    expect((await stream.end()).text).toBe('what is the price');
  });

  it('stops at once when interrupted', async () => {
    const interrupt = new AbortController();
    let chunks = 0;
    for await (const _ of speech.textToSpeech?.speak('This is a rather long sentence.', interrupt.signal) ?? []) {
      chunks += 1;
      interrupt.abort();
    }
    expect(chunks).toBe(1);
  });
});
