import type { LogFields, Logger } from '@parley/kit-base/logger';
import { type Logger as Pino, pino } from 'pino';

/** The process's logger: one JSON line per entry on standard output. */
export function createLogger(level: string): Logger {
  return wrap(pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }));
}

function wrap(target: Pino): Logger {
  return {
    error: (message: string, fields: LogFields = {}) => target.error(fields, message),
    warn: (message: string, fields: LogFields = {}) => target.warn(fields, message),
    info: (message: string, fields: LogFields = {}) => target.info(fields, message),
    debug: (message: string, fields: LogFields = {}) => target.debug(fields, message),
    child: (fields: LogFields) => wrap(target.child(fields)),
  };
}
