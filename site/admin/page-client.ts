import type { Language } from '../languages/languages.ts';
import type { RenderedText } from '../pages/markdown.server.ts';
import type { PageContent, PageName, PageState } from '../pages/page-content.ts';
import { askAdmin, withBody } from './table-client.ts';

type Code = Language['code'];

/** What the editors of pages ask the server. All throw a TableError. */
export const pageClient = {
  read: (page: PageName, language: Code, signal?: AbortSignal) =>
    askAdmin<PageState>(`pages/${page}/${language}`, signal ? { signal } : {}),
  readVersion: (page: PageName, language: Code, number: number) =>
    askAdmin<PageContent>(`pages/${page}/${language}/${number}`),
  save: (page: PageName, language: Code, version: { content: PageContent; publish: boolean; base: number }) =>
    askAdmin<PageState>(`pages/${page}/${language}`, withBody('POST', version)),
  restore: (page: PageName, language: Code, number: number) =>
    askAdmin<PageState>(`pages/${page}/${language}/${number}/restore`, withBody('POST', {})),
  /** A text as visitors would see it. */
  preview: (format: 'markdown' | 'html', language: Code, text: string) =>
    askAdmin<RenderedText>('text-preview', withBody('POST', { format, language, text })),
};
