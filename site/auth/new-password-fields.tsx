import { TextField } from '@parley/kit-ui/text-field';
import { minPasswordCharacters } from './setup-form.ts';

/** The two fields of a form in which somebody chooses a password: `password` and `confirmation`. */
export function NewPasswordFields({
  errors,
}: {
  errors: { password?: string | undefined; confirmation?: string | undefined };
}) {
  return (
    <>
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${minPasswordCharacters} characters. A few words in a row are easy to keep in mind.`}
        error={errors.password}
      />
      <TextField
        label="Password once more"
        name="confirmation"
        type="password"
        autoComplete="new-password"
        error={errors.confirmation}
      />
    </>
  );
}
