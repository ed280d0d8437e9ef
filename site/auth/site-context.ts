import { createContext, type RouterContext } from 'react-router';
import type { AdminServices } from '../admin/admin-services.ts';
import type { Trackers } from '../analytics/trackers.ts';
import type { PostReader } from '../blog/post.ts';
import type { CaseStudyReader } from '../case-studies/case-study.ts';
import type { KeyFeatureReader } from '../key-features/key-features.ts';
import type { PublicMedia } from '../media/media-file.ts';
import type { MediaLibrary } from '../media/media-library.ts';
import type { SubscriptionReader } from '../newsletter/subscription.ts';
import type { PublicPages } from '../pages/page-texts.ts';
import type { PrivacyReader } from '../privacy/person-data.ts';
import type { PageSources } from '../server/page-policy.ts';
import type { SiteConfigChanges } from '../site-config/site-config-schema.ts';
import type { TestimonialReader } from '../testimonials/testimonials.ts';
import type { AccountLink, AccountLinkKind } from './account-link.ts';
import type { Viewer } from './viewer.ts';

/** What the server hands to the loaders of pages. */
export interface SiteRequest {
  viewer: Viewer;
  /** The site's address without a trailing slash. */
  publicUrl: string;
  /** Another number after each change that visitors may see: what was kept of pages before is not sent any more. */
  edition: number;
  admin: AdminServices;
  library: MediaLibrary;
  /** What every page is rendered with. */
  shown: PageSettings;
  media: PublicMedia;
  /** Whether a set-up link would still work. */
  isSetupTokenValid(token: string): Promise<boolean>;
  /** Whom an invitation or a reset link is for; undefined when it no longer works. */
  findAccountLink(kind: AccountLinkKind, token: string): Promise<AccountLink | undefined>;
  /** Whether a mail server is configured. */
  hasMail: boolean;
  caseStudies: CaseStudyReader;
  testimonials: TestimonialReader;
  keyFeatures: KeyFeatureReader;
  subscriptions: SubscriptionReader;
  pageTexts: PublicPages;
  posts: PostReader;
  privacy: PrivacyReader;
}

export interface PageSettings {
  /** What the admin published of the site configuration, as it was when the request came. */
  siteConfig: Promise<SiteConfigChanges | undefined>;
  /** The other hosts on which active media lie. */
  mediaHosts: Promise<PageSources>;
  /** The outside tools that may watch with the visitor's consent. */
  trackers: Trackers;
}

/**
 * The server entry and the route bundle each evaluate this module; only one object may serve as the key of both, so it
 * lives on globalThis (facts: two keys would leave every loader without its viewer).
 */
const key = Symbol.for('parley.site-request');
const shared = globalThis as { [key]?: RouterContext<SiteRequest> };

shared[key] ??= createContext<SiteRequest>();

export const siteRequestContext: RouterContext<SiteRequest> = shared[key];
