import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { requestLanguage } from '../languages/languages.ts';
import { pageMeta, placeOf } from '../seo/page-meta.ts';
import { LegalPage } from './legal-page.tsx';
import { renderProviderText } from './provider-text.server.ts';
import hindi from './texts/terms-of-service.hi.md?raw';
import english from './texts/terms-of-service.md?raw';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(placeOf(matches), {
    path: '/terms-of-service',
    title: 'Terms of Service',
    description:
      'The terms for this site, the demo agent and the free trial at 0 USD: what you may expect, what is asked of you, and which law applies.',
    keywords: 'terms of service, free trial, AI voice agent, fair use',
  });

export async function loader({ request }: LoaderFunctionArgs) {
  return { text: await renderProviderText(requestLanguage(request), { en: english, hi: hindi }) };
}

export default function TermsRoute() {
  const { text: rendered } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Terms of Service"
      lead="What you may expect of this site, the agent on it and the free trial, and what is asked of you."
      since="November 1, 2026"
      text={rendered}
    />
  );
}
