import type { KeptConfig } from '../site-config/edited-config.ts';
import type { SiteConfigChanges } from '../site-config/site-config-schema.ts';
import { askAdmin, withBody } from './table-client.ts';

/** What is published, and which version of it. */
export interface PublishedConfigState {
  changes: SiteConfigChanges;
  version: number;
}

/** What the editor of the configuration asks the server. Both throw a TableError. */
export const configClient = {
  read: (signal?: AbortSignal) => askAdmin<PublishedConfigState>('site-config', signal ? { signal } : {}),
  publish: (config: KeptConfig, base: number) =>
    askAdmin<PublishedConfigState>('site-config', withBody('PUT', { config, base })),
};
