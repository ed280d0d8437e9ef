import type { LogFields, Logger } from '@parley/kit-base/logger';

/** Writes warnings and errors to the page's console; the rest would only disturb the host page. */
export const consoleLogger: Logger = createConsoleLogger({});

function createConsoleLogger(bound: LogFields): Logger {
  return {
    error: (message, fields) => console.error(`[parley] ${message}`, { ...bound, ...fields }),
    warn: (message, fields) => console.warn(`[parley] ${message}`, { ...bound, ...fields }),
    info: () => undefined,
    debug: () => undefined,
    child: (fields) => createConsoleLogger({ ...bound, ...fields }),
  };
}
