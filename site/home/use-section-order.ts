import { useLayoutEffect, useSyncExternalStore } from 'react';
import { readSavedOrder, type SectionEntry, savedOrderEntry } from './section-order.ts';

const subscribe = (changed: () => void) => {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
};

/** The saved text; null when there is none, or when the page gave up waiting and shows the published order already. */
function savedText(): string | null {
  if (document.documentElement.getAttribute('data-home-order') === 'given-up') return null;
  try {
    return localStorage.getItem(savedOrderEntry);
  } catch (error) {
    console.error('The saved section order could not be read', error);
    return null;
  }
}

let lastRead: { text: string | null; otherwise: readonly SectionEntry[]; order: readonly SectionEntry[] } | undefined;

/** Parses and logs once for each text. */
function orderOf(text: string | null, otherwise: readonly SectionEntry[]): readonly SectionEntry[] {
  if (lastRead?.text !== text || lastRead.otherwise !== otherwise)
    lastRead = { text, otherwise, order: readSavedOrder(text, otherwise) };
  return lastRead.order;
}

/** The order of the home page in this browser: the saved one, else `published`. Uncovers the page once it is drawn. */
export function useSectionOrder(published: readonly SectionEntry[]): readonly SectionEntry[] {
  const text = useSyncExternalStore(subscribe, savedText, nothingSaved);
  useLayoutEffect(() => {
    // The page comes alive as the server wrote it; only then it is drawn in a saved order.
    if (text === savedText()) document.documentElement.removeAttribute('data-home-order');
  }, [text]);
  return text === null ? published : orderOf(text, published);
}

function nothingSaved(): null {
  return null;
}
