import { buttonClass } from '@parley/kit-ui/button';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { AuthPage } from './auth-page.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { sendAccount } from './send-account.ts';
import { siteRequestContext } from './site-context.ts';

export const meta: MetaFunction = () => [
  { title: 'Invitation | Parley' },
  { name: 'robots', content: 'noindex, nofollow' },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const link = token === '' ? undefined : await context.get(siteRequestContext).findAccountLink('invitation', token);
  return link ? { token, email: link.email } : null;
}

export default function InvitationRoute() {
  const link = useLoaderData<typeof loader>();
  if (link === null)
    return (
      <AuthPage
        title="This invitation no longer works"
        lead="An invitation works once, for seven days. Ask whoever invited you for a new one."
      >
        <Link to="/auth" className={buttonClass()}>
          Go to sign-in
        </Link>
      </AuthPage>
    );
  const { token, email } = link;
  return (
    <AuthPage title="Welcome" lead={`You are invited as ${email}. Choose how you sign in.`}>
      <ChoosePassword
        email={email}
        hasName
        submit="Make my account"
        submitting="Making it…"
        onChoose={async (chosen) => {
          const message = await sendAccount('accept', { token, ...chosen });
          // A full load: the cookie that came with the answer is what the server reads.
          if (message === undefined) window.location.assign('/admin');
          return message;
        }}
      />
    </AuthPage>
  );
}
