import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumPath } from '@parley/kit-testing/browser';
import { preparePeer } from './bench-peers.ts';

export interface LighthouseFigure {
  name: string;
  value: number;
  unit: string;
}

interface LighthouseRun {
  scores: Record<string, number>;
  lcpMs: number;
  fcpMs: number;
  tbtMs: number;
  cls: number;
  failed: string[];
}

const start = promisify(execFile);

/** Medians of the mobile profile; says on the console what did not pass. */
export async function measureWithLighthouse(url: string, times: number): Promise<LighthouseFigure[]> {
  const folder = await preparePeer('lighthouse');
  const runs: LighthouseRun[] = [];
  for (let time = 0; time < times; time += 1) {
    const { stdout } = await start(process.execPath, [join(folder, 'measure.mjs'), chromiumPath(), url]);
    runs.push(JSON.parse(stdout) as LighthouseRun);
  }
  const failed = new Set(runs.flatMap((run) => run.failed));
  if (failed.size > 0) console.log(`  ${url} below 0.9: ${[...failed].join('; ')}`);
  const median = (take: (run: LighthouseRun) => number) =>
    runs.map(take).toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
  return [
    ...Object.keys(runs[0]?.scores ?? {}).map((id) => ({
      name: id,
      value: median(({ scores }) => scores[id] ?? 0),
      unit: 'of 100',
    })),
    { name: 'first contentful paint', value: median(({ fcpMs }) => fcpMs), unit: 'ms' },
    { name: 'largest contentful paint', value: median(({ lcpMs }) => lcpMs), unit: 'ms' },
    { name: 'total blocking time', value: median(({ tbtMs }) => tbtMs), unit: 'ms' },
    { name: 'cumulative layout shift', value: median(({ cls }) => cls), unit: '' },
  ];
}
