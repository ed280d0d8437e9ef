import { errorMessage } from '@parley/kit-base/app-error';
import type { Logger } from '@parley/kit-base/logger';
import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { SiteError } from './site-error.ts';

/** The one place where what was thrown becomes an answer: refusals keep their code, everything else is a plain 500. */
export function errorResponse(logger: Logger): ErrorHandler {
  return (error, context) => {
    context.header('cache-control', 'no-store');
    if (error instanceof SiteError) {
      if (error.status >= 500) logger.warn('request refused', { code: error.code, cause: errorMessage(error.cause) });
      if (error.retryAfterSeconds !== undefined) context.header('retry-after', String(error.retryAfterSeconds));
      const { code, message, fields } = error;
      return context.json(fields ? { code, message, fields } : { code, message }, error.status);
    }
    if (error instanceof HTTPException) return error.getResponse();
    if (isCutOff(error)) {
      // Nobody is there to read it, and anybody could fill the log with it.
      logger.debug('a request was cut off', { path: context.req.path });
      return context.json({ code: 'invalid-request', message: 'The request broke off.' }, 400);
    }
    logger.error('request failed', { path: context.req.path, error: error.message, stack: error.stack });
    return context.json({ code: 'internal-error', message: 'Something went wrong. Please try again.' }, 500);
  };
}

/** The sender went away, or what came was no HTTP any more. */
function isCutOff(error: Error): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}
