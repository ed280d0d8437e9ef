import { AppError } from '@parley/kit-base/app-error';

/** Why a file could not be stored or removed. The message is for the log; `SiteError` has what people are told. */
export class StorageError extends AppError<'exists' | 'failed'> {
  static exists(path: string): StorageError {
    return new StorageError('exists', `Something lies at ${path} already`);
  }

  static failed(cause: unknown): StorageError {
    return new StorageError('failed', `The storage failed: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}
