import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useSubmissionKey } from './submission-key.ts';

afterEach(() => void vi.unstubAllGlobals());

it('gives the same content the same key and other content another one, also without TLS', () => {
  // What browsers leave of it where a site has no TLS.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys: string[] = [];
  function Form() {
    const keyOf = useSubmissionKey();
    for (const email of ['a@b.co', 'a@b.co', 'c@d.co']) keys.push(keyOf({ email }));
    return null;
  }
  renderToString(<Form />);
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
