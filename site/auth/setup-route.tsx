import { Button, buttonClass } from '@parley/kit-ui/button';
import { TextField } from '@parley/kit-ui/text-field';
import { type FormEvent, useState } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { AuthPage } from './auth-page.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type SetupErrors, validateSetup } from './setup-form.ts';
import { siteRequestContext } from './site-context.ts';
import { useHydrated } from './use-hydrated.ts';

export const meta: MetaFunction = () => [
  { title: 'Set up | Parley' },
  { name: 'robots', content: 'noindex, nofollow' },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const isValid = token !== '' && (await context.get(siteRequestContext).isSetupTokenValid(token));
  return { token: isValid ? token : null };
}

export default function SetupRoute() {
  const { token } = useLoaderData<typeof loader>();
  return token === null ? <DeadLink /> : <SetupForm token={token} />;
}

function DeadLink() {
  return (
    <AuthPage
      title="This link no longer works"
      lead="A set-up link works once, until there is an admin. While there is none, each start of the server prints a new one."
    >
      <Link to="/auth" className={buttonClass()}>
        Go to sign-in
      </Link>
    </AuthPage>
  );
}

function SetupForm({ token }: { token: string }) {
  const [errors, setErrors] = useState<SetupErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);
  const isHydrated = useHydrated();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = (name: string) => String(new FormData(form).get(name) ?? '');
    const fields = { email: field('email').trim(), password: field('password'), confirmation: field('confirmation') };
    const found = validateSetup(fields);
    setErrors(found);
    setRefusal(undefined);
    const firstWrong = Object.keys(found)[0];
    if (firstWrong) {
      form.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
      return;
    }
    setSubmitting(true);
    const message = await sendSetup(token, fields.email, fields.password);
    // A full load: the cookie that came with the answer is what the server reads.
    if (message === undefined) window.location.assign('/admin');
    else {
      setRefusal(message);
      setSubmitting(false);
    }
  };

  // What is being corrected is not held against the person any longer.
  const forgive = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    setErrors((current) => ({ ...current, [name]: undefined }));
  };

  return (
    <AuthPage title="Become the first admin" lead="Choose what you sign in with. You go straight on to your leads.">
      <form className="auth__form" method="post" noValidate onInput={forgive} onSubmit={(event) => void submit(event)}>
        <div role="alert" className="auth__alert-slot">
          {refusal !== undefined && <p className="auth__alert">{refusal}</p>}
        </div>
        <TextField label="E-mail" name="email" type="email" autoComplete="username" error={errors.email} />
        <NewPasswordFields errors={errors} />
        <Button type="submit" className="auth__submit" busy={isSubmitting} disabled={!isHydrated}>
          {isSubmitting ? 'Setting up…' : 'Create the admin account'}
        </Button>
      </form>
    </AuthPage>
  );
}

/** Returns what to tell the person; undefined when the account is made. */
async function sendSetup(token: string, email: string, password: string): Promise<string | undefined> {
  let response: Response;
  try {
    response = await fetch('/api/setup', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, email, password }),
    });
  } catch {
    // fetch rejects only when no answer came.
    return 'No answer from the server. Check your internet connection and try again.';
  }
  if (response.ok) return undefined;
  if (response.status === 410) return 'This link has just been used. Sign in with the account that it made.';
  if (response.status === 429) return 'Too many attempts. Try again in a minute.';
  return 'The account could not be made. Check the fields and try again.';
}
