import { Button } from '@parley/kit-ui/button';
import { TextField } from '@parley/kit-ui/text-field';
import { type FormEvent, useState } from 'react';
import { NewPasswordFields } from './new-password-fields.tsx';
import { minPasswordCharacters } from './setup-form.ts';
import { useHydrated } from './use-hydrated.ts';

export interface ChosenPassword {
  name: string;
  password: string;
}

export interface ChoosePasswordProps {
  /** Whose password it is; password managers file it under this. */
  email: string;
  /** Whether a name is asked for as well. */
  hasName: boolean;
  submit: string;
  submitting: string;
  /** Resolves with what to tell the person, or with undefined when it is done. */
  onChoose: (chosen: ChosenPassword) => Promise<string | undefined>;
}

type Errors = Partial<Record<'name' | 'password' | 'confirmation', string>>;

function errorsIn(fields: ChosenPassword & { confirmation: string }, hasName: boolean): Errors {
  const errors: Errors = {};
  if (hasName && fields.name === '') errors.name = 'Please enter your name';
  if ([...fields.password].length < minPasswordCharacters)
    errors.password = `Use at least ${minPasswordCharacters} characters`;
  else if (fields.password !== fields.confirmation) errors.confirmation = 'The two passwords are not the same';
  return errors;
}

/** The form in which who holds a link chooses a password. */
export function ChoosePassword({ email, hasName, submit, submitting, onChoose }: ChoosePasswordProps) {
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);
  const isHydrated = useHydrated();

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = (name: string) => String(new FormData(form).get(name) ?? '');
    const chosen = { name: field('name').trim(), password: field('password') };
    const found = errorsIn({ ...chosen, confirmation: field('confirmation') }, hasName);
    setErrors(found);
    setRefusal(undefined);
    const [firstWrong] = Object.keys(found);
    if (firstWrong) {
      form.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
      return;
    }
    setSubmitting(true);
    setRefusal(await onChoose(chosen));
    setSubmitting(false);
  };

  // What is being corrected is not held against the person any longer.
  const forgive = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    setErrors((current) => ({ ...current, [name]: undefined }));
  };

  return (
    <form className="auth__form" method="post" noValidate onInput={forgive} onSubmit={(event) => void send(event)}>
      <div role="alert" className="auth__alert-slot">
        {refusal !== undefined && <p className="auth__alert">{refusal}</p>}
      </div>
      <input type="hidden" autoComplete="username" value={email} readOnly />
      {hasName && <TextField label="Your name" name="name" autoComplete="name" maxLength={100} error={errors.name} />}
      <NewPasswordFields errors={errors} />
      <Button type="submit" className="auth__submit" busy={isSubmitting} disabled={!isHydrated}>
        {isSubmitting ? submitting : submit}
      </Button>
    </form>
  );
}
