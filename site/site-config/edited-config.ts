import {
  arrangeSections,
  defaultOrder,
  publishedOrder,
  type SectionComponent,
  type SectionEntry,
  sectionComponents,
} from '../home/section-order.ts';
import { defaultSiteConfig, mergeSiteConfig, type SiteConfig, type SiteText } from './site-config.ts';
import { parseSiteConfig, type SiteConfigChanges } from './site-config-schema.ts';
import { textPlaces } from './text-places.ts';

/** A section of the home page, in its place. */
export interface SectionChoice {
  component: SectionComponent;
  isShown: boolean;
}

/** A whole configuration as the editor has it: every colour, slot, link and text, changed or not. */
export interface EditedConfig extends SiteConfig {
  sections: SectionChoice[];
}

/** What the design calls these two; without them in the configuration it has its own. */
const designColors = [
  { id: 'accent', name: 'Accent', value: '#3f66fb', description: 'What can be pressed' },
  { id: 'highlight', name: 'Highlight', value: '#00cfe8', description: 'What is live' },
];
/** Links of the footer that the configuration may set. */
const socialLinks = ['facebook', 'instagram', 'twitter', 'linkedin'].map((id) => ({ id, name: id, url: '' }));

const base: SiteConfig = {
  ...defaultSiteConfig,
  styles: { ...defaultSiteConfig.styles, colors: [...defaultSiteConfig.styles.colors, ...designColors] },
  links: [...defaultSiteConfig.links, ...socialLinks],
};

/** The site as it is when nobody has configured anything. */
export const ownConfig: EditedConfig = {
  ...base,
  texts: withPlaces([]),
  sections: sectionChoices(defaultOrder),
};

/** A configuration with changes over it. `order` is that of the home page; none leaves it as it is. */
export function editedConfig(
  below: EditedConfig,
  changes: SiteConfigChanges,
  order: readonly SectionEntry[] = changes.sections,
): EditedConfig {
  const merged = mergeSiteConfig(below, changes);
  return {
    ...merged,
    texts: withPlaces(merged.texts),
    sections: order.length > 0 ? sectionChoices(publishedOrder(order)) : below.sections,
  };
}

/** Every place has one entry, named for it; one that nobody wrote is empty. */
function withPlaces(texts: readonly SiteText[]): SiteText[] {
  const isAt = (place: { section: string; field: string }) => (text: SiteText) =>
    text.section === place.section && text.field === place.field;
  const known = textPlaces.map(({ section, field }) => ({
    id: `${section}.${field}`,
    section,
    field,
    content: texts.findLast(isAt({ section, field }))?.content ?? '',
  }));
  const others = texts.filter((text) => !textPlaces.some((place) => isAt(place)(text)));
  return [...known, ...others];
}

function sectionChoices(order: readonly SectionEntry[]): SectionChoice[] {
  const shown = arrangeSections(order);
  const hidden = sectionComponents.filter((component) => !shown.includes(component));
  return [
    ...shown.map((component) => ({ component, isShown: true })),
    ...hidden.map((component) => ({ component, isShown: false })),
  ];
}

/** What the home page calls a section. */
export function sectionName(component: SectionComponent): string {
  return defaultOrder.find((entry) => entry.component === component)?.name ?? 'Key features';
}

/** The order as it is saved (spec 000 §2). */
export function sectionEntries(sections: readonly SectionChoice[]): SectionEntry[] {
  return sections
    .filter(({ isShown }) => isShown)
    .map(({ component }) => ({
      id: defaultOrder.find((entry) => entry.component === component)?.id ?? 'key-features',
      name: sectionName(component),
      component,
    }));
}

/** A configuration in the shape in which it is kept: no more than what it changes of the one below it. */
export function changesOver(below: EditedConfig, edited: EditedConfig) {
  const { styles } = edited;
  return {
    styles: {
      colors: changedEntries(below.styles.colors, styles.colors),
      buttonStyles: Object.fromEntries(
        Object.entries(styles.buttonStyles).flatMap(([kind, style]) => {
          const changed = changedKeys(below.styles.buttonStyles[kind as keyof typeof styles.buttonStyles], style);
          return Object.keys(changed).length > 0 ? [[kind, changed]] : [];
        }),
      ),
      spacing: changedKeys(below.styles.spacing, styles.spacing),
    },
    links: changedEntries(below.links, edited.links),
    images: changedEntries(below.images, edited.images),
    texts: changedEntries(below.texts, edited.texts),
    sections: isSame(below.sections, edited.sections) ? [] : sectionEntries(edited.sections),
  };
}

export type KeptConfig = ReturnType<typeof changesOver>;

/** Whether it changes nothing. */
export function isEmptyChange({ styles, ...lists }: KeptConfig): boolean {
  const { colors, buttonStyles, spacing } = styles;
  return [colors, Object.keys(buttonStyles), Object.keys(spacing), ...Object.values(lists)].every(
    (part) => part.length === 0,
  );
}

function changedEntries<Entry extends { id: string }>(below: readonly Entry[], entries: readonly Entry[]): Entry[] {
  return entries.filter(
    (entry) =>
      !isSame(
        below.find(({ id }) => id === entry.id),
        entry,
      ),
  );
}

function changedKeys<Values extends object>(below: Values, values: Values): Partial<Values> {
  const changed = Object.entries(values).filter(([key, value]) => value !== below[key as keyof Values]);
  return Object.fromEntries(changed) as Partial<Values>;
}

/** Whatever the order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_key: string, value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value).sort()) : value;
}

/** Why each entry that cannot be used cannot, by its place as in `color/primary` or `button/outline/borderRadius`. */
export function configProblems(edited: EditedConfig): Record<string, string> {
  const found: Record<string, string> = {};
  const check = (place: string, config: object) => {
    const [problem] = parseSiteConfig(config).problems;
    if (problem) found[place] = problem.slice(problem.lastIndexOf(': ') + 2);
  };
  const { styles } = edited;
  for (const color of styles.colors) check(`color/${color.id}`, { styles: { colors: [color] } });
  for (const [kind, style] of Object.entries(styles.buttonStyles))
    for (const [key, value] of Object.entries(style))
      check(`button/${kind}/${key}`, { styles: { buttonStyles: { [kind]: { [key]: value } } } });
  for (const [name, value] of Object.entries(styles.spacing))
    check(`spacing/${name}`, { styles: { spacing: { [name]: value } } });
  for (const link of edited.links) check(`link/${link.id}`, { links: [link] });
  for (const image of edited.images) check(`image/${image.id}`, { images: [image] });
  for (const text of edited.texts) check(`text/${text.id}`, { texts: [text] });
  if (!edited.sections.some(({ isShown }) => isShown)) found.sections = 'The home page shows at least one section';
  return found;
}
