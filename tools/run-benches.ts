import { globSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Bench, BenchRow } from '@parley/kit-testing/bench';

/** `npm run bench [-- --json FILE] [name…]`: a bench's name, or a part of several; `soak` adds the long repetitions. */
const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
const root = join(dirname(fileURLToPath(import.meta.url)), '..');

interface NamedBench extends Bench {
  file: string;
}

async function findBenches(): Promise<NamedBench[]> {
  const files = globSync('{kit,call,voice,site,stack}/**/*.bench.ts', {
    cwd: root,
    exclude: (path) => /node_modules|(^|\/)(dist|build)$/.test(path),
  }).sort();
  const found: NamedBench[] = [];
  for (const file of files) {
    const module = (await import(pathToFileURL(join(root, file)).href)) as { benches: Bench[] };
    for (const bench of module.benches) found.push({ ...bench, file });
  }
  return found;
}

function isWanted(bench: NamedBench): boolean {
  const names = positionals.filter((name) => name !== 'soak');
  const isNamed =
    names.includes(bench.name) ||
    names.some((name) => !allNames.has(name) && `${bench.name} ${relative('.', bench.file)}`.includes(name));
  if (bench.soak && !positionals.includes('soak')) return isNamed;
  return names.length === 0 || isNamed;
}

function print(row: BenchRow): void {
  const value = formatValue(row.value);
  const peer = row.peer
    ? `   ${row.peer.name}: ${formatValue(row.peer.value)} (ratio ${(row.value / row.peer.value).toFixed(2)})`
    : '';
  console.log(`  ${row.name.padEnd(58)} ${value.padStart(12)} ${row.unit}${peer}`);
}

function formatValue(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en-US') : String(Math.round(value * 100) / 100);
}

const results: Array<{ name: string; value: number; unit: string; peer?: string; ratio?: number; command: string }> =
  [];
let failures = 0;
const found = await findBenches();
const allNames = new Set(found.map(({ name }) => name));
for (const bench of found.filter(isWanted)) {
  console.log(bench.name);
  try {
    for (const row of await bench.run()) {
      print(row);
      results.push({
        name: row.name,
        value: row.value,
        unit: row.unit,
        ...(row.peer ? { peer: row.peer.name, ratio: row.value / row.peer.value } : {}),
        command: `npm run bench -- ${bench.name}`,
      });
    }
  } catch (error) {
    failures += 1;
    console.error(`  failed: ${error instanceof Error ? error.stack : String(error)}`);
  }
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
process.exit(failures === 0 ? 0 : 1);
