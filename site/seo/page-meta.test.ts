import { describe, expect, it } from 'vitest';
import { faqItems } from '../knowledge/knowledge.ts';
import { english } from '../languages/languages.ts';
import { pageMeta } from './page-meta.ts';

const place = { origin: 'https://x.in', language: english };
const page = { path: '/faq', title: 'FAQ', description: 'Answers.' };
const dataTypes = (...args: Parameters<typeof pageMeta>): unknown[] =>
  pageMeta(...args).flatMap((entry) =>
    'script:ld+json' in entry ? [(entry['script:ld+json'] as Record<string, unknown>)['@type']] : [],
  );

describe('structured data', () => {
  it('of the organisation is there when it is asked for, and left out when not [W-2.125]', () => {
    expect(dataTypes(place, { ...page, organization: true })).toContain('Organization');
    expect(dataTypes(place, page)).not.toContain('Organization');
  });

  it('of the FAQ is there when it is given, and left out when not [W-2.126]', () => {
    const faq = [{ question: 'Q?', answer: 'A.' }];
    expect(dataTypes(place, { ...page, faq })).toContain('FAQPage');
    expect(dataTypes(place, page)).not.toContain('FAQPage');
  });
});

it('the FAQ data has three questions: the product, its voice technology, and the free trial, which exists [W-2.127, W-2.128, W-2.129, W-2.130]', () => {
  const questions = faqItems();
  expect(questions).toHaveLength(3);
  const [product, technology, trial] = questions;
  expect(product?.question).toMatch(/^What is/);
  expect(technology?.question).toMatch(/how .*voice technology work/i);
  expect(trial?.question).toMatch(/free trial/);
  expect(trial?.answer).toMatch(/^Yes/);
});
