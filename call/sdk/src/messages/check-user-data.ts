import { limits } from '@parley/call-protocol/limits';
import { isSame } from '../core/is-same.ts';
import type { Environment } from '../environment.ts';
import { SdkError } from '../sdk-error.ts';

/**
 * Throws {@link SdkError} for what cannot be user data (spec 001 §5), which is on the console as well; warns of what
 * changes on the way.
 */
export function checkUserData(data: unknown, console: Environment['console']): void {
  if (data === undefined) return;
  const problem = userDataProblem(data, console);
  if (problem === undefined) return;
  const error = SdkError.invalidArgument(problem);
  console.error(error);
  throw error;
}

function userDataProblem(data: unknown, console: Environment['console']): string | undefined {
  if (typeof data === 'string') return lengthProblem(data);
  let text: string;
  try {
    text = JSON.stringify(data);
    // A function has no JSON at all, which only reading it back shows.
    if (!isSame(JSON.parse(text), data)) console.warn('The userData provided will be modified when serialized.');
  } catch (error) {
    return `userData must be serializable to JSON: ${String(error)}`;
  }
  return lengthProblem(text);
}

function lengthProblem({ length }: string): string | undefined {
  if (length <= limits.userDataMaxCharacters) return undefined;
  return `userData is too large (${length} characters). Maximum size suppported is ${limits.userDataMaxCharacters}.`;
}
