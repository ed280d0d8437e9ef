import { createContext, type RouterContext } from 'react-router';
import type { AdminServices } from '../admin/admin-services.ts';
import type { Viewer } from './viewer.ts';

/** What the server hands to the loaders of sign-in and admin. */
export interface SiteRequest {
  viewer: Viewer;
  /** The site's address without a trailing slash. */
  publicUrl: string;
  admin: AdminServices;
  /** Whether a set-up link would still work. */
  isSetupTokenValid(token: string): Promise<boolean>;
}

/**
 * The server entry and the route bundle each evaluate this module; only one object may serve as the key of both, so it
 * lives on globalThis (facts: two keys would leave every loader without its viewer).
 */
const key = Symbol.for('parley.site-request');
const shared = globalThis as { [key]?: RouterContext<SiteRequest> };

shared[key] ??= createContext<SiteRequest>();

export const siteRequestContext: RouterContext<SiteRequest> = shared[key];
