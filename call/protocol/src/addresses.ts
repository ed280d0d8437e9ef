/** Addresses of the call product, relative to the origin that serves it. */
export const addresses = {
  machineBundle: '/call-machine/0.79.0/call-machine.js',
  sdkScript: '/sdk/daily.js',
  sdkModule: '/sdk/daily.mjs',
  signal: '/signal',
  room: (name: string) => `/r/${encodeURIComponent(name)}`,
  geo: '/v1/geo',
  clientErrors: '/v1/client-errors',
} as const;

export interface RoomAddress {
  origin: string;
  room: string;
  /** A token carried as `?t=`. */
  token: string | undefined;
}

/** Takes a room's URL (`<origin>/r/<room>[?t=<token>]`) apart; undefined when it is none. */
export function parseRoomUrl(url: string): RoomAddress | undefined {
  if (!URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  const match = /^\/r\/([^/]+)\/?$/.exec(parsed.pathname);
  if (!match?.[1]) return undefined;
  return {
    origin: parsed.origin,
    room: decodeURIComponent(match[1]),
    token: parsed.searchParams.get('t') ?? undefined,
  };
}

/** The signalling address of the server at `origin`. */
export function signalUrl(origin: string): string {
  return new URL(addresses.signal, origin.replace(/^http/, 'ws')).href;
}
