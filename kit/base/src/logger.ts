export type LogFields = Record<string, unknown>;

/**
 * What code writes its log through. `error`: someone must look; `warn`: odd but handled; `info`: one per lifecycle
 * step; `debug`: the rest. Fields never hold secrets or personal data beyond ids.
 */
export interface Logger {
  error(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  debug(message: string, fields?: LogFields): void;
  /** A logger whose lines all carry these fields. */
  child(fields: LogFields): Logger;
}

export const silentLogger: Logger = {
  error: () => undefined,
  warn: () => undefined,
  info: () => undefined,
  debug: () => undefined,
  child: () => silentLogger,
};
