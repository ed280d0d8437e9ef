import { expect, it } from 'vitest';
import { deferEntry } from './late-entry.ts';

const page =
  '<html><head><link rel="modulepreload" href="/assets/entry.js"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<body>Text<script type="module" async="">import "/assets/entry.js";</script></body></html>';

it('keeps the program of a page from running with it, and preloads none of it', () => {
  const deferred = deferEntry(page);
  expect(deferred).toContain('<script type="text/plain" id="page-entry">import "/assets/entry.js";</script><script>(');
  expect(deferred).not.toContain('type="module"');
  expect(deferred).not.toContain('modulepreload');
  expect(deferred).toContain('<link rel="stylesheet" href="/a.css"/>');
});

it('leaves a page without a program as it is', () => {
  expect(deferEntry('<html><body>Text</body></html>')).toBe('<html><body>Text</body></html>');
});

it('is started by a script of less than 3 kB', () => {
  expect(deferEntry(page).length - page.length).toBeLessThan(3000);
});
