import { Logo } from '@parley/kit-ui/logo';
import { useState } from 'react';
import { defaultSiteConfig, imageOf } from './site-config.ts';
import { useImage } from './site-config-provider.tsx';

/** The brand, from its picture slot. Our own mark is drawn in the page, which costs no request; so it is while another one cannot be loaded. */
export function SiteLogo({ field }: { field: 'companyLogo' | 'footerLogo' }) {
  const image = useImage(field);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (!image || image.url === brokenUrl || image.url === imageOf(defaultSiteConfig, field)?.url)
    return <Logo brand="Parley" />;
  return (
    <img className="site-logo" src={image.url} alt={image.alt} height={36} onError={() => setBrokenUrl(image.url)} />
  );
}
