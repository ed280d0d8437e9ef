import { siteConfigKey } from './site-config.ts';

/**
 * Runs in the head of a page, as its own text: gives it the colours, buttons and gaps that this browser keeps, before
 * anything is painted. The rest of what is kept takes effect with the page's program, which also checks more.
 */
function paint(key: string): void {
  try {
    const styles = JSON.parse(localStorage.getItem(key) ?? '{}')?.styles;
    const page = document.documentElement.style;
    const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    for (const { id, value } of styles?.colors ?? []) {
      if (CSS.supports('color', value)) page.setProperty(`--color-${id}`, value);
    }
    for (const [name, pixels] of Object.entries(styles?.spacing ?? {})) {
      if (typeof pixels === 'number') page.setProperty(`--${kebab(name)}`, `${pixels}px`);
    }
    for (const [kind, style] of Object.entries(styles?.buttonStyles ?? {})) {
      for (const [name, value] of Object.entries(style as Record<string, string>)) {
        const property = name === 'borderRadius' ? 'border-radius' : 'color';
        if (CSS.supports(property, value)) page.setProperty(`--button-${kind}-${kebab(name)}`, value);
      }
    }
  } catch (error) {
    console.warn('The stored siteConfig is not painted', error);
  }
}

const script = `<script>(${paint.toString().replace(/\s+/g, ' ')})(${JSON.stringify(siteConfigKey)})</script>`;

/** Puts the script into the head of a rendered page. */
export function paintStored(html: string): string {
  return html.replace('</head>', () => `${script}</head>`);
}
