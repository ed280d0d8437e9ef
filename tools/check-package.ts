/** Packs the SDK as it would be published and holds the tarball to publint and arethetypeswrong. Exits 1 at any finding. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const folder = fileURLToPath(new URL('../call/sdk/dist/package', import.meta.url));
const target = mkdtempSync(join(tmpdir(), 'parley-package-'));
try {
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', target, folder], { encoding: 'utf8' });
  const [summary] = JSON.parse(packed) as Array<{ filename: string; size: number; entryCount: number }>;
  if (!summary) throw new Error('npm packed nothing');
  const tarball = readFileSync(join(target, summary.filename));
  const findings = [...(await lint(tarball)), ...(await typeProblems(tarball))];
  for (const finding of findings) console.log(finding);
  console.log(`${summary.filename}: ${summary.entryCount} files, ${summary.size} bytes, ${findings.length} findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  rmSync(target, { recursive: true });
}

async function lint(tarball: Buffer): Promise<string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer }, strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`);
}

async function typeProblems(tarball: Buffer): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
  if (!result.types) return ['arethetypeswrong: the package has no types'];
  return result.problems.map((problem) => `arethetypeswrong: ${JSON.stringify(problem)}`);
}
