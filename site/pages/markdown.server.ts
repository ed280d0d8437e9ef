import { Marked, type Tokens } from 'marked';

export interface Heading {
  /** Anchor of the heading in the rendered text. */
  id: string;
  text: string;
}

export interface RenderedText {
  html: string;
  /** The second-level headings in their order. */
  headings: Heading[];
}

/**
 * Renders our own texts. Beside plain Markdown it knows one block, a talk:
 *
 *     ```talk
 *     Buyer: Is the flat still available?
 *     Agent (hi): जी, है।
 *     ```
 *
 * HTML is taken as it stands, so this is for texts that come with the software and never for what people send.
 */
export function renderMarkdown(source: string): RenderedText {
  const headings: Heading[] = [];
  const marked = new Marked({
    // An address is a link only where the text says so.
    tokenizer: { url: () => undefined },
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const html = this.parser.parseInline(tokens);
        const text = this.parser.parseInline(tokens, this.parser.textRenderer).replaceAll('&amp;', '&');
        const id = toAnchor(text);
        if (depth === 2) headings.push({ id, text });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      code({ text, lang }: Tokens.Code) {
        return lang === 'talk' ? renderTalk(text) : false;
      },
    },
  });
  return { html: marked.parse(source, { async: false }), headings };
}

/** The anchor of a heading: lower case, words joined by hyphens, in letters of any script. */
function toAnchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

const turnPattern = /^(?<who>[^:(]+?)\s*(?:\((?<lang>[a-zA-Z-]+)\))?:\s*(?<words>.+)$/;

function renderTalk(text: string): string {
  const turns = text.split('\n').map((line) => {
    const { who, lang, words } = turnPattern.exec(line)?.groups ?? {};
    if (!who || !words) throw new Error(`A turn of a talk reads "Who: words", not "${line}"`);
    const said = lang ? `<p class="talk__words" lang="${lang}">` : '<p class="talk__words">';
    return `<li data-speaker="${who === 'Agent' ? 'agent' : 'buyer'}"><p class="talk__who">${escapeText(who)}</p>${said}${escapeText(words)}</p></li>`;
  });
  return `<ol class="talk">${turns.join('')}</ol>\n`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
