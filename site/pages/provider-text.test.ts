import { describe, expect, it } from 'vitest';
import { provider } from '../contact/provider.ts';
import { english, languages } from '../languages/languages.ts';
import { renderProviderText } from './provider-text.server.ts';

const render = (source: string) => renderProviderText(english, { en: source, hi: '' });

describe('a text that names the provider', () => {
  it('gets the name and the mailbox of the configuration [W-1.34]', async () => {
    const { html, headings } = await render('## Who we are\n\nWrite to {{brand}} at {{email}}.');
    expect(html).toContain(provider.brand);
    expect(html).toContain(provider.email);
    expect(headings).toEqual([{ id: 'who-we-are', text: 'Who we are' }]);
  });

  it('is read in the language that is asked for, with headings that can be linked to', async () => {
    const hindi = languages.find(({ code }) => code === 'hi') ?? english;
    const { html, headings } = await renderProviderText(hindi, { en: '', hi: '## हम कौन हैं\n\n{{grievanceName}}' });
    expect(headings).toEqual([{ id: 'हम-कौन-हैं', text: 'हम कौन हैं' }]);
    expect(html).toContain('शिकायत अधिकारी');
  });

  it('is refused when it asks for what the provider does not have', async () => {
    await expect(render('Fax: {{fax}}')).rejects.toThrow(/fax/);
  });
});
