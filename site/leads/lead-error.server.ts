import { AppError } from '@parley/kit-base/app-error';

const statuses = {
  'malformed-json': 400,
  'foreign-origin': 403,
  'method-not-allowed': 405,
  'idempotency-key-reused': 409,
  'body-too-large': 413,
  'not-json': 415,
  'invalid-lead': 422,
  'too-many-requests': 429,
  'not-saved': 503,
} as const;

export type LeadErrorCode = keyof typeof statuses;

/** Why a lead or a demo call was not taken. The message may be shown to the person who sent it. */
export class LeadError extends AppError<LeadErrorCode> {
  /** The message of each wrong field, for `invalid-lead`. */
  fields: Record<string, string> | undefined;
  /** When to try again, for `too-many-requests`. */
  retryAfterSeconds: number | undefined;

  get status(): (typeof statuses)[LeadErrorCode] {
    return statuses[this.code];
  }

  static malformed(cause: unknown): LeadError {
    return new LeadError('malformed-json', 'The body is not JSON.', { cause });
  }

  static foreignOrigin(): LeadError {
    return new LeadError('foreign-origin', 'This request did not come from a page of this site.');
  }

  static methodNotAllowed(): LeadError {
    return new LeadError('method-not-allowed', 'Send this with POST.');
  }

  static keyReused(): LeadError {
    return new LeadError('idempotency-key-reused', 'This idempotency key belongs to another submission.');
  }

  static bodyTooLarge(): LeadError {
    return new LeadError('body-too-large', 'The body is larger than 16 kB.');
  }

  static notJson(): LeadError {
    return new LeadError('not-json', 'Send JSON with the content type application/json.');
  }

  static invalid(fields: Record<string, string>): LeadError {
    const error = new LeadError('invalid-lead', 'Some fields are not right.');
    error.fields = fields;
    return error;
  }

  static tooManyRequests(retryAfterSeconds: number): LeadError {
    const error = new LeadError('too-many-requests', 'Too many requests. Please try again in a moment.');
    error.retryAfterSeconds = retryAfterSeconds;
    return error;
  }

  static notSaved(cause: unknown): LeadError {
    return new LeadError('not-saved', 'This could not be saved. Please try again.', { cause });
  }
}
