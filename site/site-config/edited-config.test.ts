import { describe, expect, it } from 'vitest';
import { changesOver, configProblems, editedConfig, isEmptyChange, ownConfig } from './edited-config.ts';
import { mergeSiteConfig, textOf } from './site-config.ts';
import { parseSiteConfig } from './site-config-schema.ts';

const changesOf = (kept: unknown) => parseSiteConfig(kept).changes;
const published = editedConfig(
  ownConfig,
  changesOf({
    styles: { colors: [{ id: 'primary', value: '#102a43' }], spacing: { sectionPadding: 80 } },
    texts: [{ id: '7', section: 'hero', field: 'title', content: 'Published words' }],
    sections: [
      { id: 'cta', name: 'Call to action', component: 'CallToAction' },
      { id: 'hero', name: 'Hero banner', component: 'HeroBanner' },
    ],
  }),
);

describe('the configuration in its editor', () => {
  it('has every colour, slot, link and text, changed or not', () => {
    expect(published.styles.colors.map(({ id }) => id)).toEqual(['primary', 'secondary', 'accent', 'highlight']);
    expect(published.styles.spacing.sectionPadding).toBe(80);
    expect(published.images).toHaveLength(26);
    expect(published.texts.find(({ field }) => field === 'title')?.content).toBe('Published words');
    expect(published.links.map(({ id }) => id)).toContain('linkedin');
    expect(published.sections.map(({ component, isShown }) => `${component} ${isShown}`).slice(0, 4)).toEqual([
      'CallToAction true',
      'HeroBanner true',
      'KeyFeatures true',
      'RequestCallback false',
    ]);
  });

  it('publishes no more than what differs from the site’s own', () => {
    expect(isEmptyChange(changesOver(ownConfig, ownConfig))).toBe(true);
    const kept = changesOver(ownConfig, published);
    expect(kept).toMatchObject({
      styles: { colors: [{ id: 'primary', value: '#102a43' }], buttonStyles: {}, spacing: { sectionPadding: 80 } },
      links: [],
      images: [],
      texts: [{ section: 'hero', field: 'title', content: 'Published words' }],
    });
    expect(kept.sections.map(({ component }) => component)).toEqual(['CallToAction', 'HeroBanner', 'KeyFeatures']);
    expect(parseSiteConfig(kept).problems).toEqual([]);
    const again = editedConfig(ownConfig, changesOf(JSON.parse(JSON.stringify(kept))));
    expect(isEmptyChange(changesOver(again, published))).toBe(true);
  });

  it('previews what is taken back to the site’s own over what is published', () => {
    const preview = changesOver(published, ownConfig);
    expect(isEmptyChange(preview)).toBe(false);
    const seen = mergeSiteConfig(published, changesOf(preview));
    expect(seen.styles).toEqual(ownConfig.styles);
    expect(textOf(seen, 'hero', 'title', 'The page’s own')).toBe('The page’s own');
    expect(preview.sections).toHaveLength(9);
  });

  it('says of each entry why it cannot be used', () => {
    expect(configProblems(ownConfig)).toEqual({});
    const wrong = structuredClone(ownConfig);
    wrong.styles.colors[0] = { id: 'primary', name: 'Primary', value: 'url(x)', description: '' };
    wrong.styles.buttonStyles.outline.borderRadius = '3';
    wrong.styles.spacing.benefitsGap = 4000;
    wrong.links[0] = { id: 'demo-booking', name: '', url: 'javascript:alert(1)' };
    expect(configProblems(wrong)).toEqual({
      'color/primary': 'is no colour',
      'button/outline/borderRadius': 'is no length',
      'spacing/benefitsGap': expect.any(String),
      'link/demo-booking': 'is no address that can be used',
    });
    const none = { ...ownConfig, sections: ownConfig.sections.map((section) => ({ ...section, isShown: false })) };
    expect(configProblems(none)).toHaveProperty('sections');
  });
});
