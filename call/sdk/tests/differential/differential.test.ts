import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowedDifferences } from './allowed-differences.ts';
import { compare, type Difference } from './compare.ts';
import { DifferentialHost } from './host.ts';
import type { Mode } from './page/scene.ts';

let browser: Browser;
let host: DifferentialHost;
const found = new Map<Mode, Difference[]>();
let cases = 0;

beforeAll(async () => {
  browser = await launchBrowser();
  host = await DifferentialHost.start(browser);
  await Promise.all(
    (['co', 'fr'] as const).map(async (mode) => {
      const [vendor, ours] = await Promise.all([host.play('vendor', mode), host.play('ours', mode)]);
      cases += vendor.length;
      found.set(mode, compare(vendor, ours));
    }),
  );
}, 900_000);
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

const isAllowed = (difference: Difference) => allowedDifferences.some(({ covers }) => covers(difference));
const unwanted = (mode: Mode) => (found.get(mode) ?? []).filter((difference) => !isAllowed(difference));

describe("our SDK beside the vendor's, on the same scripted machine", () => {
  it('plays at least two thousand cases', () => {
    expect(cases).toBeGreaterThanOrEqual(2000);
  });

  describe.each([
    ['call object', 'co'],
    ['frame', 'fr'],
  ] as const)('as a %s', (_, mode) => {
    it('differs only in what is listed', () => {
      expect(unwanted(mode).map(summary)).toEqual([]);
    });
  });

  it('still shows each difference that is listed', () => {
    const all = [...found.values()].flat();
    const gone = allowedDifferences.filter(({ covers }) => !all.some((difference) => covers(difference)));
    expect(gone.map(({ row }) => row)).toEqual([]);
  });
});

function summary({ id, channel, vendor, ours }: Difference): string {
  return `${id} · ${channel}: ${JSON.stringify(vendor)?.slice(0, 200)} but ours ${JSON.stringify(ours)?.slice(0, 200)}`;
}
