import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ContactContent } from '../pages/page-content.ts';
import { type FirstPageState, loadPageState, PageEditor } from './page-editor.tsx';
import { ContactFields } from './page-fields.tsx';

export function loader(request: LoaderFunctionArgs): Promise<FirstPageState> {
  return loadPageState(request, 'contact');
}

/** Within the app it is asked for only once the guard has let the person in. */
export function clientLoader(): FirstPageState {
  return { first: null };
}

export function shouldRevalidate(): boolean {
  return false;
}

export default function ContactAdminRoute() {
  const { first } = useLoaderData<typeof loader>();
  return (
    <PageEditor<ContactContent>
      page="contact"
      title="Contact page"
      publicPath="/contact-us"
      first={first}
      fields={(draft, textKey) => <ContactFields draft={draft} textKey={textKey} />}
    />
  );
}
