import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { LegalContent } from '../pages/page-content.ts';
import { type FirstPageState, loadPageState, PageEditor } from './page-editor.tsx';
import { LegalFields } from './page-fields.tsx';

export function loader(request: LoaderFunctionArgs): Promise<FirstPageState> {
  return loadPageState(request, 'privacy-policy');
}

/** Within the app it is asked for only once the guard has let the person in. */
export function clientLoader(): FirstPageState {
  return { first: null };
}

export function shouldRevalidate(): boolean {
  return false;
}

export default function PrivacyAdminRoute() {
  const { first } = useLoaderData<typeof loader>();
  return (
    <PageEditor<LegalContent>
      page="privacy-policy"
      title="Privacy policy"
      publicPath="/privacy-policy"
      first={first}
      fields={(draft, textKey) => <LegalFields draft={draft} textKey={textKey} />}
    />
  );
}
