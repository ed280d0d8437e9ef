import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { addresses } from '@parley/call-protocol/addresses';
import { Hono } from 'hono';

/** Where each public script comes from. They are built files, served as they are. */
const bundles = {
  [addresses.machineBundle]: { file: '../../machine/dist/call-machine.js', isVersioned: true },
  [addresses.sdkScript]: { file: '../../sdk/dist/daily.js', isVersioned: false },
  [addresses.sdkModule]: { file: '../../sdk/dist/daily.mjs', isVersioned: false },
} as const;

const cacheControl = { versioned: 'public, max-age=31536000, immutable', other: 'public, max-age=300' };

/** The SDK and the call machine, which pages of any origin may load. */
export function createBundleRoutes(): Hono {
  const routes = new Hono();
  for (const [address, { file, isVersioned }] of Object.entries(bundles)) {
    const path = fileURLToPath(new URL(file, import.meta.url));
    routes.get(
      address,
      async (context, next) => {
        context.header('access-control-allow-origin', '*');
        context.header('cross-origin-resource-policy', 'cross-origin');
        context.header('x-content-type-options', 'nosniff');
        await next();
      },
      serveStatic({
        path,
        precompressed: true,
        onFound: (_, context) =>
          context.header('cache-control', isVersioned ? cacheControl.versioned : cacheControl.other),
      }),
    );
  }
  return routes;
}
