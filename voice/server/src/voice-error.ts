import { AppError } from '@parley/kit-base/app-error';

export type VoiceErrorCode =
  | 'bad-request'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'too-many-calls'
  | 'too-large'
  | 'room-server-failed';

const statuses = {
  'bad-request': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'too-large': 413,
  'too-many-calls': 503,
  'room-server-failed': 502,
} as const satisfies Record<VoiceErrorCode, number>;

/** Why the platform refuses a request; answered as `{message, error, statusCode}`. */
export class VoiceError extends AppError<VoiceErrorCode> {
  get status() {
    return statuses[this.code];
  }

  static badRequest(message: string): VoiceError {
    return new VoiceError('bad-request', message);
  }

  static unauthorized(): VoiceError {
    return new VoiceError('unauthorized', 'The bearer key is missing, wrong, expired or already used.');
  }

  static forbidden(message: string): VoiceError {
    return new VoiceError('forbidden', message);
  }

  static notFound(what: string): VoiceError {
    return new VoiceError('not-found', `There is no such ${what}.`);
  }

  static tooManyCalls(): VoiceError {
    return new VoiceError('too-many-calls', 'All agents are talking. Please try again in a minute.');
  }

  static tooLarge(): VoiceError {
    return new VoiceError('too-large', 'The body is too large.');
  }

  static noRoom(cause: unknown): VoiceError {
    return new VoiceError('room-server-failed', 'The room server could not be asked for a room.', { cause });
  }
}
