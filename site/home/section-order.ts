/** The sections that the home page can show, by the name of their component. */
export const sectionComponents = [
  'HeroBanner',
  'RequestCallback',
  'HowItWorks',
  'OmniChannelBanner',
  'BenefitsRealEstate',
  'KeyFeatures',
  'UseCases',
  'Testimonials',
  'CallToAction',
] as const;
export type SectionComponent = (typeof sectionComponents)[number];

/** One place of the home page, as it is saved (spec 000 §2). */
export interface SectionEntry {
  id: string;
  name: string;
  /** One of {@link sectionComponents}; another one is skipped. */
  component: string;
}

/** Where a visitor's own order is kept in local storage. */
export const savedOrderEntry = 'homepage-section-order';

/** The order of spec 000 §2. Key features are no entry of it; see {@link arrangeSections}. */
export const defaultOrder: readonly SectionEntry[] = [
  { id: 'hero', name: 'Hero banner', component: 'HeroBanner' },
  { id: 'request-callback', name: 'Request callback', component: 'RequestCallback' },
  { id: 'how-it-works', name: 'How it works', component: 'HowItWorks' },
  { id: 'omni-channel', name: 'Omni-channel banner', component: 'OmniChannelBanner' },
  { id: 'benefits', name: 'Benefits for real estate', component: 'BenefitsRealEstate' },
  { id: 'use-cases', name: 'Use cases', component: 'UseCases' },
  { id: 'testimonials', name: 'Testimonials', component: 'Testimonials' },
  { id: 'cta', name: 'Call to action', component: 'CallToAction' },
];

/**
 * The order that local storage holds, or `otherwise` when it holds none or one that cannot be read; the latter is
 * logged. `saved` is the entry's text, null when there is none.
 */
export function readSavedOrder(
  saved: string | null,
  otherwise: readonly SectionEntry[],
  logError: (message: string, error: unknown) => void = console.error,
): readonly SectionEntry[] {
  if (saved === null) return otherwise;
  try {
    return toOrder(JSON.parse(saved));
  } catch (error) {
    logError('The saved section order could not be read', error);
    return otherwise;
  }
}

/** What the admin published, if it shows anything; else the default. */
export function publishedOrder(published: readonly SectionEntry[] | undefined): readonly SectionEntry[] {
  return published?.some(({ component }) => isKnown(component)) ? published : defaultOrder;
}

/** Throws when it is not a list of entries of which at least one can be shown. */
function toOrder(value: unknown): SectionEntry[] {
  if (!Array.isArray(value)) throw new TypeError('It is not a list');
  const entries = value.map((entry: Partial<SectionEntry> | null) => {
    const { id, name, component } = entry ?? {};
    if (typeof id !== 'string' || typeof name !== 'string' || typeof component !== 'string')
      throw new TypeError('An entry has no id, name or component');
    return { id, name, component };
  });
  if (!entries.some(({ component }) => isKnown(component))) throw new TypeError('It names no section');
  return entries;
}

/**
 * What is drawn for an order, each section once. Entries of unknown components are skipped. Key features stand after
 * the benefits (else before the use cases, else at the end) unless the order says where.
 */
export function arrangeSections(order: readonly SectionEntry[]): SectionComponent[] {
  const drawn = [...new Set(order.map(({ component }) => component).filter(isKnown))];
  if (drawn.includes('KeyFeatures')) return drawn;
  const benefits = drawn.indexOf('BenefitsRealEstate');
  const useCases = drawn.indexOf('UseCases');
  const place = benefits >= 0 ? benefits + 1 : useCases >= 0 ? useCases : drawn.length;
  return [...drawn.slice(0, place), 'KeyFeatures', ...drawn.slice(place)];
}

function isKnown(component: string): component is SectionComponent {
  return (sectionComponents as readonly string[]).includes(component);
}
