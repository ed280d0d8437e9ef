import { useRouteLoaderData } from 'react-router';
import type { Trackers } from '../analytics/trackers.ts';
import type { SiteConfigChanges } from './site-config-schema.ts';

/** What the root gives every page; see the loader in `root.tsx`. */
export interface RootData {
  /** The site's address without a trailing slash. */
  origin: string;
  published: SiteConfigChanges | undefined;
  trackers: Trackers;
}

/** Undefined on the page of an error that came before the root's data. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}
