import { AppError } from '@parley/kit-base/app-error';

export type SdkErrorCode =
  | 'invalid-argument'
  | 'wrong-state'
  | 'wrong-mode'
  | 'duplicate-instance'
  | 'destroyed'
  | 'machine-refused';

/** An error of the SDK. The texts are the contract's (spec 001 §8). */
export class SdkError extends AppError<SdkErrorCode> {
  static invalidArgument(message: string): SdkError {
    return new SdkError('invalid-argument', message);
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

  static destroyed(): SdkError {
    return new SdkError('destroyed', 'Use after destroy');
  }
}
