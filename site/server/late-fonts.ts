/**
 * # Fonts after words
 *
 * The first words of a visit are painted in a font that the device has, with the measures of ours, and change to ours
 * when these come: so they wait for no file. A tab that has loaded the fonts once paints with them at once.
 */

/** A font with a file of its own; those that only measure a font of the device stay where they are. */
const webFont = /@font-face\s*\{[^}]*url\([^}]*\}/g;

/** In the tab's own store: that it has loaded the fonts. */
const loadedKey = 'fonts';

/** Runs in the page; it is sent as its own text. */
function loadFonts(key: string): void {
  const style = document.getElementById('web-fonts') as HTMLStyleElement;
  const show = () => {
    style.media = 'all';
  };
  let isKnown = false;
  try {
    isKnown = sessionStorage.getItem(key) !== null;
    sessionStorage.setItem(key, 'loaded');
  } catch {
    /* A browser that keeps nothing loads them late each time. */
  }
  if (isKnown) {
    show();
    return;
  }
  addEventListener('load', show);
  new PerformanceObserver(show).observe({ type: 'paint', buffered: true });
}

const script = `<script>(${loadFonts.toString().replace(/\s+/g, ' ')})(${JSON.stringify(loadedKey)})</script>`;

/** The style elements of a page's head for its style sheets, in their order, with the web fonts apart. */
export function styleElements(sheets: readonly string[]): string {
  const fonts = sheets.flatMap((sheet) => sheet.match(webFont) ?? []).join('');
  const rest = sheets.map((sheet) => `<style>${sheet.replace(webFont, '')}</style>`).join('');
  if (fonts === '') return rest;
  const late = `<style id="web-fonts" media="not all">${fonts}</style>${script}`;
  return `${rest}${late}<noscript><style>${fonts}</style></noscript>`;
}
