import sanitizeHtml from 'sanitize-html';
import { type RenderedText, toAnchor } from './markdown.server.ts';

/** What a long text may hold. Scripts, styles, frames, forms and event handlers are none of it. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start', { name: 'class', values: ['talk'] }],
    // A talk says who speaks, and in which language.
    li: [{ name: 'data-speaker', values: ['agent', 'buyer'] }],
    p: ['lang', { name: 'class', values: ['talk__who', 'talk__words'] }],
    th: ['colspan', 'rowspan', 'align'],
    td: ['colspan', 'rowspan', 'align'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // A picture is fetched with the page; those of other hosts would tell these who reads it.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }): sanitizeHtml.Tag => ({
      tagName,
      attribs: /^https?:/i.test(href) ? { href, rel: 'noopener nofollow' } : { href },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  // A picture that may not be fetched from where it lies is no picture.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/(?!\/)/.test(attribs.src ?? ''),
};

/**
 * Makes HTML from whatever source safe to show: what is not known goes, the words in it stay. Everything long that is
 * shown has come through here, also what was made safe when it was saved.
 */
export function toSafeHtml(html: string): string {
  return sanitizeHtml(html, allowed);
}

/** Makes HTML safe and gives its headings anchors, each its own. */
export function renderSafeHtml(html: string): RenderedText {
  const headings: RenderedText['headings'] = [];
  const seen = new Map<string, number>();
  const anchored = withTableHeads(toSafeHtml(html)).replace(
    /<h([234])>([\s\S]*?)<\/h\1>/g,
    (_, depth: string, inner: string) => {
      const text = textOf(inner);
      const base = toAnchor(text) || 'part';
      const count = (seen.get(base) ?? 0) + 1;
      seen.set(base, count);
      const id = count === 1 ? base : `${base}-${count}`;
      if (depth === '2' && text !== '') headings.push({ id, text });
      return `<h${depth} id="${id}">${inner}</h${depth}>`;
    },
  );
  return { html: anchored, headings };
}

/** Editors leave a table's head in its body, where phones cannot put it aside. */
function withTableHeads(html: string): string {
  return html.replace(
    /<tbody><tr>((?:<th\b[^>]*>(?:(?!<\/th>)[\s\S])*<\/th>)+)<\/tr>/g,
    '<thead><tr>$1</tr></thead><tbody>',
  );
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&amp;': '&' };

/** The words of a safe HTML. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .trim();
}
