import { provider } from '../contact/provider.ts';
import type { Language } from '../languages/languages.ts';
import { loadWords, type Words } from '../languages/words.ts';
import { type RenderedText, renderMarkdown } from './markdown.server.ts';

/**
 * Renders, in a language, a text that names the provider as `{{email}}` and the like. Rejects for a name that is not
 * known.
 */
export async function renderProviderText(
  language: Language,
  sources: Readonly<Record<Language['code'], string>>,
): Promise<RenderedText> {
  const values = valuesIn(await loadWords(language));
  return renderMarkdown(
    sources[language.code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`A text asks for {{${name}}}, which the provider does not have`);
      return value;
    }),
  );
}

function valuesIn(t: Words): Record<string, string> {
  return {
    brand: provider.brand,
    legalName: t(provider.legalName),
    email: mailbox(provider.email),
    addressLine: provider.address.map((line) => t(line)).join(', '),
    grievanceName: t(provider.grievance.name),
    grievanceEmail: mailbox(provider.grievance.email),
    courts: t(provider.courts),
  };
}

function mailbox(address: string): string {
  return provider.isExample ? address : `[${address}](mailto:${address})`;
}
