import { AppError } from '@parley/kit-base/app-error';

/** What is wrong, in one word. */
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

  /** An argument or a property cannot be what it is. */
  static invalidArgument(message: string, cause?: unknown): SdkError {
    return new SdkError('invalid-argument', message, { cause });
  }

  /** The call is in a state in which this cannot be done. */
  static wrongState(message: string): SdkError {
    return new SdkError('wrong-state', message);
  }

  /** This mode, page or browser cannot do this. */
  static wrongMode(message: string): SdkError {
    return new SdkError('wrong-mode', message);
  }

  /** There is a call already, and neither allows others. */
  static duplicateInstance(): SdkError {
    return new SdkError('duplicate-instance', 'Duplicate DailyIframe instances are not allowed');
  }

  /** A frame has no address to show. */
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

  /** The call was destroyed. */
  static destroyed(): SdkError {
    return new SdkError('destroyed', 'Use after destroy');
  }
}
