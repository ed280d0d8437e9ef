import { Toaster } from '@parley/kit-ui/toaster';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router';
import { siteRequestContext } from './auth/site-context.ts';
import { savedOrderScript } from './home/saved-order-script.ts';
import { languageOf, plainPath, requestLanguage } from './languages/languages.ts';
import { LanguageProvider, useWords } from './languages/use-words.tsx';
import { loadWords, wordsOf } from './languages/words.ts';
import { privacyVersionAttribute } from './leads/consent-wording.ts';
import { NotFound } from './pages/not-found.tsx';
import { type RootData, useRootData } from './site-config/root-data.ts';
import { defaultSiteConfig, imageOf, mergeSiteConfig } from './site-config/site-config.ts';
import { styleVariables } from './site-config/style-variables.ts';
import './app.css';
import devanagariFont from './languages/devanagari.woff2?url';

const ownIcon = '/favicon.svg';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<RootData> {
  await loadWords(requestLanguage(request));
  const { shown, publicUrl, pageTexts } = context.get(siteRequestContext);
  const { siteConfig, trackers } = shown;
  const [published, privacyVersion] = await Promise.all([
    siteConfig,
    pageTexts.privacyVersion(requestLanguage(request)),
  ]);
  const config = published ? mergeSiteConfig(defaultSiteConfig, published) : defaultSiteConfig;
  const icon = imageOf(config, 'favicon')?.url ?? ownIcon;
  return { origin: publicUrl, published, trackers, style: styleVariables(config), icon, privacyVersion };
}

/** It comes with the document and stays as long as that does. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const root = useRootData();
  const language = languageOf(pathname);
  const t = wordsOf(language);
  // Who administers the site must be able to read, whatever colours were published.
  const isPublic = !/^\/(?:auth|admin)(?:\/|$)/.test(pathname);
  return (
    // What this browser keeps of its own may have changed the style before the page's program runs.
    <html
      lang={language.code}
      dir={language.direction}
      style={isPublic ? root?.style : undefined}
      {...(root?.privacyVersion ? { [privacyVersionAttribute]: root.privacyVersion } : {})}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f8fafc" />
        <link rel="icon" href={root?.icon ?? ownIcon} />
        {/* The page sends its style sheets first: what else stands here must follow them, or React draws the page anew. */}
        <Links />
        {language.code === 'hi' && (
          <link rel="preload" as="font" type="font/woff2" href={devanagariFont} crossOrigin="anonymous" />
        )}
        <Meta />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash. */}
        {plainPath(pathname) === '/' && <script dangerouslySetInnerHTML={{ __html: savedOrderScript }} />}
      </head>
      <body>
        <LanguageProvider language={language}>{children}</LanguageProvider>
        <Toaster label={t('Notifications')} closeLabel={t('Close')} />
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
  const t = useWords();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <main className="frame page">
      <title>{t('Something went wrong | Parley')}</title>
      <h1 className="page__title">{t('Something went wrong')}</h1>
      <p className="page__lead">
        {t('The page could not be shown. Please reload it; if that does not help, come back in a few minutes.')}
      </p>
    </main>
  );
}
