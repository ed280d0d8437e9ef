import { redirect } from 'react-router';

/** `/contact` is the address that older links use. */
export function loader() {
  return redirect('/contact-us', 301);
}
