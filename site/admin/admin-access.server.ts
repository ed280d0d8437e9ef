import type { Viewer } from '../auth/viewer.ts';
import { SiteError } from '../server/site-error.ts';

export type Admin = Extract<Viewer, { role: 'admin' }>;

/** Returns the viewer if it is an admin; throws what answers 401 or 403 otherwise. */
export function requireAdmin(viewer: Viewer): Admin {
  switch (viewer.role) {
    case 'anon':
      throw SiteError.notSignedIn();
    case 'user':
      throw SiteError.forbidden();
    case 'admin':
      return viewer;
  }
}
