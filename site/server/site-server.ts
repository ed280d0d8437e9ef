import { openSite, type SiteServer, type SiteServerOptions } from './open-site.ts';
import { createPageHandler } from './page-handler.ts';

/**
 * The whole site as one Hono app: leads, functions, sign-in, the admin and its API, and last the pages. Migrates its
 * schema and puts journalled leads back before it resolves. Throws when the site is not built.
 */
export function createSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const mode = options.dev ? 'development' : 'production';
  return openSite(options, (toSiteRequest) => createPageHandler({ mode, publicUrl: options.publicUrl, toSiteRequest }));
}
