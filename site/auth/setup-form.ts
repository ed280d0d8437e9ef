/** What a refused set-up form says, by field. */
export interface SetupErrors {
  email?: string | undefined;
  password?: string | undefined;
  confirmation?: string | undefined;
}

export interface SetupFields {
  email: string;
  password: string;
  confirmation: string;
}

export const minPasswordCharacters = 10;

/** What is wrong with each field; empty when the form may be sent. */
export function validateSetup({ email, password, confirmation }: SetupFields): SetupErrors {
  const errors: SetupErrors = {};
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) errors.email = 'Please enter a valid email address';
  if ([...password].length < minPasswordCharacters)
    errors.password = `Use at least ${minPasswordCharacters} characters`;
  else if (password !== confirmation) errors.confirmation = 'The two passwords are not the same';
  return errors;
}
