import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allowedDifferences } from './tests/differential/allowed-differences.ts';

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Rows that the cases of `tests/differential` cannot show, each with the test that does: its file and its title. */
const provenByTests: Readonly<Record<string, readonly [file: string, title: string]>> = {
  'D-106': ['src/streaming/streaming.test.ts', 'sends its own action whatever the options say'],
  'D-108': ['src/call.test.ts', 'keeps the input settings that it shows when it is left'],
  'D-113': ['src/call.test.ts', 'hands on results of a test of the call as they come'],
  'D-115': ['src/react-native/react-native.test.ts', 'turns it on again when it is seen, if it was on [C-4.45]'],
  'D-170': ['src/supported-browser.test.ts', 'knows of video processing without making a context'],
  'D-171': ['src/supported-browser.test.ts', 'is known of an app’s web view, whose version is an empty text: %s'],
  'D-172': [
    'src/machine/carriers.test.ts',
    'hears nobody else: other calls, other windows, other kinds of message, its own words',
  ],
  'D-173': ['src/machine/carriers.test.ts', 'neither speaks to nor hears a frame with nobody’s page: "%s"'],
  'D-174': ['src/errors/error-report.test.ts', 'are not sent unasked [C-7.6]'],
  'D-175': ['src/environment.test.ts', 'a call can be made, and %s() says what is missing'],
};

const rows = [...textOf('DIFFERENCES.md').matchAll(/^\| *(D-\d+) *\|/gm)].map(([, row = '']) => row);

it('each row of the table has a case that shows it, or a test', () => {
  const proven = new Set([...allowedDifferences.map(({ row }) => row), ...Object.keys(provenByTests)]);
  expect(rows.filter((row) => !proven.has(row))).toEqual([]);
  expect([...proven].filter((row) => !rows.includes(row))).toEqual([]);
  expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
});

it.each(Object.entries(provenByTests))('%s has the test that is named', (_, [file, title]) => {
  expect(textOf(file).split(`'${title}',`)[0]).toMatch(/(\bit|\))\(\s*$/);
});
