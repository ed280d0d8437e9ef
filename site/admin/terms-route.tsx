import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { LegalContent } from '../pages/page-content.ts';
import { type FirstPageState, loadPageState, PageEditor } from './page-editor.tsx';
import { LegalFields } from './page-fields.tsx';

export function loader(request: LoaderFunctionArgs): Promise<FirstPageState> {
  return loadPageState(request, 'terms-of-service');
}

/** Within the app it is asked for only once the guard has let the person in. */
export function clientLoader(): FirstPageState {
  return { first: null };
}

export function shouldRevalidate(): boolean {
  return false;
}

export default function TermsAdminRoute() {
  const { first } = useLoaderData<typeof loader>();
  return (
    <PageEditor<LegalContent>
      page="terms-of-service"
      title="Terms of service"
      publicPath="/terms-of-service"
      first={first}
      fields={(draft, textKey) => <LegalFields draft={draft} textKey={textKey} />}
    />
  );
}
