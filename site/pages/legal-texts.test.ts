import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** How many headings, rows of tables, items and names of the provider a text has, part by part. */
function shapeOf(file: string): unknown {
  const source = readFileSync(new URL(`./texts/${file}`, import.meta.url), 'utf8');
  return source.split(/^## .*$/m).map((part) => ({
    rows: part.match(/^\|/gm)?.length ?? 0,
    items: part.match(/^- /gm)?.length ?? 0,
    provider: (part.match(/\{\{\w+\}\}/g) ?? []).toSorted(),
    links: part.match(/\]\(\/[^)]*\)/g) ?? [],
  }));
}

it.each(['privacy-policy', 'terms-of-service'])(
  'the Hindi text of %s says part by part what the English one says',
  (name) => {
    expect(shapeOf(`${name}.hi.md`)).toEqual(shapeOf(`${name}.md`));
  },
);
