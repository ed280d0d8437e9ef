import { imageOf, type SiteConfig, siteConfigKey } from './site-config.ts';
import { parseSiteConfig, type SiteConfigChanges } from './site-config-schema.ts';
import { styleVariables } from './style-variables.ts';

/** What this browser keeps, as far as it is right; the rest is logged. Undefined when there is none. */
export function readStoredConfig(): SiteConfigChanges | undefined {
  const text = localStorage.getItem(siteConfigKey);
  if (text === null) return undefined;
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch (error) {
    console.warn('The stored siteConfig is no JSON and is ignored', error);
    return undefined;
  }
  const { changes, problems } = parseSiteConfig(kept);
  if (problems.length > 0) console.warn('Parts of the stored siteConfig are ignored:', problems.join('; '));
  return changes;
}

/** Gives the page the colours, buttons, gaps and icon of a configuration, instead of those that it had. */
export function applyLook(config: SiteConfig): void {
  const { style } = document.documentElement;
  const variables = styleVariables(config);
  for (const name of [...style]) if (name.startsWith('--') && !(name in variables)) style.removeProperty(name);
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
  const icon = imageOf(config, 'favicon');
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon && link) link.href = icon.url;
}
