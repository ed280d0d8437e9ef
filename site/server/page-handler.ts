import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { AppError } from '@parley/kit-base/app-error';
import { systemClock } from '@parley/kit-base/clock';
import { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { ViewerVariables } from '../auth/admin-guard.server.ts';
import { hasOwnCookie } from '../auth/session-cookie.ts';
import { type PageSettings, type SiteRequest, siteRequestContext } from '../auth/site-context.ts';
import { anonymous, type Viewer } from '../auth/viewer.ts';
import { plainPath } from '../languages/languages.ts';
import { createSocialCardRoutes } from '../seo/social-card-routes.server.ts';
import { paintStored } from '../site-config/paint-stored.ts';
import { previewParameter } from '../site-config/preview.ts';
import { InlineSheets } from './inline-sheets.ts';
import { deferEntry } from './late-entry.ts';
import { PageCache, sendPage } from './page-cache.ts';
import { pagePolicy, paintFirst } from './page-policy.ts';
import { pageSources } from './page-sources.ts';
import { SiteError } from './site-error.ts';

export interface PageHandlerOptions {
  publicUrl: () => string;
  mode: 'production' | 'development';
  /** What the loaders of one request may know and call. */
  toSiteRequest: (viewer: Viewer) => SiteRequest;
}

const builtServer = fileURLToPath(new URL('../build/server/index.js', import.meta.url));
const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url));
const sheets = new InlineSheets(clientFolder);

/** Renders the site's pages and serves their files. Throws when the site is not built. */
export async function createPageHandler(options: PageHandlerOptions): Promise<Hono<ViewerVariables>> {
  const { mode, publicUrl, toSiteRequest } = options;
  if (!existsSync(builtServer)) throw new AppError('site-not-built', 'The site is not built: run npm run build');
  const build = (await import(pathToFileURL(builtServer).href)) as ServerBuild;
  const render = createRequestHandler(build, mode);
  const pages = new Hono<ViewerVariables>();
  const readPage = async (path: string) => {
    const loadContext = new RouterContextProvider();
    loadContext.set(siteRequestContext, toSiteRequest(anonymous));
    const response = await render(new Request(new URL(path, publicUrl())), loadContext);
    return { status: response.status, html: await response.text() };
  };

  const root = relative(process.cwd(), clientFolder) || '.';
  const immutable = 'public, max-age=31536000, immutable';
  pages.use(
    '/assets/*',
    serveStatic({ root, precompressed: true, onFound: (_, context) => context.header('cache-control', immutable) }),
  );
  pages.use(
    '*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (_, context) => context.header('cache-control', 'public, max-age=3600'),
    }),
  );
  pages.route('/', createSocialCardRoutes({ readPage, publicUrl }));
  const cache = new PageCache({ clock: systemClock, maxAgeMs: 1000, maxEntries: 200 });
  pages.all('*', async (context) => {
    // No page takes anything: the framework would log a failure for each that is tried.
    if (!['GET', 'HEAD'].includes(context.req.method)) {
      context.header('allow', 'GET, HEAD');
      throw SiteError.methodNotAllowed();
    }
    const renderPage = async (request: Request, viewer: Viewer) => {
      const loadContext = new RouterContextProvider();
      const siteRequest = toSiteRequest(viewer);
      loadContext.set(siteRequestContext, siteRequest);
      const response = await render(request, loadContext);
      const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html');
      return isPage ? securePage(response, context.req.path, siteRequest.shown, isPreview(request, viewer)) : response;
    };
    const request = context.req.raw;
    if (!isShared(request)) return renderPage(request, context.get('viewer') ?? anonymous);
    // What everybody gets depends on nothing of the one who asks first: not on a header, nor on their staying for it.
    const kept = `${toSiteRequest(anonymous).edition} ${context.req.path}`;
    const page = await cache.get(kept, () => renderPage(new Request(request.url), anonymous));
    return sendPage(page, context.req.header('accept-encoding') ?? '');
  });
  return pages;
}

/** Admins see pictures of any host in a preview, before visitors do. */
const adminSources = [{ 'img-src': ['https:'] }];

/** Holds the page until it is whole, because its policy names what stands in it. */
async function securePage(response: Response, path: string, shown: PageSettings, isFramed: boolean): Promise<Response> {
  const text = await response.text();
  const isPublic = !/^\/(?:auth|admin)(?:\/|$)/.test(path);
  const html = isPublic ? await sheets.into(paintStored(deferEntry(text))) : paintFirst(text);
  const sources = [...(isPublic ? await pageSources(shown) : []), ...(isPublic && !isFramed ? [] : adminSources)];
  const headers = new Headers(response.headers);
  headers.set(
    'content-security-policy',
    pagePolicy(html, isFramed || plainPath(path) === '/booking' ? 'this-site' : 'nobody', sources),
  );
  headers.delete('content-length');
  return new Response(html, { status: response.status, headers });
}

/** Whether an admin looks at the page in the editor of the configuration. Nobody else can have a page framed. */
function isPreview(request: Request, viewer: Viewer): boolean {
  return viewer.role === 'admin' && new URL(request.url).searchParams.has(previewParameter);
}

/** Whether everybody gets the same answer: a document that is asked for without a cookie of ours and without a query. */
function isShared(request: Request): boolean {
  const { pathname, search } = new URL(request.url);
  const isDocument = !/\.[a-z]+$/.test(pathname) && !pathname.startsWith('/__') && !pathname.startsWith('/auth');
  return request.method === 'GET' && search === '' && isDocument && !hasOwnCookie(request.headers);
}
