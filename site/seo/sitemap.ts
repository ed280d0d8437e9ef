import { english, languages, localPath } from '../languages/languages.ts';

export interface SitemapEntry {
  /** In English. */
  path: string;
  /** It has no text in other languages. */
  englishOnly?: boolean;
  /** Day of the last change, `YYYY-MM-DD`, when it is known. */
  changed?: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** The sitemap of sitemaps.org, each page with the same page in other languages. `publicUrl` is the site's address without a trailing slash. */
export function writeSitemap(publicUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap(({ path, changed, englishOnly = false }) => {
    const day = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    const addresses = (englishOnly ? [english] : languages).map((language) => ({
      code: language.code,
      address: escapeXml(publicUrl + localPath(language, path)),
    }));
    const alternates = englishOnly ? [] : [...addresses, { code: 'x-default', address: escapeXml(publicUrl + path) }];
    const others = alternates.map(
      ({ code, address }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`,
    );
    return addresses.map(({ address }) => `<url><loc>${address}</loc>${day}${others.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
}
