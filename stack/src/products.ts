import { join } from 'node:path';
import type { Settings } from '@parley/kit-server/settings';
import { z } from 'zod';

const ProductSchema = z.enum(['site', 'call', 'voice']);

/** What can run in a process of its own. */
export type Product = z.infer<typeof ProductSchema>;

/** Reads `--only=PRODUCT`. Throws when it names none. */
export function productOf(processArguments: readonly string[]): Product | undefined {
  const given = processArguments.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
  return given === undefined ? undefined : ProductSchema.parse(given);
}

export function portOf(product: Product | undefined, settings: Settings): number {
  if (product === 'call') return settings.CALL_PORT;
  return product === 'voice' ? settings.VOICE_PORT : settings.PORT;
}

/** Where a product started alone is reached on this machine. */
export function defaultUrl(product: Product, settings: Settings): string {
  return `http://localhost:${portOf(product, settings)}`;
}

/** An embedded database has one owner: alone, call and voice have their own; the site keeps the one of the whole. */
export function dataFolder(product: Product | undefined, dataDir: string): string {
  return product === 'call' || product === 'voice' ? join(dataDir, product) : dataDir;
}
