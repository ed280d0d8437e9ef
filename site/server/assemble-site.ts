import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import type { ProxyTrust } from '@parley/kit-server/http-server';
import type { Journal } from '@parley/kit-server/journal';
import type { Settings } from '@parley/kit-server/settings';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createAdminRoutes } from '../admin/admin-routes.server.ts';
import type { AdminServices } from '../admin/admin-services.ts';
import { createEventRoutes } from '../analytics/event-routes.server.ts';
import { adminGuard, type ViewerVariables } from '../auth/admin-guard.server.ts';
import type { Auth } from '../auth/auth.server.ts';
import { createAuthRoutes } from '../auth/auth-routes.server.ts';
import { createBookingRoutes } from '../booking/booking-routes.server.ts';
import type { CaseStudyReader } from '../case-studies/case-study.ts';
import { createCaseStudyRoutes } from '../case-studies/case-study-routes.server.ts';
import { createMediaAdminRoutes } from '../media/media-admin-routes.server.ts';
import type { MediaLibrary } from '../media/media-library.ts';
import { createMediaRoutes } from '../media/media-routes.server.ts';
import type { MediaStorage } from '../media/media-storage.server.ts';
import { uploadPath } from '../media/upload-limit.ts';
import { createNewsletterRoutes } from '../newsletter/newsletter-routes.server.ts';
import { createSecretsRoutes, type IssuePublicKey } from '../secrets/secrets-routes.server.ts';
import { errorResponse } from './error-response.ts';
import { securityHeaders } from './security-headers.ts';
import { SiteError } from './site-error.ts';

const maxBodyBytes = 64 * 1024;

export interface SiteParts {
  auth: Auth;
  /** Signs links that people are given. */
  secret: string;
  database: Database;
  /** What `openLeadJournal` gave. */
  journal: Journal | undefined;
  media: { storage: MediaStorage; library: MediaLibrary };
  services: AdminServices;
  caseStudies: CaseStudyReader;
  issuePublicKey: IssuePublicKey;
  settings: Pick<Settings, 'VAPI_API_KEY' | 'VAPI_AGENT_ID'>;
  trust: ProxyTrust;
  publicUrl: () => string;
  /** Answers POST /save_lead. */
  leadRoutes: Hono;
  /** Renders every address that no route before it takes. */
  pages: Hono<ViewerVariables>;
  logger: Logger;
}

/** Puts the site's routes in their order: headers and limits, calls, then the guard, then pages. */
export function assembleSite(parts: SiteParts): Hono<ViewerVariables> {
  const { auth, database, services, settings, trust, publicUrl, logger } = parts;
  const app = new Hono<ViewerVariables>();
  app.onError(errorResponse(logger));
  app.use(securityHeaders(publicUrl));
  const limitBody = bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw SiteError.bodyTooLarge();
    },
  });
  // Uploads have a limit of their own and are not held in memory.
  app.use((context, next) => (context.req.path === uploadPath ? next() : limitBody(context, next)));
  app.route('/', createAuthRoutes({ auth, database, trust, publicUrl }));
  app.route('/', parts.leadRoutes);
  app.route(
    '/',
    createSecretsRoutes({
      publicUrl,
      trust,
      configured: { apiKey: settings.VAPI_API_KEY, agentId: settings.VAPI_AGENT_ID },
      issuePublicKey: parts.issuePublicKey,
      isAgentOn: () => services.isAgentOn(),
    }),
  );
  app.route('/', createBookingRoutes({ database, journal: parts.journal, secret: parts.secret, publicUrl, trust }));
  app.route('/', createNewsletterRoutes({ database, secret: parts.secret }));
  app.route('/', createEventRoutes({ database, trust, publicUrl }));
  app.route('/', createCaseStudyRoutes(parts.caseStudies));
  app.route('/', createMediaRoutes({ database, storage: parts.media.storage, trust }));
  app.route('/', createMediaAdminRoutes(parts.media.library, { auth, publicUrl }));
  app.route('/', createAdminRoutes({ auth, services, publicUrl }));
  // An unknown call is answered as one, not with a page.
  for (const prefix of ['/api/*', '/rpc/*', '/functions/*'])
    app.all(prefix, () => {
      throw SiteError.notFound();
    });
  app.use(adminGuard(auth));
  app.route('/', parts.pages);
  return app;
}
