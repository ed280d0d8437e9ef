import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { styleElements } from './late-fonts.ts';

const sheetLink = /<link[^>]*rel="stylesheet"[^>]*>/g;
const sheetAddress = /href="(\/assets\/[\w.-]+\.css)"/;

/**
 * Puts the style sheets of a page into it, so that its first paint waits for no second answer. The links stay for the
 * page's program, which looks for them when it comes alive, but are switched off: no browser asks for their files.
 */
export class InlineSheets {
  readonly #folder: string;
  /** By the addresses of the sheets. */
  readonly #elements = new Map<string, Promise<string>>();

  /** `folder` holds the built files of browsers, under the paths of their addresses. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  async into(html: string): Promise<string> {
    const headEnd = html.indexOf('</head>');
    if (headEnd < 0) return html;
    const head = html.slice(0, headEnd);
    const addresses = [...head.matchAll(sheetLink)].flatMap(([link]) => sheetAddress.exec(link)?.[1] ?? []);
    if (addresses.length === 0) return html;
    const elements = await this.#elementsOf(addresses);
    const first = head.search(sheetLink);
    const off = (link: string) => (sheetAddress.test(link) ? link.replace('<link', '<link disabled=""') : link);
    return head.slice(0, first) + elements + head.slice(first).replace(sheetLink, off) + html.slice(headEnd);
  }

  #elementsOf(addresses: readonly string[]): Promise<string> {
    const key = addresses.join(' ');
    const known = this.#elements.get(key);
    if (known) return known;
    const elements = Promise.all(addresses.map((address) => this.#read(address))).then(styleElements);
    this.#elements.set(key, elements);
    elements.catch(() => this.#elements.delete(key));
    return elements;
  }

  async #read(address: string): Promise<string> {
    const css = await readFile(join(this.#folder, address), 'utf8');
    return css.replaceAll('</', '<\\/');
  }
}
