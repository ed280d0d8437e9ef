import { AppError } from '@parley/kit-base/app-error';

const statuses = {
  'invalid-request': 400,
  'upload-cancelled': 400,
  'not-signed-in': 401,
  forbidden: 403,
  'foreign-origin': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  /** The code that the slug check of spec 000 §8 reads as "free": a single row was asked for and there is none. */
  PGRST116: 406,
  'slot-taken': 409,
  'media-in-use': 409,
  'already-there': 409,
  'has-account': 409,
  'last-admin': 409,
  'changed-meanwhile': 409,
  'setup-link-invalid': 410,
  'account-link-invalid': 410,
  'body-too-large': 413,
  'file-too-large': 413,
  'not-json': 415,
  'unsupported-media': 415,
  'setup-refused': 422,
  'wrong-password': 422,
  'wrong-code': 422,
  'too-many-bookings': 429,
  'too-many-requests': 429,
  'upload-failed': 500,
  'metadata-not-saved': 500,
  'storage-failed': 502,
  'voice-unreachable': 502,
  'agent-unavailable': 503,
} as const;

export type SiteErrorCode = keyof typeof statuses;

/** A request that the site refuses. The message may be shown to the person who sent it. */
export class SiteError extends AppError<SiteErrorCode> {
  /** When to try again, for `too-many-requests`. */
  retryAfterSeconds: number | undefined;
  /** The message of each field that is wrong, for `invalid-request`. */
  fields: Record<string, string> | undefined;

  get status(): (typeof statuses)[SiteErrorCode] {
    return statuses[this.code];
  }

  static invalid(message: string, cause?: unknown): SiteError {
    return new SiteError('invalid-request', message, { cause });
  }

  /** `fields` has the message of each wrong field; the first is said of the whole. */
  static invalidFields(fields: Record<string, string>): SiteError {
    const error = new SiteError('invalid-request', Object.values(fields)[0] ?? 'Some fields are not right.');
    error.fields = fields;
    return error;
  }

  static methodNotAllowed(): SiteError {
    return new SiteError('method-not-allowed', 'This address can only be read.');
  }

  static alreadyThere(cause: unknown): SiteError {
    return new SiteError('already-there', 'There is such a row already.', { cause });
  }

  static changedMeanwhile(): SiteError {
    return new SiteError('changed-meanwhile', 'Somebody else has saved this meanwhile. Load theirs first.');
  }

  static notSignedIn(): SiteError {
    return new SiteError('not-signed-in', 'Sign in first.');
  }

  static forbidden(): SiteError {
    return new SiteError('forbidden', 'Only an admin may do this.');
  }

  static foreignOrigin(): SiteError {
    return new SiteError('foreign-origin', 'This request did not come from a page of this site.');
  }

  static notFound(): SiteError {
    return new SiteError('not-found', 'There is nothing at this address.');
  }

  static noSingleRow(): SiteError {
    return new SiteError('PGRST116', 'There is no such row.');
  }

  static slotTaken(): SiteError {
    return new SiteError('slot-taken', 'Somebody has just taken this time. Please choose another one.');
  }

  static tooManyBookings(): SiteError {
    return new SiteError(
      'too-many-bookings',
      'This e-mail address has several demos booked already. Move or cancel one of them by its link.',
    );
  }

  static tooManyMoves(): SiteError {
    return new SiteError('too-many-bookings', 'This demo was moved too often. Cancel it, or write to us.');
  }

  static setupLinkInvalid(cause: unknown): SiteError {
    return new SiteError('setup-link-invalid', 'This set-up link has been used or replaced.', { cause });
  }

  static accountLinkInvalid(): SiteError {
    return new SiteError('account-link-invalid', 'This link has been used, replaced or withdrawn, or it is too old.');
  }

  static hasAccount(): SiteError {
    return new SiteError('has-account', 'This address has an account already. Change its role in the list.');
  }

  static lastAdmin(cause: unknown): SiteError {
    return new SiteError('last-admin', 'This is the last admin. Make somebody else admin first.', { cause });
  }

  static wrongPassword(): SiteError {
    return new SiteError('wrong-password', 'That is not your password.');
  }

  static wrongCode(): SiteError {
    return new SiteError('wrong-code', 'That code is not right. Codes change every half minute.');
  }

  static setupRefused(reason: string, cause: unknown): SiteError {
    return new SiteError('setup-refused', reason, { cause });
  }

  static bodyTooLarge(): SiteError {
    return new SiteError('body-too-large', 'The body is too large.');
  }

  static fileTooLarge(): SiteError {
    return new SiteError('file-too-large', 'Please select a file smaller than 50MB');
  }

  static unsupportedMedia(): SiteError {
    return new SiteError('unsupported-media', 'Videos may be MP4 or WebM; images JPEG, PNG, WebP, AVIF or GIF.');
  }

  static brokenMedia(cause: unknown): SiteError {
    return new SiteError('unsupported-media', 'This image is broken or far too large to be opened.', { cause });
  }

  static mediaInUse(): SiteError {
    return new SiteError('media-in-use', 'Something on the site shows this file.');
  }

  static uploadCancelled(cause: unknown): SiteError {
    return new SiteError('upload-cancelled', 'The upload was cancelled.', { cause });
  }

  static uploadFailed(cause: unknown): SiteError {
    return new SiteError('upload-failed', 'There was a problem uploading your file.', { cause });
  }

  static metadataNotSaved(cause: unknown): SiteError {
    return new SiteError('metadata-not-saved', 'Failed to save file metadata', { cause });
  }

  static storageFailed(cause: unknown): SiteError {
    return new SiteError('storage-failed', 'Failed to upload file to storage', { cause });
  }

  static storageUnreachable(cause: unknown): SiteError {
    return new SiteError('storage-failed', 'Storage error. Please try again.', { cause });
  }

  static notJson(): SiteError {
    return new SiteError('not-json', 'Send JSON with the content type application/json.');
  }

  static tooManyRequests(retryAfterSeconds: number): SiteError {
    const error = new SiteError('too-many-requests', 'Too many requests. Try again later.');
    error.retryAfterSeconds = retryAfterSeconds;
    return error;
  }

  static voiceUnreachable(cause: unknown): SiteError {
    return new SiteError('voice-unreachable', 'The voice platform does not tell of its calls now.', { cause });
  }

  static agentUnavailable(cause?: unknown): SiteError {
    return new SiteError('agent-unavailable', 'The demo agent is not available now.', { cause });
  }
}
