import { Marked, type Tokens } from 'marked';
import { readTurn } from '../blog/talk.ts';

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
 * Renders Markdown. Beside what everybody knows it has one block, a talk:
 *
 *     ```talk
 *     Buyer: Is the flat still available?
 *     Agent (hi): जी, है।
 *     ```
 *
 * HTML is taken as it stands: nothing of this is shown before it has been made safe.
 */
export function markdownToHtml(source: string): string {
  const marked = new Marked({
    // An address is a link only where the text says so.
    tokenizer: { url: () => undefined },
    renderer: {
      code({ text, lang }: Tokens.Code) {
        return lang === 'talk' ? renderTalk(text) : false;
      },
    },
  });
  return marked.parse(source, { async: false });
}

/** The anchor of a heading: lower case, words joined by hyphens, in letters of any script. */
export function toAnchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** A line that is no turn stands by itself, as what nobody in particular says; the editor of posts asks for turns. */
function renderTalk(text: string): string {
  const turns = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const turn = readTurn(line);
      if (!turn) return `<li><p class="talk__words">${escapeText(line)}</p></li>`;
      const { who, lang, words } = turn;
      const said = lang ? `<p class="talk__words" lang="${lang}">` : '<p class="talk__words">';
      return `<li data-speaker="${who === 'Agent' ? 'agent' : 'buyer'}"><p class="talk__who">${escapeText(who)}</p>${said}${escapeText(words)}</p></li>`;
    });
  return `<ol class="talk">${turns.join('')}</ol>\n`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
