import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SiteConfigProvider, useImage, useLink, useSiteConfig, useText } from './site-config-provider.tsx';
import { parseSiteConfig } from './site-config-schema.ts';

function Shown() {
  const title = useText('hero', 'title', 'Own title');
  return `${title}|${useLink('demo-booking')}|${useImage('heroProduct')?.url}|${useSiteConfig().texts.length}`;
}

describe('the configuration of a page', () => {
  it('cannot be asked for outside its provider [W-8.57]', () => {
    expect(() => renderToString(<Shown />)).toThrow('useSiteConfig needs a SiteConfigProvider above it');
  });

  it('is the default one while nothing is published', () => {
    const html = renderToString(
      <SiteConfigProvider>
        <Shown />
      </SiteConfigProvider>,
    );
    expect(html).toBe('Own title|/booking|/pictures/hero-product.svg|0');
  });

  it('has what is published already on the server', () => {
    const { changes } = parseSiteConfig({
      links: [{ id: 'demo-booking', url: 'https://calendar.example/parley' }],
      images: [{ id: 'hero-product', url: '' }],
      texts: [{ id: 't', section: 'hero', field: 'title', content: 'Published title' }],
    });
    const html = renderToString(
      <SiteConfigProvider published={changes}>
        <Shown />
      </SiteConfigProvider>,
    );
    expect(html).toBe('Published title|https://calendar.example/parley|undefined|1');
  });
});
