// Runs one of the operator's commands (npm run admin, backup, restore) under our own Node.
import { join } from 'node:path';
import { binaries, ensureInstalled, environment, root, run, scriptArguments } from './bootstrap.mjs';

const [command, ...rest] = scriptArguments;

await ensureInstalled();
process.exit(
  await run(join(binaries, 'node'), [join(root, 'stack', 'src', `${command}-command.ts`), ...rest], {
    env: environment({ NODE_ENV: 'production' }),
  }),
);
