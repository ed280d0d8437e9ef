import { speechSamples } from '@parley/kit-testing/audio';
import type { Bench, BenchRow } from '@parley/kit-testing/bench';
import { startVoicePlatform, Visitor } from './tests/voice-fixture.ts';

const turns = 10;
const stages = ['endOfTurn', 'recognition', 'mind', 'synthesis', 'total'] as const;
type Stage = (typeof stages)[number];

const words: Record<Stage, string> = {
  endOfTurn: 'silence until the turn counts as over',
  recognition: 'recognition after that',
  mind: 'mind',
  synthesis: 'first chunk of speech',
  total: 'end of speech to first packet sent',
};

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Without the silence that the synthesiser puts behind the last word. */
function trimmed(samples: Int16Array): Int16Array {
  const end = samples.findLastIndex((sample) => Math.abs(sample) > 500);
  return samples.slice(0, end + 1);
}

/** Asks one question again and again; from the end of its sound to the first sound of the answer at the caller. */
async function askAgain(visitor: Visitor): Promise<number[]> {
  const question = trimmed(await speechSamples({ text: 'what is the price', program: 'flite' }, 48_000));
  const waits: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    visitor.messages.length = 0;
    await visitor.peer.audio.play([question]).done;
    const endedAt = performance.now();
    await new Promise<void>((resolve) => {
      visitor.onSound = resolve;
    });
    waits.push(performance.now() - endedAt);
    await visitor.heard({ type: 'speech-update', status: 'stopped', role: 'assistant' });
  }
  return waits;
}

export const benches: Bench[] = [
  {
    name: 'voice turn',
    async run(): Promise<BenchRow[]> {
      const platform = await startVoicePlatform();
      try {
        const { visitor, id } = await Visitor.call(platform);
        await visitor.heard({ type: 'speech-update', status: 'stopped', role: 'assistant' });
        const waits = await askAgain(visitor);
        await visitor.peer.leave();
        let record: { turnLatencies?: Array<Record<Stage, number>> } = {};
        while (!record.turnLatencies) {
          record = await platform.readCall(id);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        const { turnLatencies } = record;
        return [
          ...stages.map((stage) => ({
            name: `voice turn, ${words[stage]}, median`,
            value: median(turnLatencies.map((latency) => latency[stage])),
            unit: 'ms',
          })),
          { name: 'voice turn, end of speech to answer heard, median', value: median(waits), unit: 'ms' },
          { name: 'voice turn, end of speech to answer heard, worst', value: Math.max(...waits), unit: 'ms' },
        ];
      } finally {
        await platform.close();
      }
    },
  },
];
