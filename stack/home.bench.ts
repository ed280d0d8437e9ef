import type { Bench, BenchRow } from '@parley/kit-testing/bench';
import autocannon from 'autocannon';
import { startAstroPeer, startNextPeers } from './testing/bench-peers.ts';
import { measureWithLighthouse } from './testing/lighthouse.ts';
import { readPageBytes } from './testing/page-bytes.ts';
import { startStackProcess } from './testing/stack-process.ts';

/** Each server in turn, this many times: what else the machine does falls on all of them. */
const rounds = 3;
const lighthouseRuns = 5;
const lighthousePaths = ['/', '/pricing', '/case-studies', '/solutions/real-estate'];

interface Load {
  perSecond: number;
  medianMs: number;
  p99Ms: number;
}

/** Load over 50 connections. */
async function load(url: string, headers: Record<string, string>, seconds: number): Promise<Load> {
  const result = await autocannon({ url, headers, connections: 50, duration: seconds });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were no success`);
  return { perSecond: result.requests.average, medianMs: result.latency.p50, p99Ms: result.latency.p99 };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function loadRows(ours: string): Promise<BenchRow[]> {
  const next = await startNextPeers(ours);
  const astro = await startAstroPeer(ours);
  try {
    // A cookie as of somebody who may be signed in keeps the page cache out of it.
    const targets = {
      rendered: { url: ours, headers: { cookie: 'parley.visitor=returning' } },
      cached: { url: ours, headers: {} },
      nextRendered: { url: next.rendered.url, headers: {} },
      nextFixed: { url: next.fixed.url, headers: {} },
      astroFixed: { url: astro.url, headers: {} },
    };
    const names = Object.keys(targets) as Array<keyof typeof targets>;
    const taken = Object.fromEntries(names.map((name) => [name, [] as Load[]])) as Record<keyof typeof targets, Load[]>;
    for (const name of names) await load(targets[name].url, targets[name].headers, 3);
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) taken[name].push(await load(targets[name].url, targets[name].headers, 5));
    }
    const of = (name: keyof typeof targets, field: keyof Load) => median(taken[name].map((one) => one[field]));
    const row = (what: string, name: keyof typeof targets, peer: [string, keyof typeof targets]): BenchRow[] => [
      {
        name: `home page ${what}`,
        value: of(name, 'perSecond'),
        unit: 'requests/s',
        peer: { name: peer[0], value: of(peer[1], 'perSecond') },
      },
      {
        name: `home page ${what}, median latency`,
        value: of(name, 'medianMs'),
        unit: 'ms',
        peer: { name: peer[0], value: of(peer[1], 'medianMs') },
      },
      {
        name: `home page ${what}, p99 latency`,
        value: of(name, 'p99Ms'),
        unit: 'ms',
        peer: { name: peer[0], value: of(peer[1], 'p99Ms') },
      },
    ];
    return [
      ...row('rendered per request', 'rendered', ['Next.js rendered per request', 'nextRendered']),
      ...row('from the page cache', 'cached', ['Next.js static', 'nextFixed']),
      ...row('from the page cache', 'cached', ['Astro static', 'astroFixed']),
      ...(await byteRows(ours, next.fixed.url, astro.url)),
    ];
  } finally {
    await Promise.all([next.rendered.stop(), next.fixed.stop(), astro.stop()]);
  }
}

async function byteRows(ours: string, next: string, astro: string): Promise<BenchRow[]> {
  const [own, nextBytes, astroBytes] = [
    await readPageBytes(ours),
    await readPageBytes(next),
    await readPageBytes(astro),
  ];
  const kilo = (bytes: number) => bytes / 1000;
  const kinds = [...own.byKind].filter(([kind]) => kind !== 'script');
  return [
    {
      name: 'home page, JavaScript before it is loaded',
      value: kilo(own.scriptsBeforeLoad),
      unit: 'kB gzip',
      peer: { name: 'Next.js', value: kilo(nextBytes.scriptsBeforeLoad) },
    },
    {
      name: 'home page, JavaScript without a press',
      value: kilo(own.scripts),
      unit: 'kB gzip',
      peer: { name: 'Next.js', value: kilo(nextBytes.scripts) },
    },
    {
      name: 'home page, all but videos',
      value: kilo(own.all),
      unit: 'kB gzip',
      peer: { name: 'Astro, without any program', value: kilo(astroBytes.all) },
    },
    ...kinds.map(([kind, bytes]) => ({ name: `home page, ${kind}`, value: kilo(bytes), unit: 'kB gzip' })),
    { name: 'home page, requests to other hosts', value: own.elsewhere.length, unit: 'requests' },
  ];
}

async function lighthouseRows(origin: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const path of lighthousePaths) {
    const figures = await measureWithLighthouse(`${origin}${path}`, lighthouseRuns);
    for (const { name, value, unit } of figures) rows.push({ name: `${path} ${name}`, value, unit });
  }
  return rows;
}

async function onStack(measure: (url: string) => Promise<BenchRow[]>): Promise<BenchRow[]> {
  const stack = await startStackProcess();
  try {
    return await measure(stack.url);
  } finally {
    await stack.stop();
  }
}

export const benches: Bench[] = [
  { name: 'home page beside Next.js and Astro', run: () => onStack(loadRows) },
  { name: 'home page in Lighthouse', run: () => onStack(lighthouseRows) },
];
