import { describe, expect, it } from 'vitest';
import { ownConfig } from '../site-config/edited-config.ts';
import { weakPairs } from './color-contrast.ts';

const withColor = (id: string, value: string) => ({
  styles: {
    ...ownConfig.styles,
    colors: ownConfig.styles.colors.map((color) => (color.id === id ? { ...color, value } : color)),
  },
});

describe('the warning of weak contrast', () => {
  it('finds nothing in the site’s own colours', () => {
    expect(weakPairs(ownConfig)).toEqual([]);
  });

  it('names the pair, what it has and what it needs', () => {
    const [weak] = weakPairs(withColor('primary', '#999999'));
    expect(weak).toMatchObject({ what: 'Text on the paper', needed: 4.5 });
    expect(weak?.ratio).toBeCloseTo(2.72, 1);
  });

  it.each(['hsl(0 0% 60%)', 'rgb(153, 153, 153)', 'oklch(0.68 0 0)', 'darkgray'])('reads %s', (value) => {
    expect(weakPairs(withColor('primary', value)).map(({ what }) => what)).toContain('Text on the paper');
  });

  it('looks at words on the paper where a button has no ground of its own', () => {
    const found = weakPairs(withColor('secondary', '#1e293b')).map(({ what }) => what);
    expect(found).toContain('Text on the paper');
    expect(found).toContain('Outline button, its words');
  });

  it('leaves out what is no colour', () => {
    expect(weakPairs(withColor('primary', 'nonsense'))).toEqual([]);
  });
});
