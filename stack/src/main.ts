import { resolve } from 'node:path';
import { loadKeys } from '@parley/kit-server/keys';
import { createLogger } from '@parley/kit-server/log';
import { parseSettings, SettingsError } from '@parley/kit-server/settings';
import { productOf } from './products.ts';
import { startStack } from './stack.ts';
import { describeStart } from './start-notice.ts';

/** The process that `npm start` runs: settings from the environment, everything in this process. */
async function main(): Promise<void> {
  const settings = parseSettings(process.env);
  const { keys, file: keysFile } = loadKeys(settings, resolve(settings.DATA_DIR));
  const logger = createLogger(settings.LOG_LEVEL);
  const only = productOf(process.argv);
  const stack = await startStack({ settings, keys, logger, only });

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    stack.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error('could not stop cleanly', { error: String(error) });
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('unhandledRejection', (reason) => logger.error('unhandled rejection', { error: String(reason) }));

  console.log(describeStart(stack, { settings, keysFile, only }));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
