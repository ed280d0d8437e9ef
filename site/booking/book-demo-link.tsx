import { type ButtonLook, buttonClass } from '@parley/kit-ui/button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useOpenDialog } from '../navigation/dialogs.tsx';

/** Opens the booking dialog; without the page's program, or in a new tab, it leads to the booking page. */
export function BookDemoLink({ look, small, children }: { look: ButtonLook; small?: boolean; children: ReactNode }) {
  const openDialog = useOpenDialog();
  return (
    <Link
      to="/booking"
      className={buttonClass(look, small)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openDialog('booking');
      }}
    >
      {children}
    </Link>
  );
}
