import { Toaster } from '@parley/kit-ui/toaster';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router';
import { savedOrderScript } from './home/saved-order-script.ts';
import { NotFound } from './pages/not-found.tsx';
import './app.css';

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f8fafc" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash. */}
        {pathname === '/' && <script dangerouslySetInnerHTML={{ __html: savedOrderScript }} />}
      </head>
      <body>
        {children}
        <Toaster />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <main className="frame page">
      <title>Something went wrong | Parley</title>
      <h1 className="page__title">Something went wrong</h1>
      <p className="page__lead">
        The page could not be shown. Please reload it; if that does not help, come back in a few minutes.
      </p>
    </main>
  );
}
