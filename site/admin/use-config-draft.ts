import { useEffect, useMemo, useState } from 'react';
import { type SectionEntry, savedOrderEntry } from '../home/section-order.ts';
import {
  changesOver,
  type EditedConfig,
  editedConfig,
  isEmptyChange,
  ownConfig,
  sectionEntries,
} from '../site-config/edited-config.ts';
import { siteConfigKey } from '../site-config/site-config.ts';
import { parseSiteConfig, type SiteConfigChanges } from '../site-config/site-config-schema.ts';

/**
 * What an admin changes of the configuration before it is published. It lives in this browser's own entries, which the
 * site's pages lay over what is published: so they show it here, and nowhere else, and it is still there tomorrow.
 */
export interface ConfigDraft {
  edited: EditedConfig;
  /** What everybody sees. */
  published: EditedConfig;
  /** Whether it differs from what is published. */
  isDirty: boolean;
  /** Whether it was there when the editor opened. */
  wasKept: boolean;
  change: (next: (before: EditedConfig) => EditedConfig) => void;
  discard: () => void;
}

/** How long after the last change pages are told. */
const settleMs = 150;

export function useConfigDraft(changes: SiteConfigChanges): ConfigDraft {
  const published = useMemo(() => editedConfig(ownConfig, changes), [changes]);
  const [kept] = useState(() => keptDraft(published));
  const [edited, setEdited] = useState(kept ?? published);
  const over = useMemo(() => changesOver(published, edited), [published, edited]);
  const isDirty = !isEmptyChange(over);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isDirty) return forgetDraft();
      localStorage.setItem(siteConfigKey, JSON.stringify(over));
      if (over.sections.length > 0)
        localStorage.setItem(savedOrderEntry, JSON.stringify(sectionEntries(edited.sections)));
      else localStorage.removeItem(savedOrderEntry);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [isDirty, over, edited]);

  return {
    edited,
    published,
    isDirty,
    wasKept: kept !== undefined,
    change: setEdited,
    discard: () => setEdited(published),
  };
}

/** Takes the draft out of this browser: its pages show what is published. */
export function forgetDraft(): void {
  localStorage.removeItem(siteConfigKey);
  localStorage.removeItem(savedOrderEntry);
}

/** What this browser keeps, over what is published; undefined when it keeps nothing that changes it. */
function keptDraft(published: EditedConfig): EditedConfig | undefined {
  const config = readEntry(siteConfigKey);
  const order = readEntry(savedOrderEntry);
  const { changes } = parseSiteConfig(config ?? {});
  const { changes: saved } = parseSiteConfig({ sections: order ?? [] });
  const edited = editedConfig(published, changes, saved.sections as SectionEntry[]);
  return isEmptyChange(changesOver(published, edited)) ? undefined : edited;
}

function readEntry(name: string): unknown {
  const text = localStorage.getItem(name);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn(`The entry ${name} of this browser cannot be read`, error);
    return undefined;
  }
}
