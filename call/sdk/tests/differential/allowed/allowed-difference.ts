import type { Difference } from '../compare.ts';
import type { Recording } from '../page/scene.ts';

/** A difference that is wanted: a row of `call/sdk/DIFFERENCES.md` of the same number. */
export interface AllowedDifference {
  /** As in the table. */
  row: string;
  /** Whether this is such a difference, and nothing but that. */
  covers(difference: Difference): boolean;
}

/** How one thing that a case did has ended. */
export interface Outcome {
  did: string;
  returned?: unknown;
  threw?: unknown;
  settled?: 'resolved' | 'rejected' | 'never';
  value?: unknown;
}

export const outcomesOf = ({ outcome }: Recording) => outcome as readonly Outcome[];

/** What it was thrown or rejected with. */
export function failureOf({ threw, settled, value }: Outcome): { error?: string; text?: string } | undefined {
  const failure = threw ?? (settled === 'rejected' ? value : undefined);
  return typeof failure === 'object' && failure !== null ? failure : undefined;
}

const failsWith = (recording: Recording, text: string) =>
  outcomesOf(recording).some((outcome) => failureOf(outcome)?.text?.startsWith(text));

/** Covers a case in which ours refuses with this text, for this reason on the console, what the original takes. */
export const refuses =
  (text: string, reason = '') =>
  ({ whole: { vendor, ours } }: Difference): boolean =>
    failsWith(ours, text) && says(ours.console, reason) && !failsWith(vendor, text);

/** Covers a case in which ours takes what the original refuses with this text. */
export const takes =
  (text: string, id: RegExp) =>
  ({ id: found, whole: { vendor, ours } }: Difference): boolean =>
    id.test(found) && failsWith(vendor, text) && !failsWith(ours, text);

/** Any value, also one that was not there, as a text to compare. */
export const textOf = (value: unknown) => JSON.stringify(value ?? null);
export const says = (value: unknown, text: string) => textOf(value).includes(text);
export const isSame = (left: unknown, right: unknown) => textOf(left) === textOf(right);

/** A list without the entries that say this. */
export const except = (list: unknown, text: string) => (list as unknown[]).filter((entry) => !says(entry, text));

/** What is sent, but for the address of the machine's script (D-3). */
export const withoutAddress = (sent: unknown) =>
  textOf(sent).replace(/"url":"[^"]*\/(call-machine-object-bundle|call-machine|machine)\.js"/g, '');
