import { describe, expect, it } from 'vitest';
import { provider } from '../contact/provider.ts';
import { renderProviderText } from './provider-text.server.ts';

describe('a text that names the provider', () => {
  it('gets the name and the mailbox of the configuration [W-1.34]', () => {
    const { html, headings } = renderProviderText('## Who we are\n\nWrite to {{brand}} at {{email}}.');
    expect(html).toContain(provider.brand);
    expect(html).toContain(provider.email);
    expect(headings).toEqual([{ id: 'who-we-are', text: 'Who we are' }]);
  });

  it('is refused when it asks for what the provider does not have', () => {
    expect(() => renderProviderText('Fax: {{fax}}')).toThrow(/fax/);
  });
});
