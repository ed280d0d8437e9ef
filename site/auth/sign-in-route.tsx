import { Button } from '@parley/kit-ui/button';
import { TextField } from '@parley/kit-ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction, redirect, useNavigate } from 'react-router';
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

/** What the person reads; undefined when the step is done. */
function messageFor(result: SignInResult): string | undefined {
  switch (result.outcome) {
    case 'signed-in':
    case 'second-step':
      return undefined;
    case 'wrong-credentials':
      return 'That e-mail and password do not match. Check both and try again.';
    case 'wrong-code':
      return 'That code is not right. Codes change every half minute; a recovery code works once.';
    case 'expired':
      return 'That took too long, or too many tries. Sign in once more.';
    case 'rate-limited':
      return `Too many attempts. Try again in ${waitText(result.retryAfterSeconds)}.`;
    case 'offline':
      return 'No answer from the server. Check your internet connection and try again.';
    case 'failed':
      return 'Something went wrong on our side. Please try again in a moment.';
  }
}

function waitText(seconds: number): string {
  if (seconds >= 120) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds >= 60 ? 'a minute' : `${Math.max(1, seconds)} seconds`;
}

export default function SignInRoute() {
  const [isSecondStep, setIsSecondStep] = useState(false);
  const [state, setState] = useState<FormState>({ name: 'idle' });
  const navigate = useNavigate();

  /** Goes on to what follows from a step; says so when it was refused. */
  const take = async (result: SignInResult) => {
    const message = messageFor(result);
    if (result.outcome === 'signed-in') await navigate('/admin');
    else {
      setIsSecondStep(result.outcome === 'second-step' || (isSecondStep && result.outcome !== 'expired'));
      setState(message === undefined ? { name: 'idle' } : { name: 'refused', message });
    }
  };
  const step = { state, setState, take };
  return isSecondStep ? <SecondStep {...step} /> : <FirstStep {...step} />;
}

interface StepProps {
  state: FormState;
  setState: (state: FormState) => void;
  take: (result: SignInResult) => Promise<void>;
}

function FirstStep({ state, setState, take }: StepProps) {
  const isHydrated = useHydrated();
  const passwordField = useRef<HTMLInputElement>(null);
  const isSubmitting = state.name === 'submitting';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const form = new FormData(event.currentTarget);
    setState({ name: 'submitting' });
    await take(await browserSession().signIn(String(form.get('email')).trim(), String(form.get('password'))));
    passwordField.current?.select();
  };

  return (
    <AuthPage title="Sign in" lead="For the team that runs this site. Visitors need no account.">
      <form className="auth__form" method="post" onSubmit={(event) => void submit(event)}>
        <Refusal state={state} />
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
        <Link to="/auth/forgot" className="auth__aside">
          Forgot your password?
        </Link>
      </form>
    </AuthPage>
  );
}

function SecondStep({ state, setState, take }: StepProps) {
  const codeField = useRef<HTMLInputElement>(null);
  const isSubmitting = state.name === 'submitting';
  useEffect(() => codeField.current?.focus(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    setState({ name: 'submitting' });
    await take(await browserSession().confirmSignIn(code));
    codeField.current?.select();
  };

  return (
    <AuthPage title="One more step" lead="Open the app on your phone that shows your codes, and type the six digits.">
      <form className="auth__form" method="post" onSubmit={(event) => void submit(event)}>
        <Refusal state={state} />
        <TextField
          ref={codeField}
          label="Code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          minLength={6}
          maxLength={20}
          required
          hint="Without your phone, type one of your recovery codes."
          className="auth__code"
        />
        <Button type="submit" className="auth__submit" busy={isSubmitting}>
          {isSubmitting ? 'Checking…' : 'Go on'}
        </Button>
      </form>
    </AuthPage>
  );
}

function Refusal({ state }: { state: FormState }) {
  return (
    <div role="alert" className="auth__alert-slot">
      {state.name === 'refused' && <p className="auth__alert">{state.message}</p>}
    </div>
  );
}
