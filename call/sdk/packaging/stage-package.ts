/** Completes `dist/package`, the folder that is published: types, manifest, script build and documents beside the modules. */
import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commonJsDeclarations, rolledDeclarations } from './declarations.ts';
import { publishedManifest } from './manifest.ts';

const sdk = fileURLToPath(new URL('../', import.meta.url));
const target = join(sdk, 'dist/package');

mkdirSync(target, { recursive: true });
const rolled = await rolledDeclarations();
writeFileSync(join(target, 'index.d.ts'), rolled);
writeFileSync(join(target, 'index.d.cts'), commonJsDeclarations(rolled));
writeFileSync(join(target, 'package.json'), `${JSON.stringify(publishedManifest(), null, 2)}\n`);
for (const file of ['dist/daily.js', 'dist/daily.js.map', 'README.md', 'DIFFERENCES.md', '../../LICENSE']) {
  copyFileSync(join(sdk, file), join(target, basename(file)));
}
cpSync(join(sdk, 'docs'), join(target, 'docs'), { recursive: true });
