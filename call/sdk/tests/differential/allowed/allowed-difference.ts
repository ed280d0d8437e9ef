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

/**
 * The value that this case is about: of its property, or the first parameter of its method. Its keys are in order, as
 * in all that is recorded.
 */
export function triedIn({ group, whole }: Pick<Difference, 'group' | 'whole'>): unknown {
  const [first] = (whole.ours.given[0] ?? []) as readonly unknown[];
  const property = /^property (.*)$/.exec(group)?.[1];
  return property ? (first as Readonly<Record<string, unknown>> | undefined)?.[property] : first;
}

/** Whether this case is about one of these values. */
export const isAbout = (difference: Difference, values: readonly unknown[]) =>
  values.some((value) => isSame(value, triedIn(difference)));

/** Whether all that the case did went well. */
export const succeeds = (recording: Recording) =>
  outcomesOf(recording).every(
    ({ threw, settled }) => threw === undefined && (settled === undefined || settled === 'resolved'),
  );

/** Whether the one thing that the case did was refused with this text, for this reason on the console, and did nothing. */
const isRefused = (recording: Recording, text: string, reason: string) =>
  outcomesOf(recording).length === 1 &&
  failsWith(recording, text) &&
  says(recording.console, reason) &&
  isSame([recording.sent, recording.events, recording.fetched], [[], [], []]);

const failsWith = (recording: Recording, text: string) =>
  outcomesOf(recording).some((outcome) => failureOf(outcome)?.text?.startsWith(text));

/** Covers cases about these values, which ours refuses with this text and does nothing, and the original does not. */
export const refuses =
  (group: string, values: readonly unknown[], text: string, reason = '') =>
  (difference: Difference): boolean =>
    difference.group === group &&
    isAbout(difference, values) &&
    isRefused(difference.whole.ours, text, reason) &&
    !failsWith(difference.whole.vendor, text);

/** Covers cases about these values, which ours takes and the original refuses with this text. */
export const takes =
  (group: string, values: readonly unknown[], text: string) =>
  (difference: Difference): boolean =>
    difference.group === group &&
    isAbout(difference, values) &&
    succeeds(difference.whole.ours) &&
    failsWith(difference.whole.vendor, text);

/** Any value, also one that was not there, as a text to compare. */
export const textOf = (value: unknown) => JSON.stringify(value ?? null);
export const says = (value: unknown, text: string) => textOf(value).includes(text);
export const isSame = (left: unknown, right: unknown) => textOf(left) === textOf(right);

/** A list without the entries that say this. */
export const except = (list: unknown, text: string) => (list as unknown[]).filter((entry) => !says(entry, text));

/** What is sent, but for the address of the machine's script (D-3). */
export const withoutAddress = (sent: unknown) =>
  textOf(sent).replace(/"url":"[^"]*\/(call-machine-object-bundle|call-machine|machine)\.js"/g, '');
