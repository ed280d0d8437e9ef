import { describe, expect, it } from 'vitest';
import { provider } from '../contact/provider.ts';
import { english, languages } from '../languages/languages.ts';
import { renderProviderText } from './provider-text.server.ts';

const hindi = languages.find(({ code }) => code === 'hi') ?? english;

describe('a text that names the provider', () => {
  it('gets the name and the mailbox of the configuration [W-1.34]', async () => {
    const text = '<h2>Who we are</h2><p>Write to {{brand}} at {{email}}.</p>';
    const { html, headings } = await renderProviderText(text, english, provider);
    expect(html).toContain(`Write to ${provider.brand} at ${provider.email}.`);
    expect(headings).toEqual([{ id: 'who-we-are', text: 'Who we are' }]);
  });

  it('links mailboxes that are no examples', async () => {
    const { html } = await renderProviderText('<p>{{email}}</p>', english, { ...provider, isExample: false });
    expect(html).toBe(`<p><a href="mailto:${provider.email}">${provider.email}</a></p>`);
  });

  it('is read in the language that is asked for, with headings that can be linked to', async () => {
    const text = '<h2>हम कौन हैं</h2><p>{{grievanceName}}</p>';
    const { html, headings } = await renderProviderText(text, hindi, provider);
    expect(headings).toEqual([{ id: 'हम-कौन-हैं', text: 'हम कौन हैं' }]);
    expect(html).toContain('शिकायत अधिकारी');
  });

  it('stays safe whatever the provider is called and wherever the name stands', async () => {
    const evil = { ...provider, legalName: '"><img src=x onerror=alert(1)>' };
    const { html } = await renderProviderText('<p title="{{legalName}}">{{legalName}}</p>', english, evil);
    expect(html).not.toMatch(/<img|onerror=alert\(1\)>(?!")/);
    expect(html).toContain('&lt;img');
  });
});
