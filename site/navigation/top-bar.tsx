import { Button } from '@parley/kit-ui/button';
import { ChevronDown, Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LanguageChoice } from '../languages/language-choice.tsx';
import { LocalLink, LocalNavLink } from '../languages/local-link.tsx';
import { useWords } from '../languages/use-words.tsx';
import { SiteLogo } from '../site-config/site-logo.tsx';
import { useOpenDialog } from './dialogs.tsx';
import { opaqueAfterPx, resourceLinks, type SiteLink, solutionLinks, topLinks } from './site-links.ts';

/** The top bar: transparent over the page's beginning, opaque once it is scrolled. */
export function TopBar() {
  const t = useWords();
  const [isOpaque, setOpaque] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();
  const openDialog = useOpenDialog();

  useEffect(() => {
    const update = () => setOpaque(window.scrollY > opaqueAfterPx);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu.
  useEffect(() => setMenuOpen(false), [pathname]);
  useEffect(() => {
    if (!isMenuOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setMenuOpen(false);
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [isMenuOpen]);

  return (
    <header className="top-bar" data-opaque={isOpaque || isMenuOpen}>
      <div className="frame top-bar__row">
        <LocalLink to="/" className="top-bar__home" aria-label={t('Parley, home')}>
          <SiteLogo field="companyLogo" />
        </LocalLink>
        <nav className="top-bar__links" aria-label={t('Main')}>
          <LocalNavLink to="/" end>
            {t('Home')}
          </LocalNavLink>
          <Dropdown label="Solutions" links={solutionLinks} />
          <LocalNavLink to="/pricing">{t('Pricing')}</LocalNavLink>
          <Dropdown label="Resources" links={resourceLinks} />
          <LocalNavLink to="/about-us">{t('About Us')}</LocalNavLink>
          <LocalNavLink to="/contact-us">{t('Contact Us')}</LocalNavLink>
        </nav>
        <Button small className="top-bar__action" data-track="get-started" onClick={() => openDialog('get-started')}>
          {t('Get Started')}
        </Button>
        <button
          type="button"
          className="top-bar__toggle"
          aria-expanded={isMenuOpen}
          aria-controls="mobile-menu"
          aria-label={isMenuOpen ? t('Close the menu') : t('Open the menu')}
          onClick={() => setMenuOpen((open) => !open)}
        >
          {isMenuOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </button>
      </div>
      <nav id="mobile-menu" className="mobile-menu" aria-label={t('Menu')} hidden={!isMenuOpen}>
        {topLinks.map(({ to, label }) => (
          <LocalNavLink key={to} to={to} end={to === '/' || to === '/solutions'}>
            {t(label)}
          </LocalNavLink>
        ))}
        <LanguageChoice className="mobile-menu__languages" />
      </nav>
    </header>
  );
}

/** A menu that opens on press and on hover, and closes on Escape, on leaving, and on a choice. */
function Dropdown({ label, links }: { label: string; links: readonly SiteLink[] }): ReactNode {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = `menu-${label.toLowerCase()}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only an easier way for the mouse; the button inside does the same.
    <div
      className="dropdown"
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className="dropdown__button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(true)}
      >
        {t(label)}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <div id={id} className="dropdown__panel" hidden={!isOpen}>
        {links.map(({ to, label: text }) => (
          <LocalNavLink key={to} to={to} onClick={() => setOpen(false)}>
            {t(text)}
          </LocalNavLink>
        ))}
      </div>
    </div>
  );
}
