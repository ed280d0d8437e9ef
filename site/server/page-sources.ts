import { trackerSources } from '../analytics/trackers.ts';
import type { PageSettings } from '../auth/site-context.ts';
import { demoBookingLink } from '../site-config/site-config.ts';
import type { SiteConfigChanges } from '../site-config/site-config-schema.ts';
import { type PageSources, policyOrigin } from './page-policy.ts';

/** The other hosts that public pages may reach: of the published configuration, of media, and of configured trackers. */
export async function pageSources({ siteConfig, mediaHosts, trackers }: PageSettings): Promise<PageSources[]> {
  const [published, media] = await Promise.all([siteConfig, mediaHosts]);
  return [...(published ? [configSources(published)] : []), media, ...trackerSources(trackers)];
}

/** Where the published pictures lie, and the calendar that the booking dialog embeds. */
function configSources({ images, links }: SiteConfigChanges): PageSources {
  const calendars = links.filter(({ id, name }) => id === demoBookingLink || name === demoBookingLink);
  return {
    'img-src': images.flatMap(({ url }) => policyOrigin(url) ?? []),
    'frame-src': calendars.flatMap(({ url }) => policyOrigin(url) ?? []),
  };
}
