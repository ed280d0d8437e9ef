import type { Provider } from '../contact/provider.ts';
import type { Language } from '../languages/languages.ts';
import { loadWords, type Words } from '../languages/words.ts';
import type { RenderedText } from './markdown.server.ts';
import { renderSafeHtml } from './safe-html.server.ts';

/**
 * Renders, in a language, an HTML text that names the provider as `{{email}}` and the like. Names that nobody knows stay
 * as they are; the editor refuses them.
 */
export async function renderProviderText(html: string, language: Language, provider: Provider): Promise<RenderedText> {
  const values = valuesIn(await loadWords(language), provider);
  return renderSafeHtml(html.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole));
}

function valuesIn(t: Words, provider: Provider): Record<string, string> {
  const mailbox = (address: string) =>
    provider.isExample ? escapeText(address) : `<a href="mailto:${escapeText(address)}">${escapeText(address)}</a>`;
  return {
    brand: escapeText(provider.brand),
    legalName: escapeText(t(provider.legalName)),
    email: mailbox(provider.email),
    addressLine: escapeText(provider.address.map((line) => t(line)).join(', ')),
    grievanceName: escapeText(t(provider.grievance.name)),
    grievanceEmail: mailbox(provider.grievance.email),
    courts: escapeText(t(provider.courts)),
  };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
