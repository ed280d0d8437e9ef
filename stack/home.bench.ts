import { gzipSync } from 'node:zlib';
import type { Bench, BenchRow } from '@parley/kit-testing/bench';
import { launchBrowser } from '@parley/kit-testing/browser';
import autocannon from 'autocannon';
import { startStackProcess } from './testing/stack-process.ts';

/** Bytes that a visitor's browser takes for the home page, by kind, as gzip -9 would send them. */
async function homeBytes(url: string): Promise<BenchRow[]> {
  const browser = await launchBrowser();
  const sums = new Map<string, number>();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const pending: Array<Promise<void>> = [];
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      const add = async () => {
        const body = await response.body();
        const bytes = kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length;
        sums.set(kind, (sums.get(kind) ?? 0) + bytes);
      };
      pending.push(add());
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await Promise.all(pending);
  } finally {
    await browser.close();
  }
  const rows = [...sums].map(([kind, bytes]) => ({ name: `home page, ${kind}`, value: bytes / 1000, unit: 'kB gzip' }));
  const total = [...sums.values()].reduce((sum, bytes) => sum + bytes, 0);
  return [...rows, { name: 'home page, all', value: total / 1000, unit: 'kB gzip' }];
}

/** Load over 50 connections after a warm-up; a cookie keeps the page cache out of it. */
async function requestsPerSecond(url: string, name: string, headers: Record<string, string>): Promise<BenchRow[]> {
  await autocannon({ url, headers, connections: 50, duration: 3 });
  const result = await autocannon({ url, headers, connections: 50, duration: 7 });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were no success`);
  return [
    { name: `home page ${name}`, value: result.requests.average, unit: 'requests/s' },
    { name: `home page ${name}, median latency`, value: result.latency.p50, unit: 'ms' },
    { name: `home page ${name}, p99 latency`, value: result.latency.p99, unit: 'ms' },
  ];
}

export const benches: Bench[] = [
  {
    name: 'home page',
    async run() {
      const stack = await startStackProcess();
      try {
        return [
          ...(await homeBytes(stack.url)),
          ...(await requestsPerSecond(stack.url, 'rendered per request', { cookie: 'visitor=returning' })),
          ...(await requestsPerSecond(stack.url, 'from the page cache', {})),
        ];
      } finally {
        await stack.stop();
      }
    },
  },
];
