// npm run bench: runs the benchmarks under our own Node.
import { join } from 'node:path';
import {
  binaries,
  debianPackages,
  ensureDebianPackages,
  ensureInstalled,
  environment,
  root,
  run,
  scriptArguments,
} from './bootstrap.mjs';
import { buildStale } from './build.mjs';

await ensureInstalled();
await ensureDebianPackages([...debianPackages.speech, ...debianPackages.tests], 'the benchmarks');
await buildStale();
const env = environment({ NODE_ENV: 'production', LOG_LEVEL: process.env.LOG_LEVEL ?? 'error' });
process.exit(await run(join(binaries, 'node'), [join(root, 'tools', 'run-benches.ts'), ...scriptArguments], { env }));
