import { everywhere } from './hi/everywhere.ts';
import { home } from './hi/home.ts';
import { pages } from './hi/pages.ts';
import { privacy } from './hi/privacy.ts';
import { reading } from './hi/reading.ts';
import type { Catalogue } from './languages.ts';

/** What the pages say in Hindi. */
export const hindi: Catalogue = { ...everywhere, ...home, ...pages, ...privacy, ...reading };
