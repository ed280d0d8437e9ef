import { readFile } from 'node:fs/promises';
import { provider } from '../contact/provider.ts';
import type { Language } from '../languages/languages.ts';
import { loadWords } from '../languages/words.ts';
import { markdownToHtml } from './markdown.server.ts';
import type { ContactContent, LegalContent, LegalPageName, PageContent, PageName } from './page-content.ts';

/** Since when the texts hold that come with the software. */
const since = '2026-11-01';

const legalLeads: Record<LegalPageName, string> = {
  'privacy-policy': 'What we keep about you, why, for how long, and how to have it removed.',
  'terms-of-service': 'What you may expect of this site, the agent on it and the free trial, and what is asked of you.',
};

/** What a page says until somebody edits it. */
export async function builtInContent(page: PageName, language: Language): Promise<PageContent> {
  const t = await loadWords(language);
  if (page === 'contact') return contactContent(t);
  return { lead: t(legalLeads[page]), since, body: await legalBody(page, language) } satisfies LegalContent;
}

function contactContent(t: (text: string) => string): ContactContent {
  return {
    statement: t('Leave a number. A person answers within 24 hours.'),
    lead: t(
      'Sales heads mostly want to hear the agent first, brokers mostly want to know what it costs. Both take one call.',
    ),
    body: '',
    isExample: provider.isExample,
    legalName: t(provider.legalName),
    email: provider.email,
    phone: provider.phone,
    address: provider.address.map((line) => t(line)).join('\n'),
    hours: t(provider.hours),
    grievanceName: t(provider.grievance.name),
    grievanceEmail: provider.grievance.email,
    courts: t(provider.courts),
  };
}

const bodies = new Map<string, Promise<string>>();

function legalBody(page: LegalPageName, { code }: Language): Promise<string> {
  const name = code === 'en' ? `${page}.md` : `${page}.${code}.md`;
  let body = bodies.get(name);
  if (!body) {
    body = readFile(new URL(`./texts/${name}`, import.meta.url), 'utf8').then(markdownToHtml);
    bodies.set(name, body);
  }
  return body;
}
