import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { requestLanguage } from '../languages/languages.ts';
import { pageMeta, placeOf } from '../seo/page-meta.ts';
import { LegalPage } from './legal-page.tsx';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(placeOf(matches), {
    path: '/terms-of-service',
    title: 'Terms of Service',
    description:
      'The terms for this site, the demo agent and the free trial at 0 USD: what you may expect, what is asked of you, and which law applies.',
    keywords: 'terms of service, free trial, AI voice agent, fair use',
  });

export async function loader({ context, request }: LoaderFunctionArgs) {
  return context.get(siteRequestContext).pageTexts.legal('terms-of-service', requestLanguage(request));
}

export default function TermsRoute() {
  return <LegalPage title="Terms of Service" shown={useLoaderData<typeof loader>()} />;
}
