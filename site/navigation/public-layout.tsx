import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { WidgetMount } from '../widget/widget-mount.tsx';
import { aliveEvent } from './alive-event.ts';
import { DialogsProvider } from './dialogs.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

/** What every public page stands in. */
export default function PublicLayout() {
  useEffect(() => void window.dispatchEvent(new Event(aliveEvent)), []);
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
