import { Button, buttonClass } from '@parley/kit-ui/button';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { missingMeta, placeOf } from '../seo/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => missingMeta(placeOf(matches), 'Leave the newsletter');

export async function loader({ context, request }: LoaderFunctionArgs) {
  const status = await context.get(siteRequestContext).subscriptions.byUnsubscribeLink(request.url);
  return { status: status ?? 'unknown', search: new URL(request.url).search } as const;
}

/** Where the link at the end of each letter leads. Opening it changes nothing; the button does, without sign-in. */
export default function UnsubscribeRoute() {
  const { status, search } = useLoaderData<typeof loader>();
  if (status === 'pending' || status === 'confirmed') {
    return (
      <article className="frame page">
        <h1 className="page__title">Leave the list?</h1>
        <p className="page__lead">One press, and we no longer write to this address.</p>
        <form method="post" action={`/api/newsletter/unsubscribe${search}`}>
          <Button type="submit">Take me off the list</Button>
        </form>
      </article>
    );
  }
  const [title, lead] =
    status === 'unsubscribed'
      ? ['You left the list', 'We no longer write to this address. Nothing else is needed.']
      : ['This link is not complete', 'Copy it whole from the mail, or write to us, and we take you off the list.'];
  return (
    <article className="frame page">
      <h1 className="page__title">{title}</h1>
      <p className="page__lead">{lead}</p>
      <p>
        <Link to={status === 'unknown' ? '/contact-us' : '/'} className={buttonClass()}>
          {status === 'unknown' ? 'Contact us' : 'Go to the home page'}
        </Link>
      </p>
    </article>
  );
}
