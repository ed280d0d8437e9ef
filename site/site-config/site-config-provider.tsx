import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useWords } from '../languages/use-words.tsx';
import {
  defaultSiteConfig,
  imageOf,
  linkUrl,
  mergeSiteConfig,
  type SiteConfig,
  type SiteImage,
  siteConfigKey,
  textOf,
} from './site-config.ts';
import type { SiteConfigChanges } from './site-config-schema.ts';

const SiteConfigContext = createContext<SiteConfig | undefined>(undefined);

export interface SiteConfigProviderProps {
  /** What the admin published, checked; the site stands on its defaults without it. */
  published?: SiteConfigChanges | undefined;
  children: ReactNode;
}

/**
 * Gives pages their configuration: what this browser keeps under `siteConfig`, over what is published, over the
 * defaults. What the browser keeps takes effect once the page is alive, and anew when another tab changes it.
 */
export function SiteConfigProvider({ published, children }: SiteConfigProviderProps) {
  const [stored, setStored] = useState<SiteConfigChanges>();
  const base = useMemo(
    () => (published ? mergeSiteConfig(defaultSiteConfig, published) : defaultSiteConfig),
    [published],
  );
  const config = useMemo(() => (stored ? mergeSiteConfig(base, stored) : base), [base, stored]);

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      try {
        // Its rules are only worth loading where there is something to hold to them.
        const { applyLook, readStoredConfig } = await import('./stored-config.ts');
        if (!isCurrent) return;
        const changes = readStoredConfig();
        setStored(changes);
        applyLook(changes ? mergeSiteConfig(base, changes) : base);
      } catch (error) {
        console.error('The stored configuration is not applied', error);
      }
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === siteConfigKey || key === null) void read();
    };
    if (hasStored()) void read();
    window.addEventListener('storage', onStorage);
    return () => {
      isCurrent = false;
      window.removeEventListener('storage', onStorage);
    };
  }, [base]);

  return <SiteConfigContext value={config}>{children}</SiteConfigContext>;
}

function hasStored(): boolean {
  try {
    return localStorage.getItem(siteConfigKey) !== null;
  } catch {
    // A browser that refuses storage keeps nothing.
    return false;
  }
}

/** The configuration of the page. Throws outside {@link SiteConfigProvider}. */
export function useSiteConfig(): SiteConfig {
  const config = use(SiteConfigContext);
  if (!config) throw new Error('useSiteConfig needs a SiteConfigProvider above it');
  return config;
}

/** Words of the page by section and key, in its language; `fallback` where nobody configured any. */
export function useText(section: string, key: string, fallback: string): string {
  return useWords()(textOf(useSiteConfig(), section, key, fallback));
}

/** The address of a link by its id; empty when there is none. */
export function useLink(id: string): string {
  return linkUrl(useSiteConfig(), id);
}

/** A picture by its field; undefined when its slot is empty. */
export function useImage(field: string): SiteImage | undefined {
  return imageOf(useSiteConfig(), field);
}
