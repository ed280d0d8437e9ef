import type { CallCore } from '../core/call-core.ts';

export interface Styles {
  bodyClass?: string | undefined;
  cssFile?: string | undefined;
  cssText?: string | undefined;
}

/** Styles the page in the frame. An address is meant as the page around the frame understands it. */
export function loadCss(core: CallCore, { bodyClass, cssFile, cssText }: Styles): void {
  const { window } = core.environment;
  const absolute = cssFile && window ? new URL(cssFile, window.location.href).href : cssFile;
  core.send('load-css', { cssFile: absolute, bodyClass, cssText });
}
