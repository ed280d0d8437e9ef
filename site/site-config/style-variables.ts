import { defaultSiteConfig, imageOf, isDefaultImage, type SiteConfig } from './site-config.ts';

/** Stand-ins for the two colours that styles cannot do without (spec 000 §9). */
const fallbackColors = { primary: '#3F66FB', secondary: '#00CFE8' } as const;

/** Slots whose picture lies behind others. */
const backgrounds = ['heroBackground', 'heroPattern', 'sectionDivider'] as const;

/**
 * The CSS custom properties of a configuration: `--color-{id}`, the gaps (`--section-padding` and so on), and what
 * differs from the default of the buttons (`--button-{kind}-{property}`) and of the backgrounds (`--image-{slot}`), so
 * that these otherwise follow the design.
 */
export function styleVariables(config: Pick<SiteConfig, 'styles' | 'images'>): Record<`--${string}`, string> {
  const { styles } = config;
  const variables: Record<`--${string}`, string> = {};
  for (const [id, fallback] of Object.entries(fallbackColors)) variables[`--color-${id}`] = fallback;
  for (const { id, value } of styles.colors) if (/^[a-z][\w-]*$/i.test(id)) variables[`--color-${id}`] = value;
  for (const [name, pixels] of Object.entries(styles.spacing)) variables[`--${kebabCase(name)}`] = `${pixels}px`;
  for (const [kind, style] of Object.entries(styles.buttonStyles)) {
    const usual = defaultSiteConfig.styles.buttonStyles[kind as keyof typeof styles.buttonStyles];
    for (const [key, value] of Object.entries(style)) {
      if (value !== usual[key as keyof typeof usual]) variables[`--button-${kind}-${kebabCase(key)}`] = value;
    }
  }
  for (const field of backgrounds) {
    const image = imageOf(config, field);
    if (image && !isDefaultImage(image)) variables[`--image-${kebabCase(field)}`] = `url("${image.url}")`;
  }
  return variables;
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
