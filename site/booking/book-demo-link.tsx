import { type ButtonLook, buttonClass } from '@parley/kit-ui/button';
import type { ReactNode } from 'react';
import { LocalLink } from '../languages/local-link.tsx';
import { useOpenDialog } from '../navigation/dialogs.tsx';
import { demoBookingLink } from '../site-config/site-config.ts';
import { useLink } from '../site-config/site-config-provider.tsx';

/**
 * Opens the booking dialog; without the page's program, or in a new tab, it leads to the calendar itself. While no
 * calendar is configured it leads to the contact page, and where a calendar cannot be embedded (`mailto:`), to that.
 */
export function BookDemoLink({ look, small, children }: { look: ButtonLook; small?: boolean; children: ReactNode }) {
  const openDialog = useOpenDialog();
  const calendar = useLink(demoBookingLink);
  const isEmbeddable = /^(?:\/|https?:)/i.test(calendar);
  return (
    <LocalLink
      to={calendar || '/contact-us'}
      className={buttonClass(look, small)}
      data-track="book-demo"
      onClick={(event) => {
        if (!isEmbeddable || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        openDialog('booking');
      }}
    >
      {children}
    </LocalLink>
  );
}
