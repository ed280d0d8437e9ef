/** Where the top bar and the footer lead (spec 000 §2). */
export interface SiteLink {
  to: string;
  label: string;
}

export const solutionLinks: readonly SiteLink[] = [{ to: '/solutions/real-estate', label: 'Real Estate Solutions' }];

export const resourceLinks: readonly SiteLink[] = [
  { to: '/case-studies', label: 'Case Studies' },
  { to: '/blog', label: 'Blog' },
  { to: '/resources', label: 'Resource Center' },
  { to: '/faq', label: 'FAQ' },
];

/** All links of the top bar in the order of the spec; `mobileOnly` ones stand in the phone's menu alone. */
export const topLinks: ReadonlyArray<SiteLink & { mobileOnly?: boolean }> = [
  { to: '/', label: 'Home' },
  { to: '/solutions', label: 'Solutions', mobileOnly: true },
  { to: '/solutions/real-estate', label: 'Real Estate Solutions' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/case-studies', label: 'Case Studies' },
  { to: '/blog', label: 'Blog' },
  { to: '/resources', label: 'Resource Center' },
  { to: '/faq', label: 'FAQ' },
  { to: '/about-us', label: 'About Us' },
  { to: '/contact-us', label: 'Contact Us' },
];

export const footerLinks: readonly SiteLink[] = [
  { to: '/', label: 'Home' },
  { to: '/about-us', label: 'About Us' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/case-studies', label: 'Case Studies' },
  { to: '/solutions/real-estate', label: 'Real Estate Solutions' },
  { to: '/blog', label: 'Blog' },
  { to: '/resources', label: 'Resource Center' },
  { to: '/faq', label: 'FAQ' },
  { to: '/contact-us', label: 'Contact Us' },
];

export const legalLinks: readonly SiteLink[] = [
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/terms-of-service', label: 'Terms of Service' },
];

/** The bar becomes opaque once the page is scrolled more than this (spec 000 §2). */
export const opaqueAfterPx = 10;
