import { useState } from 'react';
import { isDefaultImage } from './site-config.ts';
import { useImage } from './site-config-provider.tsx';

/** What an `img` needs. */
export interface OwnImage {
  src: string;
  alt: string;
  onError: () => void;
}

/**
 * The picture that somebody put in a slot, for places whose design stands without one. Undefined while the slot is
 * empty or holds what came with the site, and once the picture could not be loaded.
 */
export function useOwnImage(field: string): OwnImage | undefined {
  const image = useImage(field);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (!image || image.url === brokenUrl || isDefaultImage(image)) return undefined;
  return { src: image.url, alt: image.alt, onError: () => setBrokenUrl(image.url) };
}
