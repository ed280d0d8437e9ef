import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimitOptions {
  /** How many requests of one address are let through in each window. */
  requests: number;
  windowSeconds: number;
}

/** `undefined` when the request may pass, else how many seconds to wait. */
export type RateLimit = (address: string) => Promise<number | undefined>;

/** Counts requests per client address in this process. An IPv6 client counts by its network, as it has many addresses. */
export function createRateLimit({ requests, windowSeconds }: RateLimitOptions): RateLimit {
  const limiter = new RateLimiterMemory({ points: requests, duration: windowSeconds });
  return async (address) => {
    try {
      await limiter.consume(clientKey(address));
      return undefined;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  };
}

/** Whether the address is this machine's own. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address);
}

const ipv6NetworkGroups = 4;

/** What counts as one client: an IPv4 address, or the network of an IPv6 one. */
export function clientKey(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const tailGroups = tail === undefined ? 0 : tail.split(':').filter(Boolean).length;
  const zeros = tail === undefined ? 0 : 8 - groups.length - tailGroups;
  const full = [...groups, ...Array<string>(zeros).fill('0'), ...(tail ?? '').split(':').filter(Boolean)];
  return full.slice(0, ipv6NetworkGroups).join(':');
}
