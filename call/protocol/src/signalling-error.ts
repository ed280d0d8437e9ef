import { AppError } from '@parley/kit-base/app-error';
import type { FatalKind } from './signalling.ts';

/** Why a session could not begin or had to end. `code` is the kind that the SDK reports (spec 001 §8). */
export class SignallingError extends AppError<FatalKind> {
  /** The server ended the session, with its own text. */
  static fatal(kind: FatalKind, message: string): SignallingError {
    return new SignallingError(kind, message);
  }

  static unreachable(cause?: unknown): SignallingError {
    return new SignallingError('connection-error', 'The room server cannot be reached', { cause });
  }

  static protocol(cause: unknown): SignallingError {
    return new SignallingError('connection-error', 'The room server sent what cannot be understood', { cause });
  }
}
