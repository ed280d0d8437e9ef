import { Logo } from '@parley/kit-ui/logo';
import { useOwnImage } from './use-own-image.ts';

/** The brand, from its picture slot. Our own mark is drawn in the page, which costs no request. */
export function SiteLogo({ field }: { field: 'companyLogo' | 'footerLogo' }) {
  const image = useOwnImage(field);
  // biome-ignore lint/a11y/useAltText: it comes with the image
  return image ? <img {...image} className="site-logo" height={36} /> : <Logo brand="Parley" />;
}
