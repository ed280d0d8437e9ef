import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { AppError, errorMessage } from '@parley/kit-base/app-error';
import { Hono } from 'hono';

const built = fileURLToPath(new URL('../../ui/dist', import.meta.url));

/**
 * The page may be embedded anywhere, and loads nothing from elsewhere but sound and picture of the call itself and the
 * icons of its host's own buttons.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data: https:",
  "media-src 'self' blob:",
  "connect-src 'self' ws: wss:",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/** `/r/{room}`: the prebuilt call page, one file for all rooms; the room itself decides who comes in. */
export function createPageRoutes(): Hono {
  const routes = new Hono();
  let page: Promise<string> | undefined;
  routes.get('/r/:room', async (context) => {
    page ??= readFile(`${built}/index.html`, 'utf8').catch((error: unknown) => {
      page = undefined;
      throw new AppError('call-page-not-built', `The call page is not built: ${errorMessage(error)}`);
    });
    return context.html(await page, 200, {
      'content-security-policy': policy,
      'permissions-policy': 'camera=*, microphone=*, display-capture=*, autoplay=*',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    });
  });
  routes.get(
    '/r-assets/*',
    serveStatic({
      root: built,
      precompressed: true,
      rewriteRequestPath: (path) => path.replace(/^\/r-assets/, ''),
      onFound: (_, context) => {
        context.header('cache-control', 'public, max-age=31536000, immutable');
        context.header('x-content-type-options', 'nosniff');
      },
    }),
  );
  return routes;
}
