import { errorMessage } from '@parley/kit-base/app-error';
import { type Clock, systemClock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import { asRole } from '@parley/kit-server/roles';
import { sql } from 'kysely';
import type { Provider } from '../contact/provider.ts';
import type { Language } from '../languages/languages.ts';
import { builtInContent } from './built-in-pages.server.ts';
import type { ContactContent, LegalContent, LegalPageName, PageContent } from './page-content.ts';
import { type PageName, pageSchemas } from './page-content.ts';
import { type ContactText, type LegalText, type PublicPages, providerOf } from './page-texts.ts';
import { renderProviderText } from './provider-text.server.ts';

/** How old what pages are rendered with may be. Milliseconds. */
const freshMs = 1000;

interface PublishedPage {
  page: PageName;
  language: Language['code'];
  number: number;
  content: unknown;
}

export interface PublishedPagesOptions {
  database: Database;
  logger: Logger;
  clock?: Clock;
}

/** What admins wrote of pages, else what comes with the software. Changes show within a second, or when it is told to look. */
export class PublishedPages implements PublicPages {
  readonly #options: PublishedPagesOptions;
  readonly #clock: Clock;
  #known: readonly PublishedPage[] = [];
  #reading: Promise<readonly PublishedPage[]> | undefined;
  #readAt = 0;

  constructor(options: PublishedPagesOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
  }

  /** What is asked for next is read anew. */
  forget(): void {
    this.#reading = undefined;
  }

  async legal(page: LegalPageName, language: Language): Promise<LegalText> {
    const [content, provider] = await Promise.all([this.#contentOf(page, language), this.#provider(language)]);
    const { lead, since, body } = (content ?? (await builtInContent(page, language))) as LegalContent;
    const text = await renderProviderText(body, language, provider);
    return { lead, since, text, isExample: provider.isExample };
  }

  async contact(language: Language): Promise<ContactText> {
    const [content, provider] = await Promise.all([this.#contentOf('contact', language), this.#provider(language)]);
    const { statement, lead, body } = (content ?? (await builtInContent('contact', language))) as ContactContent;
    const { html } = await renderProviderText(body, language, provider);
    return { statement, lead, html, provider };
  }

  async privacyVersion(language: Language): Promise<number | null> {
    return (await this.#find('privacy-policy', language))?.number ?? null;
  }

  /** What a language does not say of the provider, English does. */
  async #provider(language: Language): Promise<Provider> {
    const own = await this.#contentOf('contact', language);
    const content = own ?? (await this.#find('contact', { code: 'en' }))?.content ?? null;
    return providerOf((content as ContactContent | null) ?? undefined);
  }

  async #contentOf(page: PageName, language: Language): Promise<PageContent | null> {
    return ((await this.#find(page, language))?.content ?? null) as PageContent | null;
  }

  async #find(page: PageName, { code }: Pick<Language, 'code'>): Promise<PublishedPage | undefined> {
    return (await this.#read()).find((published) => published.page === page && published.language === code);
  }

  /** Never rejects: while the database does not answer, pages stand on what was known last. */
  #read(): Promise<readonly PublishedPage[]> {
    const now = this.#clock.now();
    if (!this.#reading || now - this.#readAt >= freshMs) {
      this.#readAt = now;
      this.#reading = this.#fetch();
    }
    return this.#reading;
  }

  async #fetch(): Promise<readonly PublishedPage[]> {
    const { database, logger } = this.#options;
    try {
      const rows = await asRole(database, { role: 'anon' }, async (transaction) => {
        const found = await sql<PublishedPage>`
          select page, language, number, content from site.get_published_pages()`.execute(transaction);
        return found.rows;
      });
      this.#known = rows.map((row) => checked(row, logger));
    } catch (error) {
      logger.error('the texts of pages could not be read', { error: errorMessage(error) });
    }
    return this.#known;
  }
}

/** A content that is not what the schema says is not shown; the number of the version stays, since it was agreed to. */
function checked(row: PublishedPage, logger: Logger): PublishedPage {
  if (row.content === null || pageSchemas[row.page].safeParse(row.content).success) return row;
  logger.error('the published text of a page cannot be read', { page: row.page, language: row.language });
  return { ...row, content: null };
}
