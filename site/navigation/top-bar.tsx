import { Button } from '@parley/kit-ui/button';
import { ChevronDown, Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { SiteLogo } from '../site-config/site-logo.tsx';
import { useOpenDialog } from './dialogs.tsx';
import { opaqueAfterPx, resourceLinks, type SiteLink, solutionLinks, topLinks } from './site-links.ts';

/** The top bar: transparent over the page's beginning, opaque once it is scrolled. */
export function TopBar() {
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
        <Link to="/" className="top-bar__home" aria-label="Parley, home">
          <SiteLogo field="companyLogo" />
        </Link>
        <nav className="top-bar__links" aria-label="Main">
          <NavLink to="/" end>
            Home
          </NavLink>
          <Dropdown label="Solutions" links={solutionLinks} />
          <NavLink to="/pricing">Pricing</NavLink>
          <Dropdown label="Resources" links={resourceLinks} />
          <NavLink to="/about-us">About Us</NavLink>
          <NavLink to="/contact-us">Contact Us</NavLink>
        </nav>
        <Button small className="top-bar__action" data-track="get-started" onClick={() => openDialog('get-started')}>
          Get Started
        </Button>
        <button
          type="button"
          className="top-bar__toggle"
          aria-expanded={isMenuOpen}
          aria-controls="mobile-menu"
          aria-label={isMenuOpen ? 'Close the menu' : 'Open the menu'}
          onClick={() => setMenuOpen((open) => !open)}
        >
          {isMenuOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </button>
      </div>
      <nav id="mobile-menu" className="mobile-menu" aria-label="Menu" hidden={!isMenuOpen}>
        {topLinks.map(({ to, label }) => (
          <NavLink key={to} to={to} end={to === '/' || to === '/solutions'}>
            {label}
          </NavLink>
        ))}
      </nav>
    </header>
  );
}

/** A menu that opens on press and on hover, and closes on Escape, on leaving, and on a choice. */
function Dropdown({ label, links }: { label: string; links: readonly SiteLink[] }): ReactNode {
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
        {label}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <div id={id} className="dropdown__panel" hidden={!isOpen}>
        {links.map(({ to, label: text }) => (
          <NavLink key={to} to={to} onClick={() => setOpen(false)}>
            {text}
          </NavLink>
        ))}
      </div>
    </div>
  );
}
