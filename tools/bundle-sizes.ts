/** Holds each built bundle to its budget (gzip -9). Exits 1 when one is over or missing. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const budgets = [
  { files: 'call/sdk/dist/daily.js', maxBytes: 33_000 },
  { files: 'call/machine/dist/call-machine.js', maxBytes: 150_000 },
  { files: 'call/ui/dist/assets/*.js', maxBytes: 110_000 },
  { files: 'voice/client/dist/index.js', maxBytes: 33_000 },
  // The widget's button, which every public page loads when it is idle.
  { files: 'site/build/client/assets/voice-widget-*.js', maxBytes: 15_000 },
];

let failures = 0;
for (const { files, maxBytes } of budgets) {
  const found = globSync(files, { cwd: root });
  const bytes = found.reduce((sum, file) => sum + gzipSync(readFileSync(join(root, file)), { level: 9 }).length, 0);
  const isFine = found.length > 0 && bytes <= maxBytes;
  if (!isFine) failures += 1;
  const verdict = found.length === 0 ? 'NOT BUILT' : isFine ? 'within' : 'OVER';
  console.log(`${files.padEnd(46)} ${String(bytes).padStart(7)} bytes gzip, ${verdict} ${maxBytes}`);
}
process.exit(failures === 0 ? 0 : 1);
