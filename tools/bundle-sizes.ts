/** Holds each built bundle to its budget (gzip -9). Exits 1 when one is over. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const budgets = [
  { file: 'call/sdk/dist/daily.js', maxBytes: 33_000 },
  { file: 'call/machine/dist/call-machine.js', maxBytes: 150_000 },
];

let failures = 0;
for (const { file, maxBytes } of budgets) {
  const path = join(root, file);
  if (!existsSync(path)) {
    console.error(`${file} is not built`);
    failures += 1;
    continue;
  }
  const bytes = gzipSync(readFileSync(path), { level: 9 }).length;
  const verdict = bytes <= maxBytes ? 'within' : 'OVER';
  if (bytes > maxBytes) failures += 1;
  console.log(`${file.padEnd(44)} ${String(bytes).padStart(7)} bytes gzip, ${verdict} ${maxBytes}`);
}
process.exit(failures === 0 ? 0 : 1);
