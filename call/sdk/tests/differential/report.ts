import { mkdir, writeFile } from 'node:fs/promises';
import { launchBrowser } from '@parley/kit-testing/browser';
import { allowedDifferences } from './allowed-differences.ts';
import { compare, type Difference } from './compare.ts';
import { DifferentialHost, type Side } from './host.ts';
import type { Mode } from './page/scene.ts';

/** `node report.ts [left] [right] [co|fr] [pattern]`: plays both sides where `group: id` matches and writes what is not allowed, by group. */
const [left = 'vendor', right = 'ours', modes = 'co,fr', pattern = '.'] = process.argv.slice(2);
const only = new RegExp(pattern);
const browser = await launchBrowser();
const host = await DifferentialHost.start(browser);
const lines: string[] = [];
try {
  const playMode = async (mode: Mode) => {
    const [a, b] = await Promise.all([host.play(left as Side, mode, only), host.play(right as Side, mode, only)]);
    const isAllowed = (found: Difference) => allowedDifferences.some(({ covers }) => covers(found));
    const differences = compare(a, b).filter((found) => !isAllowed(found));
    const byGroup = Map.groupBy(differences, ({ group }) => group);
    console.log(`${mode}: ${a.length} cases, ${differences.length} differences in ${byGroup.size} groups`);
    for (const [group, found] of byGroup) {
      lines.push(`## ${mode} ${group} (${found.length})`);
      for (const { id, channel, vendor, ours, whole } of found) {
        lines.push(
          `- ${id} · ${channel} · given ${JSON.stringify(whole.ours.given)}`,
          `    - ${JSON.stringify(vendor)}`,
          `    + ${JSON.stringify(ours)}`,
        );
      }
    }
  };
  await Promise.all((modes.split(',') as Mode[]).map(playMode));
} finally {
  await browser.close();
  await host.close();
}
const folder = new URL('report/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('differences.md', folder), `${lines.join('\n')}\n`);
