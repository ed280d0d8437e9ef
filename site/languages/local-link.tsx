import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';
import { localPath } from './languages.ts';
import { useLanguage } from './use-words.tsx';

/** A link to a page by its English path, which stays in the language of the page it stands on. */
export function LocalLink({ to, ...rest }: LinkProps & { to: string }) {
  return <Link {...rest} to={localPath(useLanguage(), to)} />;
}

/** As {@link LocalLink}; marks where one is. */
export function LocalNavLink({ to, ...rest }: NavLinkProps & { to: string }) {
  return <NavLink {...rest} to={localPath(useLanguage(), to)} />;
}
