// Writes the type declarations of the package in the current folder beside its built modules.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
const isForCommonJs = existsSync('dist/cjs');
for (const entry of readdirSync('dist', { recursive: true })) {
  if (!entry.endsWith('.d.ts') || entry.startsWith('cjs')) continue;
  const path = join('dist', entry);
  // The compiler keeps the source's endings, which a consumer's compiler refuses.
  const text = readFileSync(path, 'utf8').replace(/(from '|import\(")(\.[^'"]*)\.ts(['"])/g, '$1$2.js$3');
  writeFileSync(path, text);
  if (!isForCommonJs) continue;
  const copy = join('dist', 'cjs', entry);
  mkdirSync(dirname(copy), { recursive: true });
  writeFileSync(copy, text);
}
// In this folder the same files are read as CommonJS.
if (isForCommonJs) writeFileSync('dist/cjs/package.json', '{ "type": "commonjs" }\n');
