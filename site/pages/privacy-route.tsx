import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { requestLanguage } from '../languages/languages.ts';
import { pageMeta, placeOf } from '../seo/page-meta.ts';
import { LegalPage } from './legal-page.tsx';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(placeOf(matches), {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description:
      'What Parley keeps about you, form by form, why and for how long, your rights under the DPDP Act 2023, and whom to write to.',
    keywords: 'privacy policy, DPDP Act 2023, personal data, grievance officer, voice demo',
  });

export async function loader({ context, request }: LoaderFunctionArgs) {
  return context.get(siteRequestContext).pageTexts.legal('privacy-policy', requestLanguage(request));
}

export default function PrivacyRoute() {
  return <LegalPage title="Privacy Policy" shown={useLoaderData<typeof loader>()} />;
}
