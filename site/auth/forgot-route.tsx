import { Button, buttonClass } from '@parley/kit-ui/button';
import { TextField } from '@parley/kit-ui/text-field';
import { type FormEvent, useState } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { AuthPage } from './auth-page.tsx';
import { sendAccount } from './send-account.ts';
import { siteRequestContext } from './site-context.ts';
import { useHydrated } from './use-hydrated.ts';

export const meta: MetaFunction = () => [
  { title: 'Forgotten password | Parley' },
  { name: 'robots', content: 'noindex, nofollow' },
];

export function loader({ context }: LoaderFunctionArgs) {
  return { hasMail: context.get(siteRequestContext).hasMail };
}

export default function ForgotRoute() {
  const { hasMail } = useLoaderData<typeof loader>();
  return hasMail ? <AskForLink /> : <NoMail />;
}

function NoMail() {
  return (
    <AuthPage
      title="Forgotten password"
      lead="This site sends no mail. Whoever runs it makes you a link to a new password on the machine itself, with npm run admin -- reset-password and your e-mail address."
    >
      <BackToSignIn />
    </AuthPage>
  );
}

type FormState = { name: 'idle' } | { name: 'submitting' } | { name: 'refused'; message: string } | { name: 'sent' };

function AskForLink() {
  const [state, setState] = useState<FormState>({ name: 'idle' });
  const isHydrated = useHydrated();
  const isSubmitting = state.name === 'submitting';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    setState({ name: 'submitting' });
    const message = await sendAccount('ask-reset', { email });
    setState(message === undefined ? { name: 'sent' } : { name: 'refused', message });
  };

  if (state.name === 'sent')
    return (
      <AuthPage
        title="Look into your mail"
        lead="If that address has an account here, a link to a new password is on its way. It works once, for one hour."
      >
        <BackToSignIn />
      </AuthPage>
    );
  return (
    <AuthPage title="Forgotten password" lead="We mail you a link with which you choose a new one.">
      <form className="auth__form" method="post" onSubmit={(event) => void submit(event)}>
        <div role="alert" className="auth__alert-slot">
          {state.name === 'refused' && <p className="auth__alert">{state.message}</p>}
        </div>
        <TextField label="E-mail" name="email" type="email" autoComplete="username" required spellCheck={false} />
        <Button type="submit" className="auth__submit" busy={isSubmitting} disabled={!isHydrated}>
          {isSubmitting ? 'Sending…' : 'Mail me a link'}
        </Button>
        <Link to="/auth" className="auth__aside">
          Back to sign-in
        </Link>
      </form>
    </AuthPage>
  );
}

function BackToSignIn() {
  return (
    <Link to="/auth" className={buttonClass('outline')}>
      Back to sign-in
    </Link>
  );
}
