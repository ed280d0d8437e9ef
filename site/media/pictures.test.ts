import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);

const slots = [
  ...['hero-background', 'hero-product', ...numbered('benefits-icon', 4), ...numbered('how-it-works-step', 3)],
  ...['omnichannel-banner', 'agent-image', 'use-case-lead-generation', 'use-case-customer-support'],
  ...['use-case-appointment-booking', 'use-case-follow-up', ...numbered('testimonial-avatar', 3)],
  ...['real-estate-hero', 'real-estate-solution', 'company-logo', 'company-logo-white', 'favicon', 'footer-logo'],
  ...['hero-pattern', 'section-divider'],
];

describe('the site’s own pictures', () => {
  it.each(slots)('has %s, small, of a true size, and with nothing in it but drawing', (slot) => {
    const picture = readFileSync(new URL(`../public/pictures/${slot}.svg`, import.meta.url), 'utf8');
    const [, width, height] = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"/.exec(picture) ?? [];
    expect(Number(width) * Number(height)).toBeGreaterThan(0);
    expect(picture).toContain(` width="${width}" height="${height}"`);
    expect(picture.length).toBeLessThan(40_000);
    expect(picture).not.toMatch(/<script|<foreignObject|\son\w+=|https?:(?!\/\/www\.w3\.org\/2000\/svg)|NaN|undefined/);
    const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    for (const [, id] of picture.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
  });
});
