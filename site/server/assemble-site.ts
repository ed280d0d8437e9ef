import { systemClock } from '@parley/kit-base/clock';
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
import type { AccountEvents } from '../auth/account-events.server.ts';
import { createAccountLinkRoutes } from '../auth/account-link-routes.server.ts';
import type { AccountLinks } from '../auth/account-links.server.ts';
import { adminGuard, type ViewerVariables } from '../auth/admin-guard.server.ts';
import type { Auth } from '../auth/auth.server.ts';
import { AuthCalls } from '../auth/auth-calls.server.ts';
import { createAuthRoutes } from '../auth/auth-routes.server.ts';
import { createOwnAccountRoutes } from '../auth/own-account-routes.server.ts';
import { readViewer } from '../auth/viewer.server.ts';
import { createBookingRoutes } from '../booking/booking-routes.server.ts';
import type { CaseStudyReader } from '../case-studies/case-study.ts';
import { createCaseStudyRoutes } from '../case-studies/case-study-routes.server.ts';
import { createDemoCallRoutes } from '../demo-call/demo-call-routes.server.ts';
import { DemoCallStore } from '../demo-call/demo-call-store.server.ts';
import type { TelephonySettings } from '../demo-call/place-demo-call.server.ts';
import { HiddenMedia } from '../media/hidden-media.server.ts';
import { createMediaAdminRoutes } from '../media/media-admin-routes.server.ts';
import type { MediaLibrary } from '../media/media-library.ts';
import { createMediaRoutes } from '../media/media-routes.server.ts';
import type { MediaStorage } from '../media/media-storage.server.ts';
import { isUploadPath } from '../media/upload-limit.ts';
import { createNewsletterRoutes } from '../newsletter/newsletter-routes.server.ts';
import { createGivenUpRoutes } from '../outbox/given-up-routes.server.ts';
import type { PublicPages } from '../pages/page-texts.ts';
import { createPrivacyAdminRoutes } from '../privacy/privacy-admin-routes.server.ts';
import { createPrivacyRoutes } from '../privacy/privacy-routes.server.ts';
import { AdminPrivacy } from '../privacy/privacy-store.server.ts';
import { createSecretsRoutes, type IssuePublicKey } from '../secrets/secrets-routes.server.ts';
import { createWebhookRoutes } from '../webhooks/webhook-routes.server.ts';
import { WebhookSecrets } from '../webhooks/webhook-secrets.server.ts';
import { WebhookStore } from '../webhooks/webhook-store.server.ts';
import { errorResponse } from './error-response.ts';
import { securityHeaders } from './security-headers.ts';
import { SiteError } from './site-error.ts';

const maxBodyBytes = 64 * 1024;
/** Of the texts that admins write: letters of Indian scripts take three bytes each. */
const maxTextBytes = 512 * 1024;
const longTexts = /^\/api\/admin\/(?:pages|posts|text-preview|site-config)(?:\/|$)/;

export interface SiteParts {
  auth: Auth;
  accounts: { links: AccountLinks; events: AccountEvents };
  /** Signs links that people are given. */
  secret: string;
  database: Database;
  /** What `openLeadJournal` gave. */
  journal: Journal | undefined;
  media: { storage: MediaStorage; library: MediaLibrary };
  services: AdminServices;
  caseStudies: CaseStudyReader;
  pageTexts: PublicPages;
  issuePublicKey: IssuePublicKey;
  settings: Pick<Settings, 'VAPI_API_KEY' | 'VAPI_AGENT_ID' | 'SMTP_URL'> & TelephonySettings;
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
  const limitTo = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw SiteError.bodyTooLarge();
      },
    });
  const [limitBody, limitText] = [limitTo(maxBodyBytes), limitTo(maxTextBytes)];
  // Uploads have a limit of their own and are not held in memory.
  app.use((context, next) => {
    const { path } = context.req;
    if (isUploadPath(path)) return next();
    return longTexts.test(path) ? limitText(context, next) : limitBody(context, next);
  });
  const account = { ...parts.accounts, auth, calls: new AuthCalls(auth, publicUrl), database, trust, publicUrl };
  app.route('/', createAuthRoutes(account));
  app.route('/', createAccountLinkRoutes(account));
  app.route('/', createOwnAccountRoutes(account));
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
  app.route('/', createPrivacyRoutes({ database, secret: parts.secret, publicUrl, trust }));
  app.route('/', createEventRoutes({ database, trust, publicUrl }));
  const isAdmin = async (headers: Headers) => (await readViewer(auth, headers)).role === 'admin';
  app.route('/', createCaseStudyRoutes(parts.caseStudies));
  app.route(
    '/',
    createMediaRoutes({ database, storage: parts.media.storage, hidden: new HiddenMedia(database), isAdmin, trust }),
  );
  app.route('/', createMediaAdminRoutes(parts.media.library, { auth, publicUrl }));
  const webhooks = new WebhookStore(database, new WebhookSecrets(parts.secret));
  app.route('/', createWebhookRoutes({ webhooks, auth, publicUrl }));
  app.route('/', createDemoCallRoutes({ demoCalls: new DemoCallStore(database, settings), auth, publicUrl }));
  const privacy = new AdminPrivacy(database, systemClock);
  app.route('/', createPrivacyAdminRoutes({ privacy, auth, publicUrl }));
  app.route('/', createGivenUpRoutes({ database, auth, publicUrl }));
  const hasMail = settings.SMTP_URL !== undefined;
  app.route(
    '/',
    createAdminRoutes({ auth, isAdmin, services, hasMail, pageTexts: parts.pageTexts, publicUrl, logger }),
  );
  // An unknown call is answered as one, not with a page.
  for (const prefix of ['/api/*', '/rpc/*', '/functions/*'])
    app.all(prefix, () => {
      throw SiteError.notFound();
    });
  app.use(adminGuard(auth));
  app.route('/', parts.pages);
  return app;
}
