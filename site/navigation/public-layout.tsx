import { useEffect, useState } from 'react';
import { Outlet, useLocation, useSearchParams } from 'react-router';
import { PrivacyMount } from '../analytics/privacy-mount.tsx';
import { startTracking } from '../analytics/start-tracking.ts';
import { trackPage } from '../analytics/track.ts';
import { useWords } from '../languages/use-words.tsx';
import { previewParameter } from '../site-config/preview.ts';
import { useRootData } from '../site-config/root-data.ts';
import { SiteConfigProvider } from '../site-config/site-config-provider.tsx';
import { WidgetMount } from '../widget/widget-mount.tsx';
import { aliveEvent } from './alive-event.ts';
import { DialogsProvider } from './dialogs.tsx';
import { Footer } from './footer.tsx';
import { PageSpinner } from './page-spinner.tsx';
import { TopBar } from './top-bar.tsx';

/** What every public page stands in. */
export default function PublicLayout() {
  // Inside a dialog's frame the page stands without what is around it already.
  const [search] = useSearchParams();
  const isEmbedded = search.has('embed');
  const [isPreview] = useState(search.has(previewParameter));
  const { pathname } = useLocation();
  const root = useRootData();
  useEffect(() => {
    window.dispatchEvent(new Event(aliveEvent));
    if (!isPreview) startTracking();
  }, [isPreview]);
  useEffect(() => {
    if (!isEmbedded && !isPreview) trackPage(pathname);
  }, [isEmbedded, isPreview, pathname]);
  return (
    <SiteConfigProvider published={root?.published}>
      <DialogsProvider>{isEmbedded ? <EmbeddedPage /> : <WholePage />}</DialogsProvider>
    </SiteConfigProvider>
  );
}

function EmbeddedPage() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}

function WholePage() {
  const t = useWords();
  return (
    <>
      <a href="#main" className="skip-link button button--primary button--small">
        {t('Skip to the content')}
      </a>
      <PrivacyMount />
      <TopBar />
      <PageSpinner />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <WidgetMount />
    </>
  );
}
