import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Bench, BenchRow } from '@parley/kit-testing/bench';
import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, Page } from 'playwright-core';
import type { Leftovers } from './tests/bench-page.ts';
import { browserBundle } from './tests/browser-bundle.ts';

type Side = 'ours' | 'vendor';

const joins = 200;
const messages = 5000;
const cycles = 1000;

const scripts: Record<Side, string> = {
  vendor: fileURLToPath(import.meta.resolve('@daily-co/daily-js')),
  ours: fileURLToPath(new URL('dist/daily.js', import.meta.url)),
};

/** Runs in a page that has one SDK and the scripted machine. */
interface BenchWindow {
  benchPage: {
    joinMs(count: number): Promise<number[]>;
    updatesPerMs(count: number): Promise<{ busyMs: number; heard: number }>;
    cycle(count: number, mode: 'co' | 'fr'): Promise<Leftovers>;
  };
}

async function startPages(): Promise<{ url: string; close(): Promise<void> }> {
  const [stage, room] = [
    await browserBundle(new URL('tests/bench-page.ts', import.meta.url)),
    await readFile(new URL('tests/room-page.html', import.meta.url), 'utf8'),
  ];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const send = (type: string, text: string) => response.writeHead(200, { 'content-type': type }).end(text);
    if (pathname === '/stage.js') return send('text/javascript', stage);
    if (pathname === '/machine.js') return send('text/javascript', 'window.scriptedMachine.bundleRan();');
    if (pathname === '/room.html') return send('text/html', room);
    const side = pathname.slice(1).replace('.js', '') as Side;
    if (!(side in scripts)) return response.writeHead(404).end();
    if (pathname.endsWith('.js')) {
      return readFile(scripts[side], 'utf8').then((text) => send('text/javascript', text));
    }
    const head = '<!doctype html><link rel="icon" href="data:,"><body></body>';
    return send('text/html', `${head}<script src="/stage.js"></script><script src="/${side}.js"></script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function onBoth<Result>(
  browser: Browser,
  url: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Record<Side, Result>> {
  const on = async (side: Side) => {
    const page = await browser.newPage();
    try {
      await page.goto(`${url}/${side}`);
      return await measure(page);
    } finally {
      await page.close();
    }
  };
  return { ours: await on('ours'), vendor: await on('vendor') };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const peerName = "the vendor's package";

async function sizes(): Promise<BenchRow[]> {
  const kB = async (side: Side) => gzipSync(await readFile(scripts[side]), { level: 9 }).length / 1000;
  return [
    {
      name: 'SDK script, gzip',
      value: await kB('ours'),
      unit: 'kB',
      peer: { name: peerName, value: await kB('vendor') },
    },
  ];
}

async function joinOverhead(browser: Browser, url: string): Promise<BenchRow[]> {
  const times = await onBoth(browser, url, (page) =>
    page.evaluate((count) => (window as unknown as BenchWindow).benchPage.joinMs(count), joins),
  );
  return [
    {
      name: `join() to joined-meeting with a machine that answers at once, median of ${joins}`,
      value: median(times.ours),
      unit: 'ms',
      peer: { name: peerName, value: median(times.vendor) },
    },
  ];
}

async function updates(browser: Browser, url: string): Promise<BenchRow[]> {
  const results = await onBoth(browser, url, (page) =>
    page.evaluate((count) => (window as unknown as BenchWindow).benchPage.updatesPerMs(count), messages),
  );
  const share = ({ busyMs, heard }: { busyMs: number; heard: number }) => {
    if (heard !== messages) throw new Error(`${heard} events for ${messages} messages`);
    // Milliseconds of work for a thousand messages, as a part of the second in which they come.
    return (busyMs / messages) * 100;
  };
  return [
    {
      name: '1,000 participant-updated messages a second, of one core',
      value: share(results.ours),
      unit: '%',
      peer: { name: peerName, value: share(results.vendor) },
    },
  ];
}

async function leftovers(browser: Browser, url: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const mode of ['co', 'fr'] as const) {
    const left = await onBoth(browser, url, (page) =>
      page.evaluate(([count, mode]) => (window as unknown as BenchWindow).benchPage.cycle(count, mode), [
        cycles,
        mode,
      ] as const),
    );
    for (const what of ['listeners', 'iframes', 'scripts', 'timers'] as const) {
      rows.push({
        name: `${what} left after ${cycles} create/join/leave/destroy of a ${mode === 'co' ? 'call object' : 'frame'}`,
        value: left.ours[what],
        unit: '',
        peer: { name: peerName, value: left.vendor[what] },
      });
    }
  }
  return rows;
}

export const benches: Bench[] = [
  {
    name: 'sdk',
    async run(): Promise<BenchRow[]> {
      const [pages, browser] = [await startPages(), await launchBrowser()];
      try {
        return [
          ...(await sizes()),
          ...(await joinOverhead(browser, pages.url)),
          ...(await updates(browser, pages.url)),
          ...(await leftovers(browser, pages.url)),
        ];
      } finally {
        await browser.close();
        await pages.close();
      }
    },
  },
];
