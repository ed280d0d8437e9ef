import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InlineSheets } from './inline-sheets.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-sheets-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'root-1.css'), 'a{color:red}');
  await writeFile(join(folder, 'assets', 'home-2.css'), `b{content:"</style>$&"}`);
});
afterAll(() => rm(folder, { recursive: true }));

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}"/>`;

describe('the style sheets of a page', () => {
  it('stand in it in their order, where the first link stood, and their links ask for nothing', async () => {
    const page = `<html><head><meta charSet="utf-8"/>${link('root-1.css')}${link('home-2.css')}</head><body></body></html>`;
    expect(await new InlineSheets(folder).into(page)).toBe(
      '<html><head><meta charSet="utf-8"/><style>a{color:red}</style><style>b{content:"<\\/style>$&"}</style>' +
        '<link disabled="" rel="stylesheet" href="/assets/root-1.css"/>' +
        '<link disabled="" rel="stylesheet" href="/assets/home-2.css"/></head><body></body></html>',
    );
  });

  it('of other hosts stay as they are, and what is no page too', async () => {
    const page = '<head><link rel="stylesheet" href="https://fonts.example/a.css"/></head>';
    const sheets = new InlineSheets(folder);
    expect(await sheets.into(page)).toBe(page);
    expect(await sheets.into('no page')).toBe('no page');
  });

  it('are read from the build alone: one that is missing fails the page', async () => {
    await expect(new InlineSheets(folder).into(`<head>${link('gone-3.css')}</head>`)).rejects.toThrow('ENOENT');
  });
});
