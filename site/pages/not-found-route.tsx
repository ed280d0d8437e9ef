import { data, type MetaFunction } from 'react-router';
import { NotFound } from './not-found.tsx';

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex, nofollow' }];

export function loader() {
  return data(null, { status: 404 });
}

export default NotFound;
