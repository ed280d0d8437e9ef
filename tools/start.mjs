// npm start: installs what is missing, builds what is stale, then runs the products under our own Node.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import {
  binaries,
  debianPackages,
  ensureDebianPackages,
  ensureInstalled,
  environment,
  root,
  scriptArguments,
} from './bootstrap.mjs';
import { buildStale } from './build.mjs';

const isDev = scriptArguments.includes('--dev');

await ensureInstalled();
await ensureDebianPackages(debianPackages.speech, 'the voice agent');
await buildStale();

const watch = isDev ? ['--watch-preserve-output', '--watch'] : [];
const child = spawn(join(binaries, 'node'), [...watch, join(root, 'stack', 'src', 'main.ts'), ...scriptArguments], {
  cwd: root,
  stdio: 'inherit',
  env: environment({ NODE_ENV: isDev ? 'development' : 'production', ...(isDev ? { PARLEY_DEV: 'true' } : {}) }),
});
// A signal to the whole group reaches the child by itself; one to this process alone is passed on. A second one of the
// same kind does no harm: the child stops once.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => child.kill(signal));
child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
