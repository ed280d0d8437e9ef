import { AppError } from '@parley/kit-base/app-error';

/** Why a job failed. The message goes to logs and to the queue's table: no addresses, no names. */
export class JobError extends AppError<'refused' | 'failed'> {
  /** Trying again would end the same way. */
  static refused(message: string, cause?: unknown): JobError {
    return new JobError('refused', message, { cause });
  }

  /** Worth another try later. */
  static failed(message: string, cause?: unknown): JobError {
    return new JobError('failed', message, { cause });
  }
}
