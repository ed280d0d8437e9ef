import { addresses } from '@parley/call-protocol/addresses';
import type { CallCore } from '../core/call-core.ts';
import { sdkOrigin } from '../environment.ts';
import { postableProperties } from '../lifecycle/opening.ts';
import { serverOrigin } from '../machine/machine-address.ts';

/** Faults of the network or the software. The others are answers that a person was meant to get. */
const reported = ['connection-error', 'end-of-life', 'no-room'];

/** Whether a fatal error is worth a report. */
export function isReportable(error: { type?: unknown; msg?: unknown } | undefined): boolean {
  if (error?.type === undefined) return true;
  if (error.type === 'no-room' && String(error.msg).includes('deleted')) return false;
  return reported.includes(String(error.type));
}

/** Tells the room's server of a fault, where the page has asked for it (`dailyConfig.reportErrors`). Names nobody. */
export function reportError(core: CallCore, event: Record<string, unknown>): void {
  const { properties, environment, id } = core;
  const origin = serverOrigin(properties, sdkOrigin());
  if (!properties.dailyConfig?.reportErrors || !origin || !isReportable(event.error as object | undefined)) return;
  const { token, userName, userData, ...rest } = postableProperties(properties);
  const blanked = Object.keys({ token, userName, userData }).filter((key) => key in properties);
  const body = { callClientId: id, ...event, properties: { ...rest, blanked } };
  fetch(origin + addresses.clientErrors, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch((error: unknown) => environment.console.warn('the error could not be reported', error));
}
