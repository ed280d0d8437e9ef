// measure.mjs CHROME URL: prints one JSON line with the scores and figures of the mobile profile.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [, , chromePath, url] = process.argv;
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] });
try {
  const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json' });
  const scores = Object.fromEntries(Object.values(lhr.categories).map(({ id, score }) => [id, Math.round(score * 100)]));
  const value = (id) => lhr.audits[id].numericValue;
  const failed = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 0.9);
  console.log(
    JSON.stringify({
      scores,
      lcpMs: value('largest-contentful-paint'),
      fcpMs: value('first-contentful-paint'),
      tbtMs: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      failed: failed.map(({ id, score, displayValue }) => `${id} ${score} ${displayValue ?? ''}`.trim()),
    }),
  );
} finally {
  chrome.kill();
}
