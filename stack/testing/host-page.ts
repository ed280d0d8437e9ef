import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/** A page of a foreign origin that has one module's default export as the global `Embedded`. */
export interface HostPage {
  url: string;
  close(): Promise<void>;
}

/** Bundles a package for the browser as a customer would, and serves a page with it. */
export async function startHostPage(specifier: string): Promise<HostPage> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-host-'));
  const entry = join(folder, 'entry.js');
  // Packages of different module kinds wrap their default export differently often.
  await writeFile(
    entry,
    `import * as found from ${JSON.stringify(specifier)};
     let value = found.default;
     while (value && typeof value !== 'function' && value.default) value = value.default;
     globalThis.Embedded = value;`,
  );
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: join(folder, 'built'),
      lib: { entry, formats: ['iife'], name: 'HostBundle', fileName: () => 'bundle.js' },
    },
  });
  const bundle = await readFile(join(folder, 'built', 'bundle.js'));
  await rm(folder, { recursive: true });
  const server = createServer((request, response) => {
    if (request.url === '/bundle.js') response.setHeader('content-type', 'text/javascript').end(bundle);
    else {
      response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><title>Host</title><link rel="icon" href="data:,"><script src="/bundle.js"></script>');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
