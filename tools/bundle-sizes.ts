/** Holds each built bundle to its budget (gzip -9). Exits 1 when one is over or missing. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

interface Budget {
  /** Built files, as a pattern. */
  files: string;
  maxBytes: number;
  /** Files of the same folder that are loaded with them without a press, each with all that it imports. */
  with?: string[];
}

const everyPage = ['entry.client-*.js', 'root-*.js', 'public-layout-*.js', 'voice-widget-*.js', 'send-events-*.js'];
const assets = 'site/build/client/assets';

const budgets: Budget[] = [
  { files: 'call/sdk/dist/daily.js', maxBytes: 33_000 },
  { files: 'call/machine/dist/call-machine.js', maxBytes: 150_000 },
  { files: 'call/ui/dist/assets/*.js', maxBytes: 110_000 },
  // The SDK is within it, which may take 33 000 of them.
  { files: 'voice/client/dist/index.js', maxBytes: 44_000 },
  // The widget's button, which every public page loads when it is idle.
  { files: `${assets}/voice-widget-*.js`, maxBytes: 5_000 },
  // All that a public page loads without a press. The goal is 110 000 for home; decision 008 says what stands between.
  { files: `${assets}/home-route-*.js`, with: [...everyPage, 'video-player-*.js'], maxBytes: 153_000 },
  { files: `${assets}/solutions-route-*.js`, with: everyPage, maxBytes: 136_000 },
  { files: `${assets}/real-estate-route-*.js`, with: everyPage, maxBytes: 143_000 },
  { files: `${assets}/faq-route-*.js`, with: everyPage, maxBytes: 135_000 },
  { files: `${assets}/pricing-route-*.js`, with: everyPage, maxBytes: 136_000 },
  { files: `${assets}/about-route-*.js`, with: everyPage, maxBytes: 136_000 },
  { files: `${assets}/resources-route-*.js`, with: everyPage, maxBytes: 138_000 },
  { files: `${assets}/case-study-route-*.js`, with: everyPage, maxBytes: 135_000 },
  { files: `${assets}/blog-route-*.js`, with: everyPage, maxBytes: 135_000 },
  { files: `${assets}/post-route-*.js`, with: everyPage, maxBytes: 136_000 },
  { files: `${assets}/booking-route-*.js`, with: everyPage, maxBytes: 138_000 },
];

/** The files with all that they import at once. */
function withImports(files: readonly string[]): string[] {
  const found = new Set(files);
  for (const file of found) {
    const imported = readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
    for (const [, name] of imported) found.add(join(dirname(file), name ?? ''));
  }
  return [...found];
}

let failures = 0;
for (const { files, maxBytes, with: others } of budgets) {
  const named = globSync(files, { cwd: root });
  const beside = (others ?? []).flatMap((other) => globSync(join(dirname(files), other), { cwd: root }));
  const found = others && named.length > 0 ? withImports([...named, ...beside]) : named;
  const bytes = found.reduce((sum, file) => sum + gzipSync(readFileSync(join(root, file)), { level: 9 }).length, 0);
  const isFine = found.length > 0 && bytes <= maxBytes;
  if (!isFine) failures += 1;
  const verdict = found.length === 0 ? 'NOT BUILT' : isFine ? 'within' : 'OVER';
  console.log(`${files.padEnd(46)} ${String(bytes).padStart(7)} bytes gzip, ${verdict} ${maxBytes}`);
}
process.exit(failures === 0 ? 0 : 1);
