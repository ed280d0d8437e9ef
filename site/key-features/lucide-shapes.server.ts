import type { IconShapes } from './key-features.ts';

/** What an unknown name draws: a dot in a ring. */
const fallback: IconShapes = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['circle', { cx: '12', cy: '12', r: '1' }],
];

const known = new Map<string, IconShapes>();

/**
 * The shapes of a lucide icon by its name, `phone-call` or `PhoneCall`. Only what a page shows is sent to it, so that an
 * admin may name any icon of the set without one byte of the rest in a bundle.
 */
export async function lucideShapes(name: string): Promise<IconShapes> {
  return (await findLucideShapes(name)) ?? fallback;
}

/** The same, or undefined for an unknown name. */
export async function findLucideShapes(name: string): Promise<IconShapes | undefined> {
  const file = fileName(name);
  const shapes = known.get(file) ?? (await read(file));
  if (shapes) known.set(file, shapes);
  return shapes;
}

function fileName(name: string): string {
  return name
    .trim()
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .toLowerCase();
}

async function read(file: string): Promise<IconShapes | undefined> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(file)) return undefined;
  try {
    const module = (await import(`lucide-react/icons/${file}`)) as { __iconData?: { node: IconShapes } };
    return module.__iconData?.node;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
