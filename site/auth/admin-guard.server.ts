import type { MiddlewareHandler } from 'hono';
import { previewParameter } from '../site-config/preview.ts';
import type { Auth } from './auth.server.ts';
import { readViewer } from './viewer.server.ts';
import { anonymous, guardRedirect, type Viewer } from './viewer.ts';

export type ViewerVariables = { Variables: { viewer: Viewer } };

/** Whether a path leads to an admin page or to its data; encodings and case are undone as the router does. */
export function isAdminPath(path: string): boolean {
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // A broken encoding names no page; the router answers it.
    return false;
  }
  return /^\/+admin(?:\.data|[/.]|$)/i.test(plain);
}

/** The sign-in pages, which greet whoever is signed in already. */
const signInPath = /^\/auth(?:\.data|[/.]|$)/i;

/**
 * Decides on the server who gets an admin page: no session leads to /auth, no admin role to / (spec 000 §2). The answer
 * is a bare redirect, for documents and for `.data` alike, before any page code runs. Public pages do not depend on who
 * looks at them, so no session is read for those, but for a preview, which admins alone may have framed.
 */
export function adminGuard(auth: Auth): MiddlewareHandler<ViewerVariables> {
  return async (context, next) => {
    const { path } = context.req;
    const isGuarded = isAdminPath(path);
    const isPreview = context.req.query(previewParameter) !== undefined;
    const isPersonal = isGuarded || isPreview || signInPath.test(path);
    const viewer = isPersonal ? await readViewer(auth, context.req.raw.headers) : anonymous;
    context.set('viewer', viewer);
    const target = isGuarded ? guardRedirect(viewer) : undefined;
    if (target) return context.body(null, 302, { location: target, 'cache-control': 'no-store' });
    await next();
    if (isPersonal) context.res.headers.set('cache-control', 'no-store');
    return undefined;
  };
}
