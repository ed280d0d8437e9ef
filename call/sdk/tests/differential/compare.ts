import type { Played } from './page/main.ts';
import type { Mode, Recording } from './page/scene.ts';

/** One channel of one case in which the two sides are not equal. */
export interface Difference {
  id: string;
  group: string;
  mode: Mode;
  channel: string;
  vendor: unknown;
  ours: unknown;
  /** All that the case showed: what is different in one channel may follow from another one. */
  whole: { vendor: Recording; ours: Recording };
}

const channels = ['outcome', 'sent', 'events', 'console', 'fetched'] as const satisfies ReadonlyArray<keyof Recording>;

/** Every difference between what the two SDKs showed in the same cases. */
export function compare(vendor: readonly Played[], ours: readonly Played[]): Difference[] {
  if (vendor.length !== ours.length) throw new Error(`${vendor.length} cases against ${ours.length}`);
  return vendor.flatMap((left, index) => {
    const right = ours[index];
    if (right?.id !== left.id) throw new Error(`${left.id} was played against ${right?.id}`);
    return compareOne(left, right);
  });
}

function compareOne({ id, group, mode, recording: left }: Played, { recording: right }: Played): Difference[] {
  const found: Difference[] = [];
  const whole = { vendor: left, ours: right };
  const check = (channel: string, vendor: unknown, ours: unknown) => {
    if (JSON.stringify(vendor) !== JSON.stringify(ours)) found.push({ id, group, mode, channel, vendor, ours, whole });
  };
  for (const channel of channels) check(channel, left[channel], right[channel]);
  for (const name of new Set([...Object.keys(left.state), ...Object.keys(right.state)])) {
    check(`state: ${name}`, left.state[name], right.state[name]);
  }
  return found;
}
