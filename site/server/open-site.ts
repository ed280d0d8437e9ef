import { systemClock } from '@parley/kit-base/clock';
import { joinReads } from '@parley/kit-base/join-reads';
import { Lifetime } from '@parley/kit-base/lifetime';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import type { ProxyTrust } from '@parley/kit-server/http-server';
import type { Keys } from '@parley/kit-server/keys';
import { migrate } from '@parley/kit-server/migrate';
import type { Settings } from '@parley/kit-server/settings';
import type { Hono } from 'hono';
import { createAdminServices } from '../admin/admin-services.server.ts';
import { startForgettingEvents } from '../analytics/event-store.server.ts';
import { trackersOf } from '../analytics/trackers.ts';
import { AccountEvents } from '../auth/account-events.server.ts';
import { AccountLinks } from '../auth/account-links.server.ts';
import type { ViewerVariables } from '../auth/admin-guard.server.ts';
import { createAuth } from '../auth/auth.server.ts';
import { ensureFirstAdmin, isSetupTokenValid } from '../auth/first-admin.server.ts';
import type { SiteRequest } from '../auth/site-context.ts';
import type { Viewer } from '../auth/viewer.ts';
import { createPostReader } from '../blog/post-reader.server.ts';
import { createCaseStudyReader } from '../case-studies/case-study-reader.server.ts';
import type { SummariseCalls } from '../dashboard/dashboard-summary.ts';
import { createKeyFeatureReader } from '../key-features/key-feature-reader.server.ts';
import { createLeadDesk } from '../leads/lead-desk.server.ts';
import { openLeadFeed } from '../leads/lead-feed.server.ts';
import { createLeadRoutes } from '../leads/lead-routes.server.ts';
import { openLeadJournal } from '../leads/lead-store.server.ts';
import { MediaHosts } from '../media/media-hosts.server.ts';
import { openMedia } from '../media/open-media.server.ts';
import { createPublicMedia } from '../media/public-media.server.ts';
import { createSubscriptionReader } from '../newsletter/newsletter-routes.server.ts';
import { startSiteJobs } from '../outbox/site-jobs.server.ts';
import { PublishedPages } from '../pages/published-pages.server.ts';
import { rememberConsentNotices } from '../privacy/consent-notices.server.ts';
import { createPrivacyReader } from '../privacy/privacy-routes.server.ts';
import { startRetention } from '../privacy/retention.server.ts';
import type { IssuePublicKey } from '../secrets/secrets-routes.server.ts';
import { PublishedConfig } from '../site-config/published-config.server.ts';
import { createTestimonialReader } from '../testimonials/testimonial-reader.server.ts';
import { assembleSite } from './assemble-site.ts';
import { siteMigrations } from './site-migrations.server.ts';

export interface SiteServerOptions {
  database: Database;
  settings: Settings;
  keys: Keys;
  /** Where the lead journal lies, beside the embedded database, and uploaded media. */
  dataDir: string;
  /** The site's address without a trailing slash. A function, because a port of 0 is known only later. */
  publicUrl: () => string;
  trust: ProxyTrust;
  /** Without `summariseCalls` the dashboard says that no voice platform is connected. */
  voice: {
    issuePublicKey: IssuePublicKey;
    summariseCalls?: SummariseCalls;
    /** A call as the platform's REST shows it; undefined when it has none of this id any more. */
    findCall(id: string): Promise<unknown>;
  };
  dev: boolean;
  logger: Logger;
}

export interface SiteServer {
  /** All routes of the site; its last one takes every address that is left. */
  app: Hono;
  /** A link that makes its visitor the first admin; undefined once there is one. */
  firstAdminLink: string | undefined;
  /** Ends what the site opened itself; the database is its owner's. */
  close(): Promise<void>;
}

/** What page rendering is given: for each request, what loaders may know and call. */
export type MakePages = (toSiteRequest: (viewer: Viewer) => SiteRequest) => Promise<Hono<ViewerVariables>>;

/** Brings the site's data up to date and opens everything but the pages, which `makePages` renders. */
export async function openSite(options: SiteServerOptions, makePages: MakePages): Promise<SiteServer> {
  const { database, settings, keys, publicUrl, trust, logger } = options;
  await migrate(database, { product: 'site', folder: siteMigrations, logger });
  await rememberConsentNotices(database, logger);
  const lifetime = new Lifetime();
  const journal = await openLeadJournal({ database, dataDir: options.dataDir, logger });
  lifetime.add(() => journal?.close());
  try {
    const auth = createAuth({ database, secret: keys.appSecret, publicUrl, logger });
    const accountLinks = new AccountLinks({ database, publicUrl });
    const published = new PublishedConfig({ database, logger });
    const pageTexts = new PublishedPages({ database, logger });
    const feed = await openLeadFeed({ database, logger });
    lifetime.add(() => feed.close());
    const leads = createLeadDesk({ database, feed, findCall: (id) => options.voice.findCall(id) });
    let edition = 0;
    const services = createAdminServices({
      database,
      accountLinks,
      leads,
      summariseCalls: options.voice.summariseCalls,
      onChange: () => {
        edition += 1;
        published.forget();
        pageTexts.forget();
      },
    });
    const firstAdminLink = await ensureFirstAdmin({
      auth,
      database,
      publicUrl,
      email: settings.ADMIN_EMAIL,
      password: settings.ADMIN_PASSWORD,
      logger,
    });
    const mediaHosts = new MediaHosts({ database, logger });
    const media = await openMedia({ database, settings, dataDir: options.dataDir, logger });
    const trackers = trackersOf(settings);
    const content = {
      caseStudies: createCaseStudyReader(database),
      testimonials: { read: joinReads(createTestimonialReader(database).read) },
      keyFeatures: { read: joinReads(createKeyFeatureReader(database).read) },
      media: { find: joinReads(createPublicMedia(database).find) },
      subscriptions: createSubscriptionReader({ database, secret: keys.appSecret }),
      pageTexts,
      posts: createPostReader(database),
      privacy: createPrivacyReader({
        database,
        secret: keys.appSecret,
        canMail: settings.SMTP_URL !== undefined,
      }),
    };
    const pages = await makePages((viewer) => ({
      viewer,
      publicUrl: publicUrl(),
      edition,
      admin: services,
      library: media.library,
      shown: { siteConfig: published.read(), mediaHosts: mediaHosts.read(), trackers },
      isSetupTokenValid: (token) => isSetupTokenValid(database, token),
      findAccountLink: (kind, token) => accountLinks.find(kind, token),
      hasMail: settings.SMTP_URL !== undefined,
      ...content,
    }));
    const app = assembleSite({
      auth,
      accounts: { links: accountLinks, events: new AccountEvents(database, logger) },
      secret: keys.appSecret,
      database,
      journal,
      media,
      services,
      caseStudies: content.caseStudies,
      pageTexts,
      issuePublicKey: (visitor) => options.voice.issuePublicKey(visitor),
      settings,
      trust,
      publicUrl,
      leadRoutes: createLeadRoutes({ database, journal, logger, trust, publicUrl, secret: keys.appSecret }),
      pages,
      logger,
    });
    const jobs = await startSiteJobs({
      database,
      settings,
      secret: keys.appSecret,
      voiceKey: keys.voicePrivateKey,
      publicUrl,
      logger,
    });
    const stopForgetting = startForgettingEvents(database, logger);
    const stopRetention = startRetention({ database, journal, clock: systemClock, logger });
    const close = async () => {
      stopForgetting();
      stopRetention();
      await jobs.close();
      await lifetime.close();
    };
    return { app: app as unknown as Hono, firstAdminLink, close };
  } catch (error) {
    await lifetime.close();
    throw error;
  }
}
