import { useRouteLoaderData } from 'react-router';
import type { Trackers } from '../analytics/trackers.ts';
import type { SiteConfigChanges } from './site-config-schema.ts';

/** What the root gives every page; see the loader in `root.tsx`. */
export interface RootData {
  /** The site's address without a trailing slash. */
  origin: string;
  published: SiteConfigChanges | undefined;
  trackers: Trackers;
  /** Custom properties of the configuration; reckoned on the server, so that pages need not know how. */
  style: Record<`--${string}`, string>;
  /** Address of the icon. */
  icon: string;
  /** Which version of the privacy policy is published in the page's language; null while it is the built-in one. */
  privacyVersion: number | null;
}

/** Undefined on the page of an error that came before the root's data. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}
