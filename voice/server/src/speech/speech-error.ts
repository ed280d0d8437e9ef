import { AppError, errorMessage } from '@parley/kit-base/app-error';

export type SpeechErrorCode = 'not-installed' | 'engine-failed' | 'provider-failed';

/** Why something could not be said or heard. */
export class SpeechError extends AppError<SpeechErrorCode> {
  static notInstalled(what: string, packages: readonly string[], cause?: unknown): SpeechError {
    return new SpeechError('not-installed', `${what} is not installed: apt-get install ${packages.join(' ')}`, {
      cause,
    });
  }

  static engineFailed(engine: string, cause: unknown): SpeechError {
    return new SpeechError('engine-failed', `${engine} failed: ${errorMessage(cause)}`, { cause });
  }

  static providerFailed(provider: string, cause: unknown): SpeechError {
    return new SpeechError('provider-failed', `${provider} failed: ${errorMessage(cause)}`, { cause });
  }
}
