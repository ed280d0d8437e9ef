import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { requestLanguage } from '../languages/languages.ts';
import { pageMeta, placeOf } from '../seo/page-meta.ts';
import { LegalPage } from './legal-page.tsx';
import { renderProviderText } from './provider-text.server.ts';
import hindi from './texts/privacy-policy.hi.md?raw';
import english from './texts/privacy-policy.md?raw';

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(placeOf(matches), {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description:
      'What Parley keeps about you, form by form, why and for how long, your rights under the DPDP Act 2023, and whom to write to.',
    keywords: 'privacy policy, DPDP Act 2023, personal data, grievance officer, voice demo',
  });

export async function loader({ request }: LoaderFunctionArgs) {
  return { text: await renderProviderText(requestLanguage(request), { en: english, hi: hindi }) };
}

export default function PrivacyRoute() {
  const { text: rendered } = useLoaderData<typeof loader>();
  return (
    <LegalPage
      title="Privacy Policy"
      lead="What we keep about you, why, for how long, and how to have it removed."
      since="November 1, 2026"
      text={rendered}
    />
  );
}
