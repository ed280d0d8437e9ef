// Writes the type declarations of the package in the current folder beside its built modules.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
for (const entry of readdirSync('dist', { recursive: true })) {
  if (!entry.endsWith('.d.ts')) continue;
  const path = join('dist', entry);
  // The compiler keeps the source's endings, which a consumer's compiler refuses.
  writeFileSync(path, readFileSync(path, 'utf8').replace(/(from '|import\(")(\.[^'"]*)\.ts(['"])/g, '$1$2.js$3'));
}
