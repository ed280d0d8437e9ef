import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@parley/kit-testing/free-port';
import { type PageSource, readPage } from './peer-pages.ts';

/** A server of the same page that runs beside ours. */
export interface Peer {
  url: string;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const templates = join(root, 'tools', 'bench-peers');
const workFolder = join(root, '.cache', 'bench-peers');
const builtSite = join(root, 'site', 'build', 'client');

/** Copies one of `tools/bench-peers` and installs what its lock file names, unless that was done. */
export async function preparePeer(name: string): Promise<string> {
  const folder = join(workFolder, name);
  await mkdir(folder, { recursive: true });
  await cp(join(templates, name), folder, { recursive: true });
  const lock = await readFile(join(folder, 'package-lock.json'), 'utf8');
  const stamp = join(folder, 'node_modules', '.installed-from');
  if (!existsSync(stamp) || (await readFile(stamp, 'utf8')) !== lock) {
    // `npm ci` refuses a lock file without the binaries of every platform, which not each registry has.
    await runIn(folder, 'npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--silent']);
    await writeFile(stamp, lock);
  }
  return folder;
}

/** Builds the page of `url` with Next.js, rendered per request and static, and starts both. */
export async function startNextPeers(url: string): Promise<{ rendered: Peer; fixed: Peer }> {
  const folder = await preparePeer('next-home');
  const source = await readPage(url);
  await writeAssets(join(folder, 'public'));
  await mkdir(join(folder, 'app'), { recursive: true });
  await writeFile(join(folder, 'app', 'site.css'), await readSheets(source));
  await writeFile(join(folder, 'app', 'layout.jsx'), nextLayout(source));
  const start = async (kind: 'force-dynamic' | 'force-static') => {
    const env = { DIST_DIR: `.next-${kind}`, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
    await writeFile(join(folder, 'app', 'page.jsx'), nextPage(source, kind));
    await runIn(folder, 'npx', ['next', 'build'], env);
    const port = await freePort();
    return startServer(folder, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], port, env);
  };
  return { rendered: await start('force-dynamic'), fixed: await start('force-static') };
}

/** Builds the page of `url` with Astro, and sends it as files. */
export async function startAstroPeer(url: string): Promise<Peer> {
  const folder = await preparePeer('astro-home');
  const source = await readPage(url);
  await writeAssets(join(folder, 'public'));
  await mkdir(join(folder, 'src', 'pages'), { recursive: true });
  await writeFile(join(folder, 'src', 'site.css'), await readSheets(source));
  await writeFile(join(folder, 'src', 'body.json'), JSON.stringify(source.bodyHtml));
  await writeFile(join(folder, 'src', 'pages', 'index.astro'), astroPage(source));
  await runIn(folder, 'npx', ['astro', 'build'], { ASTRO_TELEMETRY_DISABLED: '1' });
  const port = await freePort();
  return startServer(folder, ['serve.mjs', String(port), 'dist'], port);
}

async function readSheets({ sheets }: PageSource): Promise<string> {
  const texts = await Promise.all(sheets.map(async (sheet) => (await fetch(sheet)).text()));
  return texts.join('\n');
}

/** Fonts, pictures and videos; neither programs nor what was compressed ahead. */
async function writeAssets(folder: string): Promise<void> {
  await cp(builtSite, folder, { recursive: true, filter: (path) => !/\.(?:js|css|br|gz)$/.test(path) });
}

function nextLayout({ title }: PageSource): string {
  return `import './site.css';
export const metadata = { title: ${JSON.stringify(title)} };
export const viewport = { width: 'device-width', initialScale: 1 };
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;
}

function nextPage({ bodyJsx }: PageSource, kind: string): string {
  return `import { createElement as h, Fragment } from 'react';
export const dynamic = ${JSON.stringify(kind)};
export default function Page() {
  return h(Fragment, null, ${bodyJsx});
}
`;
}

function astroPage({ title }: PageSource): string {
  return `---
import '../site.css';
import body from '../body.json';
---
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
  </head>
  <body set:html={body}></body>
</html>
`;
}

async function runIn(folder: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, ...env }, stdio: 'pipe' });
  const output = collect(child);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output()}`);
}

async function startServer(folder: string, args: string[], port: number, env: NodeJS.ProcessEnv = {}): Promise<Peer> {
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env }, stdio: 'pipe' });
  const output = collect(child);
  const ended = once(child, 'exit');
  const url = `http://localhost:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill();
    await ended;
  };
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      // Not listening yet.
      () => false,
    );
    if (isReady) return { url, stop };
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await stop();
  throw new Error(`${args.join(' ')} did not answer:\n${output()}`);
}

function collect(child: ChildProcess): () => string {
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}
