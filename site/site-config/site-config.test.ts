import { describe, expect, it } from 'vitest';
import { defaultSiteConfig, imageOf, linkUrl, mergeSiteConfig, textOf } from './site-config.ts';
import { parseSiteConfig } from './site-config-schema.ts';
import { styleVariables } from './style-variables.ts';

const merged = (kept: unknown, base = defaultSiteConfig) => mergeSiteConfig(base, parseSiteConfig(kept).changes);
const problems = (kept: unknown) => parseSiteConfig(kept).problems;

describe('the default configuration', () => {
  it('has the colours primary and secondary with name and description [W-3.13, W-9.19, W-9.20]', () => {
    const [primary, secondary] = defaultSiteConfig.styles.colors;
    expect(primary).toEqual({
      id: 'primary',
      name: expect.any(String),
      value: '#1e293b',
      description: expect.any(String),
    });
    expect(secondary).toMatchObject({ id: 'secondary', value: '#f8fafc' });
  });

  it('has three button styles, each with its five properties [W-3.14]', () => {
    const { buttonStyles } = defaultSiteConfig.styles;
    expect(Object.keys(buttonStyles)).toEqual(['primary', 'secondary', 'outline']);
    for (const style of Object.values(buttonStyles)) {
      expect(Object.keys(style).sort()).toEqual([
        'background',
        'borderColor',
        'borderRadius',
        'hoverBackground',
        'textColor',
      ]);
    }
  });

  it('has the gaps 40, 60, 24 and 32 [W-3.15, W-3.16, W-3.17, W-3.18]', () => {
    expect(defaultSiteConfig.styles.spacing).toEqual({
      howItWorksVerticalGap: 40,
      sectionPadding: 60,
      testimonialSpacing: 24,
      benefitsGap: 32,
    });
  });

  it('links demo-booking to our calendar and get-started to /contact-us [W-3.19, W-3.20, W-3.21]', () => {
    expect(defaultSiteConfig.links).toEqual([
      { id: 'demo-booking', name: 'demo-booking', url: '/booking' },
      { id: 'get-started', name: 'get-started', url: '/contact-us' },
    ]);
  });

  it('has a picture of this site in each slot of the spec [W-3.22, W-3.23, W-3.24, W-3.25, W-3.26]', () => {
    const { images } = defaultSiteConfig;
    const numbered = (field: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${field}${index + 1}`);
    expect(images.map(({ field }) => field).sort()).toEqual(
      [
        ...['heroBackground', 'heroProduct', 'omnichannelBanner', 'agentImage', 'useCaseLeadGeneration'],
        ...['useCaseCustomerSupport', 'useCaseAppointmentBooking', 'useCaseFollowUp', 'realEstateHero'],
        ...['realEstateSolution', 'companyLogo', 'companyLogoWhite', 'favicon', 'footerLogo', 'heroPattern'],
        ...['sectionDivider', ...numbered('benefitsIcon', 4), ...numbered('howItWorksStep', 3)],
        ...numbered('testimonialAvatar', 3),
      ].sort(),
    );
    expect([...new Set(images.map(({ section }) => section))]).toEqual([
      'Homepage',
      'Use Cases',
      'Testimonials',
      'Real Estate Solution',
      'Brand',
      'Footer',
      'Backgrounds',
    ]);
    for (const image of images) {
      expect(Object.keys(image).sort()).toEqual(['alt', 'description', 'field', 'id', 'section', 'url']);
      expect(image.url).toMatch(/^\/pictures\/[a-z0-9-]+\.svg$/);
    }
    expect(imageOf(defaultSiteConfig, 'benefitsIcon1')?.url).toBe('/pictures/benefits-icon-1.svg');
    expect(imageOf(defaultSiteConfig, 'useCaseLeadGeneration')?.url).toBe('/pictures/use-case-lead-generation.svg');
    expect(imageOf(defaultSiteConfig, 'realEstateHero')?.url).toBe('/pictures/real-estate-hero.svg');
    expect(imageOf(defaultSiteConfig, 'realEstateSolution')?.url).toBe('/pictures/real-estate-solution.svg');
  });

  it('has no texts [W-3.29]', () => {
    expect(defaultSiteConfig.texts).toEqual([]);
  });

  it('passes its own check', () => {
    expect(problems(defaultSiteConfig)).toEqual([]);
    expect(merged(defaultSiteConfig)).toEqual(defaultSiteConfig);
  });
});

describe('a kept configuration', () => {
  it('is laid over the defaults, entries by their id, and leaves the rest as it is [W-3.12]', () => {
    const config = merged({
      styles: { colors: [{ id: 'primary', value: '#102030' }], spacing: { benefitsGap: 48 } },
      links: [{ id: 'demo-booking', url: 'https://calendar.example/parley' }],
      images: [{ id: 'hero-product', url: '/media/images/ours.webp', alt: 'Ours' }],
    });
    expect(config.styles.colors[0]).toEqual({ ...defaultSiteConfig.styles.colors[0], value: '#102030' });
    expect(config.styles.colors[1]).toEqual(defaultSiteConfig.styles.colors[1]);
    expect(config.styles.spacing).toEqual({ ...defaultSiteConfig.styles.spacing, benefitsGap: 48 });
    expect(linkUrl(config, 'demo-booking')).toBe('https://calendar.example/parley');
    expect(linkUrl(config, 'get-started')).toBe('/contact-us');
    expect(imageOf(config, 'heroProduct')).toMatchObject({ url: '/media/images/ours.webp', alt: 'Ours' });
    expect(config.images).toHaveLength(defaultSiteConfig.images.length);
  });

  it('stands above what was published, which stands above the defaults', () => {
    const published = merged({
      links: [{ id: 'demo-booking', url: '/published' }],
      texts: [{ id: 'a', section: 'hero', field: 'title', content: 'Published' }],
    });
    const config = merged({ texts: [{ id: 'a', section: 'hero', field: 'title', content: 'Stored' }] }, published);
    expect(textOf(config, 'hero', 'title', 'Own')).toBe('Stored');
    expect(linkUrl(config, 'demo-booking')).toBe('/published');
  });

  it('adds entries that the defaults do not know', () => {
    const config = merged({ links: [{ id: 'facebook', url: 'https://facebook.com/parley' }] });
    expect(config.links.at(-1)).toEqual({ id: 'facebook', name: '', url: 'https://facebook.com/parley' });
  });

  it('loses only its broken entries, says which, and ignores keys that nobody knows', () => {
    const kept = {
      theme: 'unknown',
      styles: {
        colors: [
          { id: 'primary', value: 'red; background: url(//x)' },
          { id: 'secondary', value: '#fff' },
        ],
      },
      links: [{ url: '/no-id' }, { id: 'get-started', url: '/pricing' }],
      images: 'none',
      texts: [{ id: 't', section: 'hero', field: 'title', content: 7 }],
    };
    const config = merged(kept);
    expect(config.styles.colors.map(({ value }) => value)).toEqual(['#1e293b', '#fff']);
    expect(linkUrl(config, 'get-started')).toBe('/pricing');
    expect(config.images).toEqual(defaultSiteConfig.images);
    expect(config.texts).toEqual([]);
    expect(config).not.toHaveProperty('theme');
    expect(problems(kept).map((problem) => problem.replace(/[: ].*/, ''))).toEqual([
      'styles.colors[0].value',
      'links[0].id',
      'images',
      'texts[0].content',
    ]);
  });

  it.each([null, 7, 'text', [], { styles: [] }, { styles: { buttonStyles: 3, spacing: { benefitsGap: 'wide' } } }])(
    'is complete whatever stands there: %j',
    (kept) => {
      expect(merged(kept)).toEqual(defaultSiteConfig);
      expect(problems(kept)).not.toEqual([]);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'data:text/html,x',
    'https://',
    ' /x',
  ])('takes no address like %j', (url) => {
    expect(problems({ links: [{ id: 'demo-booking', url }] })).toHaveLength(1);
  });

  it.each(['', '/booking?team=2', '#use-cases', 'https://cal.example/a?b=c', 'mailto:a@b.in', 'tel:+919876543210'])(
    'takes the address %j',
    (url) => {
      expect(problems({ links: [{ id: 'demo-booking', url }] })).toEqual([]);
    },
  );

  it.each(['#123', '#12345678', 'rebeccapurple', 'rgb(1 2 3 / 50%)', 'oklch(0.7 0.1 120deg)'])(
    'takes the colour %s',
    (value) => {
      expect(problems({ styles: { colors: [{ id: 'primary', value }] } })).toEqual([]);
    },
  );

  it.each(['#12', 'var(--x)', 'url(/x)', 'red}', 'rgb(1;2)'])('takes no colour like %s', (value) => {
    expect(problems({ styles: { colors: [{ id: 'primary', value }] } })).toHaveLength(1);
  });
});

describe('what pages read', () => {
  const texts = [{ id: 't1', section: 'hero', field: 'title', content: 'Your evenings, answered.' }];

  it('finds words by section and key, as {id, section, field, content} [W-3.28, W-3.30]', () => {
    const config = merged({ texts });
    expect(config.texts).toEqual(texts);
    expect(textOf(config, 'hero', 'title', 'Own')).toBe('Your evenings, answered.');
  });

  it('keeps the page’s own words where there are none [W-3.31]', () => {
    const config = merged({ texts: [...texts, { id: 't2', section: 'hero', field: 'subtitle', content: ' ' }] });
    expect(textOf(config, 'hero', 'subtitle', 'Own')).toBe('Own');
    expect(textOf(config, 'closing', 'title', 'Own')).toBe('Own');
  });

  it('gives no picture for an empty slot, so that none is shown broken', () => {
    expect(imageOf(merged({ images: [{ id: 'hero-product', url: '' }] }), 'heroProduct')).toBeUndefined();
  });

  it('gives colours and gaps as custom properties; the fallbacks are #3F66FB and #00CFE8 [W-9.21]', () => {
    expect(styleVariables(defaultSiteConfig)).toEqual({
      '--color-primary': '#1e293b',
      '--color-secondary': '#f8fafc',
      '--how-it-works-vertical-gap': '40px',
      '--section-padding': '60px',
      '--testimonial-spacing': '24px',
      '--benefits-gap': '32px',
    });
    const without = { images: [], styles: { ...defaultSiteConfig.styles, colors: [] } };
    expect(styleVariables(without)).toMatchObject({ '--color-primary': '#3F66FB', '--color-secondary': '#00CFE8' });
    const config = merged({
      styles: { buttonStyles: { primary: { background: '#112233', borderRadius: '0' } } },
      images: [{ id: 'hero-background', url: '/media/images/night(1).webp' }],
    });
    expect(styleVariables(config)).toMatchObject({
      '--button-primary-background': '#112233',
      '--button-primary-border-radius': '0',
      '--image-hero-background': 'url("/media/images/night(1).webp")',
    });
  });
});
