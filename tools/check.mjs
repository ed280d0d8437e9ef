// npm run check: format, lint, import rules, types, dead code, the published package and its reference, bundle sizes. Prints one line a step; stops at none.
import { join } from 'node:path';
import { binaries, ensureInstalled, progress, root, run } from './bootstrap.mjs';
import { buildStale } from './build.mjs';

await ensureInstalled();
await buildStale();

const steps = [
  ['format and lint', join(binaries, 'biome'), ['check', '--error-on-warnings', '--max-diagnostics=50', '.']],
  ['house rules', join(binaries, 'node'), [join(root, 'tools', 'house-rules.ts')]],
  ['types', join(binaries, 'tsc'), ['-p', '.']],
  ['types of the site', join(binaries, 'tsc'), ['-p', 'site']],
  ['dead code', join(binaries, 'knip'), []],
  ['published package', join(binaries, 'node'), [join(root, 'tools', 'check-package.ts')]],
  ['API reference', join(binaries, 'node'), [join(root, 'tools', 'api-reference', 'generate.mjs'), '--check']],
  ['bundle sizes', join(binaries, 'node'), [join(root, 'tools', 'bundle-sizes.ts')]],
];

let failures = 0;
for (const [name, command, args] of steps) {
  progress(name);
  const code = await run(command, args);
  if (code !== 0) {
    failures += 1;
    console.error(`✗ ${name}`);
  }
}
console.log(failures === 0 ? 'check passed' : `check failed in ${failures} of ${steps.length} steps`);
process.exit(failures === 0 ? 0 : 1);
