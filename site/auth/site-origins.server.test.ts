import { describe, expect, it } from 'vitest';
import { isFromSite, siteOrigins } from './site-origins.server.ts';

describe('the origins of the site', () => {
  it('is the one public origin, without path or trailing slash', () => {
    expect(siteOrigins('https://parley.example/shop')).toEqual(['https://parley.example']);
  });

  it('knows all names of the loopback interface, on the same port only', () => {
    expect(siteOrigins('http://localhost:3000')).toEqual([
      'http://localhost:3000',
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
    ]);
    expect(isFromSite(new Headers({ origin: 'http://localhost:3001' }), 'http://localhost:3000')).toBe(false);
  });

  it('refuses a foreign origin, an opaque one and none at all', () => {
    const publicUrl = 'https://parley.example';
    expect(isFromSite(new Headers({ origin: 'https://parley.example' }), publicUrl)).toBe(true);
    expect(isFromSite(new Headers({ origin: 'https://parley.example.evil.test' }), publicUrl)).toBe(false);
    expect(isFromSite(new Headers({ origin: 'null' }), publicUrl)).toBe(false);
    expect(isFromSite(new Headers(), publicUrl)).toBe(false);
  });
});
