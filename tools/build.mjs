// Builds the bundles whose sources changed since their last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, progress, root, run } from './bootstrap.mjs';

/** In the order in which they are built; each is a workspace with a script `build`. */
const targets = [
  {
    workspace: 'call/machine',
    output: 'dist',
    inputs: ['call/machine', 'call/protocol', 'kit/base'],
  },
  {
    workspace: 'call/sdk',
    output: 'dist',
    inputs: ['call/sdk', 'call/protocol', 'kit/base'],
  },
  {
    workspace: 'call/ui',
    output: 'dist',
    inputs: ['call/ui', 'call/sdk', 'call/protocol', 'kit/base', 'kit/ui'],
  },
  {
    workspace: 'voice/client',
    output: 'dist',
    inputs: ['voice/client', 'voice/protocol', 'call/sdk', 'call/protocol', 'kit/base'],
  },
  {
    workspace: 'site',
    output: 'build',
    inputs: [
      'site',
      'voice/widget',
      'voice/client',
      'voice/protocol',
      'call/sdk',
      'call/protocol',
      'kit/base',
      'kit/ui',
      'kit/server',
    ],
  },
];

const skipped = new Set(['node_modules', 'dist', 'build', '.react-router', 'tests', 'e2e', 'examples', 'reference']);

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) yield* sourceFiles(path);
    } else if (!/\.(test|bench)\.tsx?$/.test(entry.name)) yield path;
  }
}

function fingerprint(target) {
  const hash = createHash('sha256');
  for (const path of ['package-lock.json', ...target.inputs].map((input) => join(root, input))) {
    for (const file of path.endsWith('.json') ? [path] : sourceFiles(path)) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Builds what is stale, or all with `force`; of one workspace with `only`. Throws when a build fails. */
export async function buildStale({ force = false, only } = {}) {
  for (const target of targets) {
    if (only !== undefined && target.workspace !== only) continue;
    const stamp = join(root, target.workspace, target.output, '.built-from');
    const current = fingerprint(target);
    if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) continue;
    progress(`building ${target.workspace}`);
    const code = await run('npm', ['run', 'build', '--silent', '-w', target.workspace]);
    if (code !== 0) throw new Error(`The build of ${target.workspace} failed with exit code ${code}`);
    writeFileSync(stamp, current);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensureInstalled();
  await buildStale({ force: process.argv.includes('--force') });
}
