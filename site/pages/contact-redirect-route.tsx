import { type LoaderFunctionArgs, redirect } from 'react-router';
import { localPath, requestLanguage } from '../languages/languages.ts';

/** `/contact` is the address that older links use. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(localPath(requestLanguage(request), '/contact-us'), 301);
}
