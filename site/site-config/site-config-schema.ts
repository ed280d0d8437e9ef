import * as z from 'zod/mini';

/**
 * The site configuration (spec 000 §3) as it is kept: in the browser under {@link siteConfigKey}, and on the server.
 * Each entry is checked by itself, so a broken one costs only itself; keys that nobody knows are ignored. Values end up
 * in style sheets and addresses, so only what is safe there is taken.
 */

const maxTextLength = 5000;
const maxAddressLength = 2048;
const maxEntries = 500;

const short = z.string().check(z.maxLength(500));
const id = z.string().check(z.minLength(1), z.maxLength(100));

const colour =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,24}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([\d\s.,%/+-]+(?:deg|turn|rad)?[\d\s.,%/+-]*\))$/i;
const colourValue = z.string().check(z.maxLength(80), z.regex(colour, 'is no colour'));
const radius = z.string().check(z.regex(/^(?:0|\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|%))$/, 'is no length'));
/** Pixels. */
const gap = z.number().check(z.gte(0), z.lte(400));
const address = z
  .string()
  .check(z.maxLength(maxAddressLength), z.refine(isSafeAddress, 'is no address that can be used'));

const ColorSchema = z.object({ id, name: z.optional(short), value: colourValue, description: z.optional(short) });
const ButtonStyleSchema = z.object({
  background: colourValue,
  textColor: colourValue,
  hoverBackground: colourValue,
  borderColor: colourValue,
  borderRadius: radius,
});
const LinkSchema = z.object({ id, name: z.optional(short), url: address });
const ImageSchema = z.object({
  id,
  section: z.optional(short),
  field: z.optional(short),
  url: address,
  alt: z.optional(short),
  description: z.optional(short),
});
const TextSchema = z.object({
  id,
  section: z.string().check(z.minLength(1), z.maxLength(100)),
  field: z.string().check(z.minLength(1), z.maxLength(100)),
  content: z.string().check(z.maxLength(maxTextLength)),
});

/** A place of the home page; which components there are is the home page's matter. */
const SectionSchema = z.object({ id, name: short, component: id });

export type ButtonStyle = z.infer<typeof ButtonStyleSchema>;
export type ButtonKind = 'primary' | 'secondary' | 'outline';
export type SpacingName = 'howItWorksVerticalGap' | 'sectionPadding' | 'testimonialSpacing' | 'benefitsGap';

const buttonKinds: readonly ButtonKind[] = ['primary', 'secondary', 'outline'];
const spacingNames: readonly SpacingName[] = [
  'howItWorksVerticalGap',
  'sectionPadding',
  'testimonialSpacing',
  'benefitsGap',
];

/** What a kept configuration changes of the one below it. Every list and every key in it has been checked. */
export interface SiteConfigChanges {
  colors: z.infer<typeof ColorSchema>[];
  buttonStyles: Partial<Record<ButtonKind, Partial<ButtonStyle>>>;
  spacing: Partial<Record<SpacingName, number>>;
  links: z.infer<typeof LinkSchema>[];
  images: z.infer<typeof ImageSchema>[];
  texts: z.infer<typeof TextSchema>[];
  /** The order of the home page's sections; empty: its own. Only what is published counts, not what a browser keeps. */
  sections: z.infer<typeof SectionSchema>[];
}

export interface ParsedSiteConfig {
  changes: SiteConfigChanges;
  /** What was ignored and why, one sentence each; for the log. */
  problems: string[];
}

/** Reads what somebody kept, whatever it is. Takes each entry that is right; never throws. */
export function parseSiteConfig(kept: unknown): ParsedSiteConfig {
  const problems: string[] = [];
  const root = record(kept, 'the configuration', problems);
  const styles = record(root.styles, 'styles', problems);
  const list = <Entry>(schema: z.ZodMiniType<Entry>, value: unknown, name: string): Entry[] => {
    if (value === undefined) return [];
    if (!Array.isArray(value)) {
      problems.push(`${name} is no list`);
      return [];
    }
    return value
      .slice(0, maxEntries)
      .flatMap((entry, index) => take(schema, entry, `${name}[${index}]`, problems) ?? []);
  };
  return {
    changes: {
      colors: list(ColorSchema, styles.colors, 'styles.colors'),
      buttonStyles: parseButtonStyles(styles.buttonStyles, problems),
      spacing: parseSpacing(styles.spacing, problems),
      links: list(LinkSchema, root.links, 'links'),
      images: list(ImageSchema, root.images, 'images'),
      texts: list(TextSchema, root.texts, 'texts'),
      sections: list(SectionSchema, root.sections, 'sections'),
    },
    problems,
  };
}

function parseButtonStyles(value: unknown, problems: string[]): SiteConfigChanges['buttonStyles'] {
  const given = record(value, 'styles.buttonStyles', problems);
  const found: SiteConfigChanges['buttonStyles'] = {};
  for (const kind of buttonKinds) {
    if (given[kind] === undefined) continue;
    const at = `styles.buttonStyles.${kind}`;
    const style = record(given[kind], at, problems);
    const keys = Object.keys(ButtonStyleSchema.shape) as Array<keyof ButtonStyle>;
    const taken = keys.flatMap((key) => {
      const part =
        style[key] === undefined ? undefined : take(ButtonStyleSchema.shape[key], style[key], `${at}.${key}`, problems);
      return part === undefined ? [] : [[key, part] as const];
    });
    found[kind] = Object.fromEntries(taken);
  }
  return found;
}

function parseSpacing(value: unknown, problems: string[]): SiteConfigChanges['spacing'] {
  const given = record(value, 'styles.spacing', problems);
  const found: SiteConfigChanges['spacing'] = {};
  for (const name of spacingNames) {
    if (given[name] === undefined) continue;
    const pixels = take(gap, given[name], `styles.spacing.${name}`, problems);
    if (pixels !== undefined) found[name] = pixels;
  }
  return found;
}

function take<Value>(schema: z.ZodMiniType<Value>, value: unknown, at: string, problems: string[]): Value | undefined {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  problems.push(`${[at, ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? 'cannot be read'}`);
  return undefined;
}

function record(value: unknown, at: string, problems: string[]): Record<string, unknown> {
  if (value === undefined) return {};
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  problems.push(`${at} is no object`);
  return {};
}

/** Empty (there is none), a path of this site, a place on the page, or an http, https, mailto or tel address. */
function isSafeAddress(url: string): boolean {
  if (url === '') return true;
  if (/[\s\\<>"'`]/.test(url)) return false;
  if (url.startsWith('/')) return !url.startsWith('//');
  if (url.startsWith('#')) return true;
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(url) && URL.canParse(url);
}
