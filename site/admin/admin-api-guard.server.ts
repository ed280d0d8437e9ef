import type { MiddlewareHandler } from 'hono';
import type { Auth } from '../auth/auth.server.ts';
import { isFromSite } from '../auth/site-origins.server.ts';
import { readViewer } from '../auth/viewer.server.ts';
import { SiteError } from '../server/site-error.ts';
import { type Admin, requireAdmin } from './admin-access.server.ts';

export type AdminVariables = { Variables: { admin: Admin } };

export interface AdminApiGuardOptions {
  auth: Auth;
  publicUrl: () => string;
}

/**
 * Answers 401 without a session, 403 without the admin role, and 403 for a change that no page of this site asked for.
 * What it lets through is never kept by caches.
 */
export function adminApiGuard({ auth, publicUrl }: AdminApiGuardOptions): MiddlewareHandler<AdminVariables> {
  return async (context, next) => {
    const isChange = !['GET', 'HEAD'].includes(context.req.method);
    if (isChange && !isFromSite(context.req.raw.headers, publicUrl())) throw SiteError.foreignOrigin();
    context.set('admin', requireAdmin(await readViewer(auth, context.req.raw.headers)));
    await next();
    context.res.headers.set('cache-control', 'no-store');
  };
}
