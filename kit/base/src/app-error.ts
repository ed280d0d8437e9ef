export interface AppErrorOptions {
  /** What made this error happen; kept for logs, never shown to visitors. */
  cause?: unknown;
}

/**
 * Base of every error that Parley throws on purpose. `code` is a stable string for programs, `message` is the text for
 * people. Each package derives its own class and offers static constructors instead of bare `new`.
 */
export class AppError<Code extends string = string> extends Error {
  readonly code: Code;

  constructor(code: Code, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.code = code;
  }
}

/** The text of anything that was thrown. */
export function errorMessage(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
