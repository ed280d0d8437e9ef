import { buttonClass } from '@parley/kit-ui/button';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { AuthPage } from './auth-page.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { sendAccount } from './send-account.ts';
import { siteRequestContext } from './site-context.ts';

export const meta: MetaFunction = () => [
  { title: 'New password | Parley' },
  { name: 'robots', content: 'noindex, nofollow' },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const link =
    token === '' ? undefined : await context.get(siteRequestContext).findAccountLink('password-reset', token);
  return link ? { token, email: link.email } : null;
}

export default function ResetRoute() {
  const link = useLoaderData<typeof loader>();
  const [isDone, setIsDone] = useState(false);
  if (isDone)
    return (
      <AuthPage title="Your password is set" lead="You have been signed out everywhere. Sign in with the new one.">
        <Link to="/auth" className={buttonClass()}>
          Go to sign-in
        </Link>
      </AuthPage>
    );
  if (link === null)
    return (
      <AuthPage title="This link no longer works" lead="A link to a new password works once, and not for long.">
        <Link to="/auth/forgot" className={buttonClass()}>
          Ask for another link
        </Link>
      </AuthPage>
    );
  const { token, email } = link;
  return (
    <AuthPage title="Choose a new password" lead={`For the account of ${email}.`}>
      <ChoosePassword
        email={email}
        hasName={false}
        submit="Set the password"
        submitting="Setting…"
        onChoose={async ({ password }) => {
          const message = await sendAccount('reset', { token, password });
          setIsDone(message === undefined);
          return message;
        }}
      />
    </AuthPage>
  );
}
