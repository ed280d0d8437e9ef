import { Logo } from '@parley/kit-ui/logo';
import { isDark } from './dark-color.ts';
import { useSiteConfig } from './site-config-provider.tsx';
import { useOwnImage } from './use-own-image.ts';

/**
 * The brand, from its picture slot; where the configured paper is dark, from the slot for dark ground. Our own mark is
 * drawn in the page, which costs no request and takes the colour of the text.
 */
export function SiteLogo({ field }: { field: 'companyLogo' | 'footerLogo' }) {
  const paper = useSiteConfig().styles.colors.find(({ id }) => id === 'secondary')?.value ?? '';
  const usual = useOwnImage(field);
  const white = useOwnImage('companyLogoWhite');
  const image = (isDark(paper) ? white : undefined) ?? usual;
  // biome-ignore lint/a11y/useAltText: it comes with the image
  return image ? <img {...image} className="site-logo" height={36} /> : <Logo brand="Parley" />;
}
