const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text can be a slug at all; the database holds no other. */
export function isSlug(text: string): boolean {
  return slugShape.test(text);
}

/**
 * A title as the last part of an address (spec 000 §5): lower case, each run of other characters than a-z and 0-9 a
 * hyphen. `fallback` is for a title without a letter or digit of the Latin alphabet.
 */
export function slugOf(title: string, fallback = 'case-study'): string {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? fallback : slug;
}

/**
 * The first of the title's slug, then with -1, -2 and so on, that is free. `own` is the slug that the case study has
 * now: it never counts as taken.
 */
export async function freeSlug(
  title: string,
  isTaken: (slug: string) => Promise<boolean>,
  own?: string,
): Promise<string> {
  const slug = slugOf(title);
  let candidate = slug;
  for (let suffix = 1; candidate !== own && (await isTaken(candidate)); suffix += 1) candidate = `${slug}-${suffix}`;
  return candidate;
}
