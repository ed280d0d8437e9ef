// npm run docs: writes the SDK's API reference from the published declarations. `--check`: fails where it is out of date.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root, run } from '../bootstrap.mjs';
import { buildStale } from '../build.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const committed = join(root, 'call/sdk/docs/reference');
const isCheck = process.argv.includes('--check');
const target = isCheck ? mkdtempSync(join(tmpdir(), 'parley-reference-')) : committed;

await ensureInstalled();
await buildStale({ only: 'call/sdk' });
const typedoc = join(here, 'node_modules/typedoc/bin/typedoc');
const code = await run('node', [typedoc, '--options', join(here, 'typedoc.json'), '--out', target], { cwd: here });
if (code === 0 && isCheck) process.exitCode = reportDifferences();
else process.exitCode = code;
if (isCheck) rmSync(target, { recursive: true, force: true });

function pages(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.md'));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

function reportDifferences() {
  const [is, shouldBe] = [pages(committed), pages(target)];
  const stale = [...new Set([...is.keys(), ...shouldBe.keys()])].filter((name) => is.get(name) !== shouldBe.get(name));
  for (const name of stale) console.error(`call/sdk/docs/reference/${name} is out of date: npm run docs`);
  return stale.length === 0 ? 0 : 1;
}
