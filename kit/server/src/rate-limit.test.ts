import { expect, it } from 'vitest';
import { createRateLimit, isLoopback } from './rate-limit.ts';

it('lets each address through as often as allowed, then names the wait', async () => {
  const limit = createRateLimit({ requests: 2, windowSeconds: 60 });
  expect([await limit('203.0.113.1'), await limit('203.0.113.1')]).toEqual([undefined, undefined]);
  expect(await limit('203.0.113.1')).toBeGreaterThan(0);
  expect(await limit('203.0.113.2')).toBeUndefined();
});

it('counts an IPv6 client by its network', async () => {
  const limit = createRateLimit({ requests: 1, windowSeconds: 60 });
  expect(await limit('2001:db8:1:2::1')).toBeUndefined();
  expect(await limit('2001:db8:1:2:ffff:1:2:3')).toBeGreaterThan(0);
  expect(await limit('2001:db8:1:3::1')).toBeUndefined();
  expect(await limit('2001:db8::1')).toBeUndefined();
  expect(await limit('2001:db8:0:0:9::1')).toBeGreaterThan(0);
});

it('knows the addresses of this machine', () => {
  expect(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
  expect(['203.0.113.1', '::ffff:203.0.113.1', '::2'].some(isLoopback)).toBe(false);
});
