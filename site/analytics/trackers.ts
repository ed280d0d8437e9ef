import type { PageSources } from '../server/page-policy.ts';

/** The outside tools that may watch, each by the id of this site there. None is asked for anything without consent. */
export interface Trackers {
  /** A Google tag. */
  ga?: string;
  /** A Meta pixel, for ads. */
  pixel?: string;
  /** A Microsoft Clarity project, for behaviour. */
  behaviour?: string;
}

export type TrackerName = keyof Trackers;

/** The trackers that the settings name. */
export function trackersOf(settings: {
  GA_ID?: string | undefined;
  PIXEL_ID?: string | undefined;
  BEHAVIOUR_ID?: string | undefined;
}): Trackers {
  const { GA_ID: ga, PIXEL_ID: pixel, BEHAVIOUR_ID: behaviour } = settings;
  return { ...(ga ? { ga } : {}), ...(pixel ? { pixel } : {}), ...(behaviour ? { behaviour } : {}) };
}

export function hasTrackers(trackers: Trackers | undefined): boolean {
  return trackers !== undefined && Object.keys(trackers).length > 0;
}

/** What each tool's own documentation asks of a content security policy. */
const sources: Record<TrackerName, PageSources> = {
  ga: {
    'script-src': ['https://www.googletagmanager.com'],
    'img-src': ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
      'https://www.google.com/g/collect',
    ],
  },
  pixel: {
    'script-src': ['https://connect.facebook.net'],
    'img-src': ['https://www.facebook.com'],
    'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
  behaviour: {
    'script-src': ['https://*.clarity.ms'],
    'img-src': ['https://*.clarity.ms', 'https://c.bing.com'],
    'connect-src': ['https://*.clarity.ms', 'https://c.bing.com'],
  },
};

/** The hosts that pages may reach for the configured trackers, and for no other. */
export function trackerSources(trackers: Trackers): PageSources[] {
  return (Object.keys(trackers) as TrackerName[]).map((name) => sources[name]);
}
