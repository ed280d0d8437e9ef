import { Button } from '@parley/kit-ui/button';
import { TextField } from '@parley/kit-ui/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, redirect, useNavigate } from 'react-router';
import { AuthPage } from './auth-page.tsx';
import type { SignInResult } from './auth-session.ts';
import { browserSession } from './browser-session.ts';
import { siteRequestContext } from './site-context.ts';
import { useHydrated } from './use-hydrated.ts';

export const meta: MetaFunction = () => [
  { title: 'Sign in | Parley' },
  { name: 'robots', content: 'noindex, nofollow' },
];

export function loader({ context }: LoaderFunctionArgs) {
  if (context.get(siteRequestContext).viewer.role === 'admin') throw redirect('/admin');
  return null;
}

type FormState = { name: 'idle' } | { name: 'submitting' } | { name: 'refused'; message: string };

/** What the person reads; undefined when they are in. */
function messageFor(result: SignInResult): string | undefined {
  switch (result.outcome) {
    case 'signed-in':
      return undefined;
    case 'wrong-credentials':
      return 'That e-mail and password do not match. Check both and try again.';
    case 'rate-limited':
      return `Too many attempts. Try again in ${waitText(result.retryAfterSeconds)}.`;
    case 'offline':
      return 'No answer from the server. Check your internet connection and try again.';
    case 'failed':
      return 'Something went wrong on our side. Please try again in a moment.';
  }
}

function waitText(seconds: number): string {
  return seconds >= 60 ? 'a minute' : `${Math.max(1, seconds)} seconds`;
}

export default function SignInRoute() {
  const [state, setState] = useState<FormState>({ name: 'idle' });
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const passwordField = useRef<HTMLInputElement>(null);
  const isSubmitting = state.name === 'submitting';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const form = new FormData(event.currentTarget);
    setState({ name: 'submitting' });
    const result = await browserSession().signIn(String(form.get('email')).trim(), String(form.get('password')));
    const message = messageFor(result);
    if (message === undefined) {
      await navigate('/admin');
      return;
    }
    setState({ name: 'refused', message });
    passwordField.current?.select();
  };

  return (
    <AuthPage title="Sign in" lead="For the team that runs this site. Visitors need no account.">
      <form className="auth__form" method="post" onSubmit={(event) => void submit(event)}>
        <div role="alert" className="auth__alert-slot">
          {state.name === 'refused' && <p className="auth__alert">{state.message}</p>}
        </div>
        <TextField label="E-mail" name="email" type="email" autoComplete="username" required spellCheck={false} />
        <TextField
          ref={passwordField}
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button type="submit" className="auth__submit" busy={isSubmitting} disabled={!isHydrated}>
          {isSubmitting ? 'Signing in…' : 'Sign in'}
        </Button>
      </form>
    </AuthPage>
  );
}
