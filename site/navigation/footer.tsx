import { Logo } from '@parley/kit-ui/logo';
import { Link } from 'react-router';
import { BookDemoLink } from '../booking/book-demo-link.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { footerLinks, legalLinks } from './site-links.ts';

const socialLinks = [
  { href: 'https://www.facebook.com/', label: 'Facebook' },
  { href: 'https://www.instagram.com/', label: 'Instagram' },
  { href: 'https://twitter.com/', label: 'Twitter' },
  { href: 'https://www.linkedin.com/', label: 'LinkedIn' },
];

export function Footer() {
  return (
    <footer className="footer">
      <div className="frame footer__grid">
        <div className="footer__brand">
          <Logo brand="Parley" />
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
        </nav>
        <nav aria-label="Social">
          {socialLinks.map(({ href, label }) => (
            <a key={href} href={href} target="_blank" rel="noopener">
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
