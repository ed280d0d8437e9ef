import type { Clock } from '@parley/kit-base/clock';
import type { Database } from '@parley/kit-server/database';
import { english, languages, localPath } from '../languages/languages.ts';
import { loadWords } from '../languages/words.ts';
import type { Mail } from '../mail/mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import { linkHours, type PrivacyLinks } from './privacy-links.server.ts';

export interface PrivacyMailsOptions {
  database: Database;
  links: PrivacyLinks;
  publicUrl: () => string;
  clock: Clock;
}

interface LinkRow {
  email_key: string;
  language: string;
  asked_at: Date;
  is_known: boolean;
}

/** The mail with the link to what is kept about somebody. */
export class PrivacyMails {
  readonly #options: PrivacyMailsOptions;

  constructor(options: PrivacyMailsOptions) {
    this.#options = options;
  }

  /** Undefined, and forgotten, when nothing is kept about the address. */
  async link(id: string): Promise<Mail | undefined> {
    const { database, links, publicUrl, clock } = this.#options;
    const { rows } = await database.pool.query<LinkRow>(
      `select email_key, language, asked_at, site.person_data(email_key) is not null as is_known
         from site.privacy_links where id = $1`,
      [id],
    );
    const found = rows[0];
    if (!found || found.asked_at.getTime() + linkHours * 3_600_000 <= clock.now()) return undefined;
    if (!found.is_known) {
      await database.pool.query('delete from site.privacy_links where id = $1', [id]);
      return undefined;
    }
    const language = languages.find(({ code }) => code === found.language) ?? english;
    const t = await loadWords(language);
    const url = `${publicUrl()}${localPath(language, '/privacy/choices')}?${links.query(id, found.asked_at.getTime())}`;
    return {
      to: [found.email_key],
      subject: t('Your data at Parley'),
      ...writeMail({
        language: language.code,
        heading: t('What we keep about you'),
        paragraphs: [
          t('Somebody, we hope you, asked to see what Parley keeps about this address.'),
          t(
            'Behind the link you can read it, take it along, take your consent back, or have everything erased. The link works for 48 hours.',
          ),
        ],
        actions: [{ label: t('See my data and choices'), url }],
        footer: t('If it was not you, do nothing: nobody else has seen anything.'),
      }),
    };
  }
}
