import { imageSlots } from './image-slots.ts';
import type { ButtonKind, ButtonStyle, SiteConfigChanges, SpacingName } from './site-config-schema.ts';

/** What pages are given to show: colours, gaps, links, pictures and words (spec 000 §3). */
export interface SiteConfig {
  styles: {
    colors: SiteColor[];
    buttonStyles: Record<ButtonKind, ButtonStyle>;
    /** Pixels. */
    spacing: Record<SpacingName, number>;
  };
  links: ConfiguredLink[];
  images: SiteImage[];
  texts: SiteText[];
}

export interface SiteColor {
  id: string;
  name: string;
  /** A CSS colour. */
  value: string;
  description: string;
}

export interface ConfiguredLink {
  id: string;
  name: string;
  /** Empty when there is none. */
  url: string;
}

export interface SiteImage {
  id: string;
  section: string;
  field: string;
  /** Empty when there is none. */
  url: string;
  /** Empty for pictures that only decorate. */
  alt: string;
  description: string;
}

export interface SiteText {
  id: string;
  section: string;
  field: string;
  content: string;
}

/** The entry of the browser's local storage that holds a visitor's own configuration. */
export const siteConfigKey = 'siteConfig';

/** The link that the booking dialog embeds. */
export const demoBookingLink = 'demo-booking';

/** The site as it is when nobody has configured anything. */
export const defaultSiteConfig: SiteConfig = {
  styles: {
    colors: [
      { id: 'primary', name: 'Primary', value: '#1e293b', description: 'Text and dark surfaces' },
      { id: 'secondary', name: 'Secondary', value: '#f8fafc', description: 'The paper behind everything' },
    ],
    buttonStyles: {
      primary: {
        background: '#3f66fb',
        textColor: '#ffffff',
        hoverBackground: '#2848d0',
        borderColor: 'transparent',
        borderRadius: '8px',
      },
      secondary: {
        background: 'transparent',
        textColor: '#1e293b',
        hoverBackground: '#edf1ff',
        borderColor: 'transparent',
        borderRadius: '8px',
      },
      outline: {
        background: 'transparent',
        textColor: '#1e293b',
        hoverBackground: '#ffffff',
        borderColor: '#8493a8',
        borderRadius: '8px',
      },
    },
    spacing: { howItWorksVerticalGap: 40, sectionPadding: 60, testimonialSpacing: 24, benefitsGap: 32 },
  },
  links: [
    { id: demoBookingLink, name: 'demo-booking', url: '/booking' },
    { id: 'get-started', name: 'get-started', url: '/contact-us' },
  ],
  images: imageSlots.map(([section, field, alt, description]) => {
    const id = kebabCase(field);
    return { id, section, field, url: `/pictures/${id}.svg`, alt, description };
  }),
  texts: [],
};

/** Lays changes over a configuration: list entries by their id (new ones are added), everything else by its key. */
export function mergeSiteConfig(base: SiteConfig, changes: SiteConfigChanges): SiteConfig {
  const { buttonStyles, spacing } = base.styles;
  return {
    styles: {
      colors: mergeList(base.styles.colors, changes.colors, { name: '', value: '', description: '' }),
      buttonStyles: {
        primary: { ...buttonStyles.primary, ...changes.buttonStyles.primary },
        secondary: { ...buttonStyles.secondary, ...changes.buttonStyles.secondary },
        outline: { ...buttonStyles.outline, ...changes.buttonStyles.outline },
      },
      spacing: { ...spacing, ...changes.spacing },
    },
    links: mergeList(base.links, changes.links, { name: '', url: '' }),
    images: mergeList(base.images, changes.images, { section: '', field: '', url: '', alt: '', description: '' }),
    texts: mergeList(base.texts, changes.texts, { section: '', field: '', content: '' }),
  };
}

/** `missing` stands in for what a new entry does not say. */
function mergeList<Entry extends { id: string }>(
  base: readonly Entry[],
  changes: ReadonlyArray<{ id: string } & Partial<Optional<Entry>>>,
  missing: Omit<Entry, 'id'>,
): Entry[] {
  const merged = new Map(base.map((entry) => [entry.id, entry]));
  for (const change of changes) {
    merged.set(change.id, { ...missing, ...merged.get(change.id), ...change } as Entry);
  }
  return [...merged.values()];
}

/** As the schemas say it: a key may also be there without a value. */
type Optional<Entry> = { [Key in keyof Entry]: Entry[Key] | undefined };

/** The address of a link by its id or name; empty when there is none. */
export function linkUrl(config: SiteConfig, id: string): string {
  return config.links.findLast((link) => link.id === id || link.name === id)?.url ?? '';
}

/** A picture by its field. Undefined when the slot is empty, so that nobody shows a broken one. */
export function imageOf(config: Pick<SiteConfig, 'images'>, field: string): SiteImage | undefined {
  const image = config.images.findLast((slot) => slot.field === field);
  return image?.url ? image : undefined;
}

/** Whether a picture is the one that came with the site. */
export function isDefaultImage({ field, url }: SiteImage): boolean {
  return defaultSiteConfig.images.some((slot) => slot.field === field && slot.url === url);
}

/** A page's words by section and key, else the page's own. Blank content counts as missing. */
export function textOf(config: SiteConfig, section: string, key: string, fallback: string): string {
  const content = config.texts.findLast((text) => text.section === section && text.field === key)?.content;
  return content?.trim() ? content : fallback;
}

function kebabCase(field: string): string {
  return field.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
}
