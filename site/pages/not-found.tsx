import { buttonClass } from '@parley/kit-ui/button';
import { Link } from 'react-router';

/** What an unknown address shows. */
export function NotFound() {
  return (
    <div className="frame page">
      <title>Page not found | Parley</title>
      <p className="page__eyebrow">404</p>
      <h1 className="page__title">This page does not exist</h1>
      <p className="page__lead">The address may be old or mistyped. From the home page you reach everything.</p>
      <p>
        <Link to="/" className={buttonClass()}>
          Back to the home page
        </Link>
      </p>
    </div>
  );
}
