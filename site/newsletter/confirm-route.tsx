import { Button, buttonClass } from '@parley/kit-ui/button';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { missingMeta, placeOf } from '../seo/page-meta.ts';

export const meta: MetaFunction = ({ matches }) => missingMeta(placeOf(matches), 'Confirm the newsletter');

export async function loader({ context, request }: LoaderFunctionArgs) {
  const status = await context.get(siteRequestContext).subscriptions.byConfirmLink(request.url);
  return { status: status ?? 'unknown', search: new URL(request.url).search } as const;
}

/** Where the link of the confirmation mail leads. Opening it changes nothing: mail scanners open it too. */
export default function ConfirmRoute() {
  const { status, search } = useLoaderData<typeof loader>();
  if (status === 'pending') {
    return (
      <article className="frame page">
        <h1 className="page__title">Do you want our letter?</h1>
        <p className="page__lead">
          News and insights on selling flats with a voice agent, by e-mail. Each letter has a link that ends it.
        </p>
        <form method="post" action={`/api/newsletter/confirm${search}`}>
          <Button type="submit">Yes, send it to me</Button>
        </form>
      </article>
    );
  }
  const [title, lead] = answers[status];
  return (
    <article className="frame page">
      <h1 className="page__title">{title}</h1>
      <p className="page__lead">{lead}</p>
      <p>
        <Link to="/" className={buttonClass()}>
          Go to the home page
        </Link>
      </p>
    </article>
  );
}

const answers = {
  confirmed: ['You are on the list', 'Thank you. Our next letter comes to your inbox.'],
  unsubscribed: [
    'You left the list',
    'We do not write to this address. To come back, subscribe at the foot of this page.',
  ],
  unknown: [
    'This link no longer works',
    'It works for seven days. Subscribe again at the foot of this page, and we send you a new one.',
  ],
} as const;
