import { launchBrowser } from '@parley/kit-testing/browser';

/** A page as it stands in the document: the sections of the home page apart, for a component each. */
export interface PageSource {
  title: string;
  /** Addresses of its style sheets. */
  sheets: string[];
  bodyHtml: string;
  bodyJsx: string;
}

/** Runs in the page: its body as React elements. Scripts are left out. */
function toJsx(): string {
  const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const names: Record<string, string> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex' };
  const switches = new Set(['hidden', 'controls', 'playsinline', 'muted', 'disabled', 'required', 'open', 'default']);
  const styleOf = (text: string) =>
    Object.fromEntries(
      text
        .split(';')
        .map((rule) => rule.split(/:(.*)/s))
        .flatMap(([key = '', value]) =>
          value ? [[key.trim().startsWith('--') ? key.trim() : camel(key.trim()), value.trim()]] : [],
        ),
    );
  const write = (node: Node): string => {
    if (node instanceof Text) return JSON.stringify(node.data);
    if (!(node instanceof Element) || node.localName === 'script') return '';
    const props: Record<string, unknown> = {};
    for (const { name, value } of node.attributes) {
      if (name === 'style') props.style = styleOf(value);
      else if (name === 'value') props.defaultValue = value;
      else props[names[name] ?? name] = switches.has(name) ? true : value;
    }
    const children = [...node.childNodes].map(write).filter(Boolean);
    return `h(${[JSON.stringify(node.localName), JSON.stringify(props), ...children].join(', ')})`;
  };
  return [...document.body.childNodes].map(write).filter(Boolean).join(',\n');
}

/** Reads a page as the server sends it, without running its program. */
export async function readPage(url: string): Promise<PageSource> {
  const browser = await launchBrowser();
  try {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    return {
      title: await page.title(),
      sheets: await page
        .locator('link[rel=stylesheet]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href)),
      bodyHtml: await page.evaluate(() => {
        const body = document.body.cloneNode(true) as HTMLElement;
        for (const script of body.querySelectorAll('script')) script.remove();
        return body.innerHTML;
      }),
      bodyJsx: await page.evaluate(toJsx),
    };
  } finally {
    await browser.close();
  }
}
