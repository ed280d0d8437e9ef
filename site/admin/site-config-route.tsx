import { Button } from '@parley/kit-ui/button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useHydrated } from '../auth/use-hydrated.ts';
import { configClient } from './config-client.ts';
import './content.css';
import './site-config.css';

// What it edits stands in the browser's own storage, which the server does not have.
const ConfigEditor = lazy(async () => ({ default: (await import('./config-editor.tsx')).ConfigEditor }));

/** Colours, gaps, pictures, links, words and the order of the home page, for everyone. */
export default function SiteConfigAdminRoute() {
  const isHydrated = useHydrated();
  const { data, error, refetch } = useQuery({
    queryKey: ['site_config'],
    queryFn: ({ signal }) => configClient.read(signal),
  });
  if (error && !data)
    return (
      <>
        <div className="admin__head">
          <h1 className="admin__title">Look and words</h1>
        </div>
        <div className="admin-empty" role="alert">
          <h2 className="admin-empty__title">The configuration could not be loaded</h2>
          <p>{error.message}</p>
          <Button small onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      </>
    );
  const waiting = (
    <>
      <div className="admin__head">
        <h1 className="admin__title">Look and words</h1>
      </div>
      <div className="editor editor--loading" role="status">
        <span className="visually-hidden">Loading the configuration…</span>
      </div>
    </>
  );
  if (!isHydrated || !data) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ConfigEditor state={data} />
    </Suspense>
  );
}
