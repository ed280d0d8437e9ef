import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { callRequestTexts } from '../call-request/call-request-state.ts';
import { callbackTexts } from '../callback/callback-state.ts';
import { demoCallToasts } from '../demo-call/demo-call-state.ts';
import { getStartedTexts } from '../get-started/get-started-state.ts';
import { knowledgeItems } from '../knowledge/knowledge.ts';
import { hindiQuestions } from '../knowledge/questions-hi.server.ts';
import { consentPurposes } from '../leads/consent-wording.ts';
import { leadMessages } from '../leads/lead-schema.ts';
import { countries } from '../leads/phone-number.ts';
import { footerLinks, legalLinks, topLinks } from '../navigation/site-links.ts';
import { useCases } from '../use-cases/use-cases.ts';
import { hindi } from './hi.ts';
import { languageOf, languages, localPath, plainPath } from './languages.ts';
import { loadWords } from './words.ts';

const siteFolder = new URL('../', import.meta.url);

/** Every text that a component says by itself: `t('…')` and `<Sentence text="…">`, also where a condition chooses one. */
function saidTexts(): string[] {
  const texts: string[] = [];
  for (const file of globSync('*/**/*.tsx', { cwd: siteFolder })) {
    // What is seen in the admin alone is in English.
    if (/^(?:(?:admin|auth|build|dashboard|node_modules)\/|media\/(?:media-|library-|upload-|use-case-))/.test(file))
      continue;
    const source = readFileSync(new URL(file, siteFolder), 'utf8');
    for (const [, text = ''] of source.matchAll(/\bt\(\s*'((?:[^'\\]|\\.)*)'/g)) texts.push(text);
    for (const [, text = ''] of source.matchAll(/<Sentence\s+text="([^"]*)"/g)) texts.push(text);
    for (const [, name = ''] of source.matchAll(/\b(?:title|statement|lead|text|name)="([A-Z][^"]*)"/g))
      texts.push(name);
  }
  return texts.map((text) => text.replaceAll("\\'", "'"));
}

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('the Hindi catalogue', () => {
  it('has every text that a component says', () => {
    const texts = saidTexts();
    expect(texts.length).toBeGreaterThan(250);
    expect(texts.filter((text) => hindi[text] === undefined && text !== 'Parley')).toEqual([]);
  });

  it('has every text that stands in data: messages, dialogs, links, use cases', () => {
    const texts = [
      ...[leadMessages, demoCallToasts, callRequestTexts, getStartedTexts, callbackTexts].flatMap((group) =>
        Object.values(group),
      ),
      ...[...topLinks, ...footerLinks, ...legalLinks].map(({ label }) => label),
      ...Object.values(consentPurposes),
      ...countries.map(({ name }) => name),
      ...useCases.flatMap(({ title, description, benefits, cta, excerpt }) => [
        title,
        description,
        cta,
        ...benefits,
        ...excerpt.filter((words) => /[a-z]/i.test(words)),
      ]),
    ];
    expect(texts.filter((text) => hindi[text] === undefined)).toEqual([]);
  });

  it('has every question and answer', () => {
    const texts = knowledgeItems().flatMap(({ question, answer }) => [question, answer]);
    expect(texts.filter((text) => hindiQuestions[text] === undefined)).toEqual([]);
  });

  it('keeps placeholders and the part of a sentence that is a link, and is written in Devanagari', () => {
    for (const [text, own] of Object.entries({ ...hindi, ...hindiQuestions })) {
      expect([text, placeholders(own)]).toEqual([text, placeholders(text)]);
      expect([text, own.replace(/[^[\]]/g, '')]).toEqual([text, text.replace(/[^[\]]/g, '')]);
      expect([text, /[\u0900-\u097f]/.test(own) || ['Parley', '0 USD', 'aap@company.in'].includes(own)]).toEqual([
        text,
        true,
      ]);
    }
  });
});

describe('words', () => {
  it('take the catalogue of their language, fill placeholders, and fall back to English', async () => {
    const t = await loadWords(languageOf('/hi/pricing'));
    expect(t('Home')).toBe('होम');
    expect(t('Rated {rating} of 5 stars', { rating: 4 })).toBe('5 में से 4 स्टार');
    expect(t('An admin wrote {this}.', { this: 'that' })).toBe('An admin wrote that.');
    expect((await loadWords(languageOf('/pricing')))('Home')).toBe('Home');
  });
});

describe('a path', () => {
  it.each([
    ['/hi', '/', 'hi'],
    ['/hi/pricing', '/pricing', 'hi'],
    ['/', '/', 'en'],
    ['/hindi', '/hindi', 'en'],
    ['/history/hi', '/history/hi', 'en'],
  ])('%s is %s in the language %s', (path, plain, code) => {
    expect([plainPath(path), languageOf(path).code]).toEqual([plain, code]);
    expect(localPath(languageOf(path), plain)).toBe(path);
  });

  it('of another site, of a mail or within the page stays as it is', () => {
    const hindiPages = languages.find(({ code }) => code === 'hi') ?? expect.fail('there is Hindi');
    for (const address of ['https://x.in/a', '//x.in', 'mailto:a@x.in', '#part', ''])
      expect(localPath(hindiPages, address)).toBe(address);
  });
});
