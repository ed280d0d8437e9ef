import { addresses } from '@parley/call-protocol/addresses';
import type { DailyCallOptions } from '../surface/call-options.ts';

/**
 * Where the call machine's script is: the override as it is, else at the origin of `url`, of `baseUrl`, of the SDK's own
 * script, behind the proxy if there is one; undefined when no origin is known.
 */
export function machineAddress(properties: DailyCallOptions, sdkOrigin: string | undefined): string | undefined {
  const { callObjectBundleUrlOverride: override, proxyUrl } = properties.dailyConfig ?? {};
  if (override !== undefined) return override;
  const origin = serverOrigin(properties, sdkOrigin);
  const address = origin && origin + addresses.machineBundle;
  return address && proxyUrl ? throughProxy(address, proxyUrl) : address;
}

/** The server that this call belongs to: of `url`, of `baseUrl`, of the SDK's own script; undefined when none is known. */
export function serverOrigin({ url, baseUrl }: DailyCallOptions, sdkOrigin: string | undefined): string | undefined {
  return [url, baseUrl, sdkOrigin].map(originOf).find((found) => found !== undefined);
}

function originOf(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, origin } = new URL(address);
  return protocol === 'http:' || protocol === 'https:' ? origin : undefined;
}

/** `proxyUrl/` + the address without its first eight characters, `https://`. */
export function throughProxy(address: string, proxyUrl: string): string {
  return `${proxyUrl}${proxyUrl.endsWith('/') ? '' : '/'}${address.slice('https://'.length)}`;
}
