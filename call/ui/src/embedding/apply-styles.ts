import type { Styles } from './host-bridge.ts';

/** Styles of the host page. A file must come from an origin that the page's policy allows. */
export function applyStyles({ bodyClass, cssFile, cssText }: Styles): void {
  if (bodyClass) document.body.className = bodyClass;
  if (cssFile) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = cssFile;
    replace('host-styles-file', link);
  }
  if (cssText) {
    const style = document.createElement('style');
    style.textContent = cssText;
    replace('host-styles-text', style);
  }
}

function replace(id: string, element: HTMLElement): void {
  document.getElementById(id)?.remove();
  element.id = id;
  document.head.append(element);
}
