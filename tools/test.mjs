// npm test: installs what is missing, builds what is stale, runs every test (or those whose files are named).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binaries, debianPackages, ensureDebianPackages, ensureInstalled, run, scriptArguments } from './bootstrap.mjs';
import { buildStale } from './build.mjs';

await ensureInstalled();
await ensureDebianPackages([...debianPackages.speech, ...debianPackages.tests], 'the tests');
await buildStale();

const folder = mkdtempSync(join(tmpdir(), 'parley-test-'));
const report = join(folder, 'report.json');
const code = await run(join(binaries, 'vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...scriptArguments,
]);

let summary = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numTotalTests: 0 };
try {
  summary = JSON.parse(readFileSync(report, 'utf8'));
} catch (error) {
  console.error(`The test runner left no report: ${error.message}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const skipped = summary.numPendingTests + summary.numTodoTests;
// A file that fails before its tests run counts no test: the exit code tells of it, so the line must too.
const failed = code !== 0 && summary.numFailedTests === 0 ? 1 : summary.numFailedTests;
console.log(`${summary.numPassedTests} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(code !== 0 || failed > 0 || summary.numPassedTests === 0 ? 1 : 0);
