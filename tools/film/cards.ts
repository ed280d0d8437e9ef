import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';

const font = async (name: string) => {
  const file = fileURLToPath(new URL(`../../node_modules/@fontsource-variable/${name}`, import.meta.url));
  return `url(data:font/woff2;base64,${(await readFile(file)).toString('base64')}) format("woff2")`;
};

/** The mark, as the site draws it. */
export const mark = `<svg viewBox="0 0 30 30"><g fill="#00cfe8"><rect x="1" y="11" width="4" height="8" rx="2"/><rect x="7" y="6" width="4" height="18" rx="2"/></g><g fill="#3f66fb"><rect x="13" y="2" width="4" height="26" rx="2"/><rect x="19" y="8" width="4" height="14" rx="2"/><rect x="25" y="12" width="4" height="6" rx="2"/></g></svg>`;

/** A page on which cards of a film are drawn, in the product's type and colours. */
export class CardTable {
  readonly page: Page;
  readonly #style: string;

  private constructor(page: Page, style: string) {
    this.page = page;
    this.#style = style;
  }

  static async open(browser: Browser, width: number, height: number): Promise<CardTable> {
    const page = await browser.newPage({ viewport: { width, height } });
    const [anek, figtree] = await Promise.all([
      font('anek-latin/files/anek-latin-latin-wght-normal.woff2'),
      font('figtree/files/figtree-latin-wght-normal.woff2'),
    ]);
    const style = `
      @font-face { font-family: "Anek Latin"; src: ${anek}; font-weight: 100 800; }
      @font-face { font-family: "Figtree"; src: ${figtree}; font-weight: 300 900; }
      * { box-sizing: border-box; margin: 0; }
      body { width: ${width}px; height: ${height}px; overflow: hidden; color: #1e293b;
             font: 500 26px/1.4 "Figtree", "Noto Sans Devanagari", sans-serif; }
      h1, h2 { font-family: "Anek Latin"; letter-spacing: -0.025em; line-height: 1; }`;
    return new CardTable(page, style);
  }

  /** Lays a card; animations in its style stand still until {@link at} moves them. */
  async lay(html: string, style: string): Promise<void> {
    await this.page.setContent(`<style>${this.#style}${style}</style>${html}`);
    await this.page.evaluate(async () => {
      await document.fonts.ready;
      for (const animation of document.getAnimations()) animation.pause();
    });
  }

  /** The card as it looks after some seconds. With `isHole` what has no colour is transparent. */
  async at(seconds: number, isHole = false): Promise<Buffer> {
    await this.page.evaluate((ms) => {
      for (const animation of document.getAnimations()) animation.currentTime = ms;
    }, seconds * 1000);
    return this.page.screenshot({ omitBackground: isHole });
  }
}
