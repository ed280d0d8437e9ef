import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The policy hashes of the inline scripts of a page. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, code] of html.matchAll(inlineScript)) {
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
    );
  }
  return [...hashes];
}

/** Other hosts that a page may reach, by directive. */
export type PageSources = Partial<
  Record<'script-src' | 'img-src' | 'media-src' | 'connect-src' | 'frame-src', readonly string[]>
>;

/**
 * The origin of an address as a policy may name it. Undefined for other addresses than http and https, and for hosts
 * with a character that would begin another directive or policy.
 */
export function policyOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin } = new URL(address);
  return /^https?:\/\/[a-z0-9._:[\]-]+$/.test(origin) ? origin : undefined;
}

/**
 * The content security policy of one rendered page. Inline scripts run by their hash alone, so a cached body keeps its
 * header. Styles may be inline: React writes style attributes.
 */
export function pagePolicy(
  html: string,
  framedBy: 'nobody' | 'this-site',
  sources: readonly PageSources[] = [],
): string {
  const and = (directive: keyof PageSources) => {
    const hosts = new Set(sources.flatMap((source) => source[directive] ?? []));
    return [...hosts].map((host) => ` ${host}`).join('');
  };
  return [
    "default-src 'self'",
    `script-src 'self' ${inlineScriptHashes(html).join(' ')}`.trim() + and('script-src'),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${and('img-src')}`,
    `media-src 'self' blob:${and('media-src')}`,
    "font-src 'self'",
    `connect-src 'self' ws: wss:${and('connect-src')}`,
    `frame-src 'self'${and('frame-src')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${framedBy === 'this-site' ? "'self'" : "'none'"}`,
  ].join('; ');
}

/**
 * Moves the style sheet to the front of the head and lowers the priority of module preloads, so that a page paints
 * before its scripts arrive.
 */
export function paintFirst(html: string): string {
  const headEnd = html.indexOf('</head>');
  if (headEnd < 0) return html;
  const sheets: string[] = [];
  const head = html.slice(0, headEnd).replace(/<link[^>]*rel="stylesheet"[^>]*>/g, (sheet) => {
    sheets.push(sheet);
    return '';
  });
  const page = head.replace('<head>', `<head>${sheets.join('')}`) + html.slice(headEnd);
  return page.includes('rel="modulepreload"')
    ? page.replace(/<link([^>]*rel="modulepreload")/g, '<link fetchpriority="low"$1')
    : page;
}
