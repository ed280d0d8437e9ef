import { gzipSync } from 'node:zlib';
import { launchBrowser } from '@parley/kit-testing/browser';
import { startStackProcess } from './testing/stack-process.ts';
const paths = process.argv.slice(2); 
const stack = await startStackProcess({ only: 'site' });
const browser = await launchBrowser();
try { for (const path of paths.length ? paths : ['/']) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const all: Array<{url: string; kind: string; gz: number; phase: string}> = [];
  let phase = 'load';
  const pending: Promise<void>[] = [];
  page.on('response', (r) => { if (r.request().resourceType() === 'media') return; const p = phase; pending.push((async () => { const b = await r.body().catch(() => Buffer.alloc(0)); all.push({ url: r.url().replace(stack.url, ''), kind: r.request().resourceType(), gz: r.request().resourceType() === 'font' || /webp|mp4|mp3|png/.test(r.url()) ? b.length : gzipSync(b, { level: 9 }).length, phase: p }); })()); });
  await page.goto(stack.url + path, { waitUntil: 'load' });
  await page.waitForTimeout(3500);
  phase = 'scroll';
  await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 400) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 60)); } });
  await page.waitForTimeout(1000);
  await Promise.all(pending);
  const js = (p?: string) => all.filter((x) => x.kind === 'script' && (!p || x.phase === p)).reduce((s, x) => s + x.gz, 0);
  console.log(`== ${path}: JS load ${js('load')} scroll ${js('scroll')} all ${js()}; total ${all.reduce((s, x) => s + x.gz, 0)}`);
  if (process.env.V) for (const x of all.sort((a, b) => b.gz - a.gz)) console.log(`  ${String(x.gz).padStart(7)} ${x.phase.padEnd(6)} ${x.kind.padEnd(10)} ${x.url}`);
  await context.close();
}
} finally { await browser.close();
await stack.stop(); }
