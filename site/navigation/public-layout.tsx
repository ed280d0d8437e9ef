import { useEffect } from 'react';
import { Outlet, useSearchParams } from 'react-router';
import { WidgetMount } from '../widget/widget-mount.tsx';
import { aliveEvent } from './alive-event.ts';
import { DialogsProvider } from './dialogs.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

/** What every public page stands in. */
export default function PublicLayout() {
  useEffect(() => void window.dispatchEvent(new Event(aliveEvent)), []);
  // Inside a dialog's frame the page stands without what is around it already.
  const [search] = useSearchParams();
  if (search.has('embed')) {
    return (
      <DialogsProvider>
        <main id="main">
          <Outlet />
        </main>
      </DialogsProvider>
    );
  }
  return (
    <DialogsProvider>
      <a href="#main" className="skip-link button button--primary button--small">
        Skip to the content
      </a>
      <TopBar />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <WidgetMount />
    </DialogsProvider>
  );
}
