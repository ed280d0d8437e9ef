import { data } from 'react-router';
import { NotFound } from './not-found.tsx';

/** No case study is published yet, so no address of one exists. */
export function loader() {
  return data(null, { status: 404 });
}

export default NotFound;
