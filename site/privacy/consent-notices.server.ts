import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import { languages } from '../languages/languages.ts';
import { loadWords } from '../languages/words.ts';
import { type ConsentKind, consentPurposes, consentTexts, versionIn } from '../leads/consent-wording.ts';

/** Writes down what each notice of today says, in each language, so that the ledger can show it for ever. */
export async function rememberConsentNotices(database: Database, logger: Logger): Promise<void> {
  for (const language of languages) {
    const t = await loadWords(language);
    for (const kind of Object.keys(consentTexts) as ConsentKind[]) {
      const version = versionIn(kind, language);
      const wording = t(consentTexts[kind]);
      const { rows } = await database.pool.query<{ wording: string }>(
        `with added as (
           insert into site.consent_notices (version, form, language, purpose, wording) values ($1, $2, $3, $4, $5)
           on conflict do nothing returning wording)
         select wording from added union all select wording from site.consent_notices where version = $1`,
        [version, kind, language.code, consentPurposes[kind], wording],
      );
      // People agreed to the other text: it must not be shown as what it never said.
      if (rows.some((row) => row.wording !== wording))
        logger.error('a consent notice changed but kept its version; the ledger keeps the first text', { version });
    }
  }
}
