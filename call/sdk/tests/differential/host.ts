import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { browserBundle } from '../browser-bundle.ts';
import { allCases, type Case } from './cases/all-cases.ts';
import type { Played } from './page/main.ts';
import type { Mode } from './page/scene.ts';

/** A page that has had very many frames runs out of memory. */
const casesPerPage = 400;

export type Side = 'vendor' | 'ours';

const here = (path: string) => new URL(path, import.meta.url);

/** Serves the pages on which both SDKs play the same cases. */
export class DifferentialHost {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #close: () => Promise<void>;

  private constructor(browser: Browser, url: string, close: () => Promise<void>) {
    this.#browser = browser;
    this.#url = url;
    this.#close = close;
  }

  static async start(browser: Browser): Promise<DifferentialHost> {
    const [room, stage, ours, vendor] = await Promise.all([
      readFile(here('../room-page.html'), 'utf8'),
      browserBundle(here('page/main.ts')),
      browserBundle(here('../../src/global.ts')),
      readFile(fileURLToPath(import.meta.resolve('@daily-co/daily-js')), 'utf8'),
    ]);
    const page = (side: string) =>
      `<!doctype html><title>${side}</title><link rel="icon" href="data:,"><body></body><script src="/stage.js"></script><script src="/${side}.js"></script>`;
    const files: Record<string, readonly [type: string, text: string]> = {
      '/stage.js': ['text/javascript', stage],
      '/ours.js': ['text/javascript', ours],
      '/vendor.js': ['text/javascript', vendor],
      '/machine.js': ['text/javascript', 'window.scriptedMachine.bundleRan();'],
      '/room.html': ['text/html', room],
      '/on/ours': ['text/html', page('ours')],
      '/on/vendor': ['text/html', page('vendor')],
    };
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host');
      // Held addresses are never answered.
      if (pathname.startsWith('/hold/')) return;
      const file = files[pathname];
      if (file) response.writeHead(200, { 'content-type': file[0], 'cache-control': 'max-age=600' }).end(file[1]);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return new DifferentialHost(browser, `http://localhost:${port}`, async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    });
  }

  /** Plays the cases of a mode whose `group: id` matches on one SDK, a part of them at a time, each in a page of its own. */
  async play(side: Side, mode: Mode, only = /./): Promise<Played[]> {
    const wanted = allCases(mode).filter(({ group, id }) => only.test(`${group}: ${id}`));
    const played: Played[] = [];
    for (const part of inParts(wanted)) {
      const page = await this.#browser.newPage();
      try {
        // Both sides must read the same page address.
        await page.route('**/page', (route) => route.continue({ url: `${this.#url}/on/${side}` }));
        await page.goto(`${this.#url}/page`);
        const ids = part.map(({ id }) => id);
        played.push(...(JSON.parse(await page.evaluate(playPart, [mode, ids] as const)) as Played[]));
      } finally {
        await page.close();
      }
    }
    return played;
  }

  close(): Promise<void> {
    return this.#close();
  }
}

function inParts(cases: readonly Case[]): Case[][] {
  const together = cases.filter(({ isAlone }) => !isAlone);
  const parts = cases.filter(({ isAlone }) => isAlone).map((one) => [one]);
  for (let from = 0; from < together.length; from += casesPerPage)
    parts.push(together.slice(from, from + casesPerPage));
  return parts;
}

/** Runs in the page. One text crosses to Node much faster than what it says. */
function playPart([mode, ids]: readonly [Mode, string[]]): Promise<string> {
  const { play } = window as unknown as { play(mode: Mode, ids: string[]): Promise<string> };
  return play(mode, ids);
}
