import { describe, expect, it } from 'vitest';
import { parseSiteConfig } from '../site-config/site-config-schema.ts';
import { type PageSources, pagePolicy } from './page-policy.ts';
import { pageSources } from './page-sources.ts';

const policy = async (kept: unknown, trackers = {}, media: PageSources = {}) =>
  pagePolicy(
    '<p>',
    'nobody',
    await pageSources({
      siteConfig: Promise.resolve(kept && parseSiteConfig(kept).changes) as never,
      mediaHosts: Promise.resolve(media),
      trackers,
    }),
  );

/** The sources of one directive. */
function directive(text: string, name: string): string {
  return text.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
}

describe('the policy of a public page', () => {
  it('names no other host while none is configured [W-7.75]', async () => {
    expect(await policy(undefined)).toBe(pagePolicy('<p>', 'nobody'));
    expect(await policy(undefined)).not.toContain('https:');
  });

  it('lets a published calendar be embedded and published pictures be shown, by their hosts', async () => {
    const text = await policy({
      links: [
        { id: 'demo-booking', url: 'https://calendar.example/parley?team=2' },
        { id: 'facebook', url: 'https://facebook.com/p' },
      ],
      images: [
        { id: 'hero-product', url: 'https://images.example/a.webp' },
        { id: 'hero-background', url: '/pictures/x.svg' },
      ],
    });
    expect(directive(text, 'frame-src')).toBe("frame-src 'self' https://calendar.example");
    expect(directive(text, 'img-src')).toBe("img-src 'self' data: https://images.example");
    expect(text).not.toContain('facebook');
  });

  it('is not bent by a published address whose host would begin another directive or policy', async () => {
    const text = await policy({
      links: [{ id: 'demo-booking', url: 'https://a;sandbox' }],
      images: [
        { id: 'hero-product', url: 'https://a,sandbox' },
        { id: 'hero-background', url: 'https://*' },
      ],
    });
    expect(text).toBe(pagePolicy('<p>', 'nobody'));
  });

  it('lets media be played and shown from where they lie', async () => {
    const media = { 'media-src': ['https://store.example'], 'img-src': ['https://pictures.example'] };
    const text = await policy(undefined, {}, media);
    expect(directive(text, 'media-src')).toBe("media-src 'self' blob: https://store.example");
    expect(directive(text, 'img-src')).toBe("img-src 'self' data: https://pictures.example");
  });

  it('lets in the hosts of a configured tracker and of no other [W-7.75]', async () => {
    const text = await policy(undefined, { ga: 'G-TEST' });
    expect(directive(text, 'script-src')).toBe("script-src 'self' https://www.googletagmanager.com");
    expect(directive(text, 'connect-src')).toContain('https://*.google-analytics.com');
    expect(text).not.toMatch(/facebook|clarity/);
    const all = await policy(undefined, { ga: 'G-TEST', pixel: '123', behaviour: 'abc' });
    expect(directive(all, 'script-src').match(/https:\/\/www\.googletagmanager\.com/g)).toHaveLength(1);
    expect(directive(all, 'script-src')).toContain('https://connect.facebook.net');
    expect(directive(all, 'script-src')).toContain('https://*.clarity.ms');
  });
});
