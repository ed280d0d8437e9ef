import { limits } from '@parley/call-protocol/limits';
import { isSame } from '../core/is-same.ts';
import type { Environment } from '../environment.ts';
import { SdkError } from '../sdk-error.ts';

/** Throws {@link SdkError} for what cannot be user data (spec 001 §5); warns of what changes on the way. */
export function checkUserData(data: unknown, console: Environment['console']): void {
  if (data === undefined) return;
  const text = serialise(data);
  const length = text?.length ?? 0;
  if (length > limits.userDataMaxCharacters) {
    throw SdkError.invalidArgument(
      `userData is too large (${length} characters). Maximum size suppported is ${limits.userDataMaxCharacters}.`,
    );
  }
  if (typeof data !== 'string' && (text === undefined || !isSame(JSON.parse(text), data))) {
    console.warn('The userData provided will be modified when serialized.');
  }
}

function serialise(data: unknown): string | undefined {
  try {
    return typeof data === 'string' ? data : JSON.stringify(data);
  } catch (error) {
    throw SdkError.invalidArgument(`userData must be serializable to JSON: ${String(error)}`);
  }
}
