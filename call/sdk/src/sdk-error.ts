import { AppError } from '@parley/kit-base/app-error';

export type SdkErrorCode =
  | 'invalid-argument'
  | 'wrong-state'
  | 'wrong-mode'
  | 'duplicate-instance'
  | 'destroyed'
  | 'cancelled'
  | 'machine-gone'
  | 'machine-refused';

/** An error of the SDK. The texts are the contract's (spec 001 §8). */
export class SdkError extends AppError<SdkErrorCode> {
  // As the contract's errors are called; the class's own name would not survive minifying.
  override readonly name = 'Error';

  static invalidArgument(message: string, cause?: unknown): SdkError {
    return new SdkError('invalid-argument', message, { cause });
  }

  static wrongState(message: string): SdkError {
    return new SdkError('wrong-state', message);
  }

  static wrongMode(message: string): SdkError {
    return new SdkError('wrong-mode', message);
  }

  static duplicateInstance(): SdkError {
    return new SdkError('duplicate-instance', 'Duplicate DailyIframe instances are not allowed');
  }

  static missingFrameUrl(): SdkError {
    return new SdkError('invalid-argument', "can't load iframe meeting because url property isn't set");
  }

  /** A load or a join that `leave()` or `destroy()` put an end to. */
  static cancelled(): SdkError {
    return new SdkError('cancelled', 'the call was left before it was joined');
  }

  /** The machine went away before it answered. */
  static machineGone(): SdkError {
    return new SdkError('machine-gone', 'the call machine went away before it answered');
  }

  /** What the machine said against it, or the text for a machine that gave no reason. */
  static refusedBy(method: string, reason: unknown): SdkError {
    return new SdkError('machine-refused', String(reason || `unknown error in ${method}()`));
  }

  static destroyed(): SdkError {
    return new SdkError('destroyed', 'Use after destroy');
  }
}
