import type { InputHTMLAttributes, Ref } from 'react';
import { Field } from './field.tsx';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string | undefined;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled input with its hint and its error. */
export function TextField({ label, error, hint, id, className = '', ...rest }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      {(input) => <input {...rest} {...input} className={`field__input ${className}`.trim()} />}
    </Field>
  );
}
