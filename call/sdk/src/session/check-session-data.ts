import { limits } from '@parley/call-protocol/limits';
import { isSame } from '../core/is-same.ts';
import type { Environment } from '../environment.ts';
import { SdkError } from '../sdk-error.ts';
import type { DailySessionDataMergeStrategy } from '../surface/settings.ts';

const strategies: readonly DailySessionDataMergeStrategy[] = ['replace', 'shallow-merge'];

/**
 * Throws {@link SdkError} for what cannot be shared (spec 001 §5), which is on the console as well; warns of what changes
 * on the way.
 */
export function checkSessionData(data: unknown, mergeStrategy: unknown, console: Environment['console']): void {
  const problem = problemOf(data, mergeStrategy);
  if (problem) {
    const error = SdkError.invalidArgument(problem);
    console.error(error);
    throw error;
  }
  const serialised: unknown = JSON.parse(JSON.stringify(data));
  if (!isSame(serialised, data)) {
    console.warn('The meeting session data provided will be modified when serialized.', serialised, data);
  }
}

function problemOf(data: unknown, mergeStrategy: unknown): string | undefined {
  if (!strategies.includes(mergeStrategy as DailySessionDataMergeStrategy)) {
    return `Unrecognized mergeStrategy provided. Options are: [${strategies}]`;
  }
  if (!isMap(data)) return 'Meeting session data must be a plain (map-like) object';
  let text: string;
  try {
    text = JSON.stringify(data);
  } catch (error) {
    return `Meeting session data must be serializable to JSON: ${String(error)}`;
  }
  if (text.length <= limits.sessionDataMaxCharacters) return undefined;
  return `Meeting session data is too large (${text.length} characters). Maximum size suppported is ${limits.sessionDataMaxCharacters}.`;
}

function isMap(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
