import { PrivacyButton } from '../analytics/privacy-mount.tsx';
import { BookDemoLink } from '../booking/book-demo-link.tsx';
import { LanguageChoice } from '../languages/language-choice.tsx';
import { LocalLink } from '../languages/local-link.tsx';
import { useWords } from '../languages/use-words.tsx';
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
  const t = useWords();
  const config = useSiteConfig();
  return (
    <footer className="footer">
      <div className="frame footer__grid">
        <div className="footer__brand">
          <SiteLogo field="footerLogo" />
          <p>{t('Voice and chat agents that answer every buyer, day and night.')}</p>
          <BookDemoLink look="outline" small>
            {t('Book a Demo')}
          </BookDemoLink>
        </div>
        <nav aria-label={t('Footer')} className="footer__links">
          {footerLinks.map(({ to, label }) => (
            <LocalLink key={to} to={to}>
              {t(label)}
            </LocalLink>
          ))}
        </nav>
        <NewsletterForm />
      </div>
      <div className="frame footer__base">
        <p>© {new Date().getFullYear()} Parley</p>
        <nav aria-label={t('Legal')}>
          {legalLinks.map(({ to, label }) => (
            <LocalLink key={to} to={to}>
              {t(label)}
            </LocalLink>
          ))}
          <PrivacyButton />
        </nav>
        <LanguageChoice className="footer__languages" />
        <nav aria-label={t('Social')}>
          {socialLinks.map(({ id, href, label }) => (
            <a key={id} href={linkUrl(config, id) || href} target="_blank" rel="noopener">
              {t(label)}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
