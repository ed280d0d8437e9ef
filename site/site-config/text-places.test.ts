import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { textPlaces } from './text-places.ts';

const siteFolder = new URL('../', import.meta.url);

it('are all the texts that components ask the configuration for, with the words that stand there without one', () => {
  const asked = globSync('{home,callback,use-cases,pages,navigation,testimonials,key-features}/**/*.tsx', {
    cwd: siteFolder,
  }).flatMap((file) => {
    const source = readFileSync(new URL(file, siteFolder), 'utf8');
    return [...source.matchAll(/useText\('(\w+)', '(\w+)', (?:'([^']*)'|([\w.]+))\)/g)];
  });
  expect(asked.map(([, section, field]) => `${section}.${field}`).sort()).toEqual(
    textPlaces.map(({ section, field }) => `${section}.${field}`).sort(),
  );
  for (const [, section, field, own] of asked)
    if (own !== undefined)
      expect(textPlaces.find((place) => place.section === section && place.field === field)?.own).toBe(own);
});
