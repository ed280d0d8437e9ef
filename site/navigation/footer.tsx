import { Link } from 'react-router';
import { PrivacyButton } from '../analytics/privacy-mount.tsx';
import { BookDemoLink } from '../booking/book-demo-link.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { linkUrl } from '../site-config/site-config.ts';
import { useSiteConfig } from '../site-config/site-config-provider.tsx';
import { SiteLogo } from '../site-config/site-logo.tsx';
import { footerLinks, legalLinks } from './site-links.ts';

/** The configuration may have a link by the same id. */
const socialLinks = [
  { id: 'facebook', href: 'https://www.facebook.com/', label: 'Facebook' },
  { id: 'instagram', href: 'https://www.instagram.com/', label: 'Instagram' },
  { id: 'twitter', href: 'https://twitter.com/', label: 'Twitter' },
  { id: 'linkedin', href: 'https://www.linkedin.com/', label: 'LinkedIn' },
];

export function Footer() {
  const config = useSiteConfig();
  return (
    <footer className="footer">
      <div className="frame footer__grid">
        <div className="footer__brand">
          <SiteLogo field="footerLogo" />
          <p>Voice and chat agents that answer every buyer, day and night.</p>
          <BookDemoLink look="outline" small>
            Book a Demo
          </BookDemoLink>
        </div>
        <nav aria-label="Footer" className="footer__links">
          {footerLinks.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        <NewsletterForm />
      </div>
      <div className="frame footer__base">
        <p>© {new Date().getFullYear()} Parley</p>
        <nav aria-label="Legal">
          {legalLinks.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          <PrivacyButton />
        </nav>
        <nav aria-label="Social">
          {socialLinks.map(({ id, href, label }) => (
            <a key={id} href={linkUrl(config, id) || href} target="_blank" rel="noopener">
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
