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

const address = /((?:https?|wss?):\/\/[^\s?#"]*)[?#][^\s"]*/gi;

/** Addresses in a text without what follows their path. */
const withoutQuery = (_: string, value: unknown) => (typeof value === 'string' ? value.replace(address, '$1') : value);

/**
 * Tells the room's server of a fault, where the page has asked for it (`dailyConfig.reportErrors`). Names nobody: an
 * address is told without its query, which may hold a token.
 */
export async function reportError(core: CallCore, event: Record<string, unknown>): Promise<void> {
  const { properties, environment, id } = core;
  const origin = serverOrigin(properties, sdkOrigin());
  if (!properties.dailyConfig?.reportErrors || !origin || !isReportable(event.error as object | undefined)) return;
  const { token, userName, userData, ...rest } = postableProperties(properties);
  const blanked = Object.keys({ token, userName, userData }).filter((key) => key in properties);
  try {
    // What a page gave need not be JSON.
    const body = JSON.stringify({ callClientId: id, ...event, properties: { ...rest, blanked } }, withoutQuery);
    await fetch(origin + addresses.clientErrors, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
    });
  } catch (error) {
    environment.console.warn('the error could not be reported', error);
  }
}
