import type { TextareaHTMLAttributes } from 'react';
import { Field } from './field.tsx';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  error?: string | undefined;
  hint?: string;
}

/** A labelled input of several lines, which grows with its text, with its hint and its error. */
export function TextArea({ label, error, hint, id, rows = 3, ...rest }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      {(input) => (
        <textarea
          {...rest}
          {...input}
          rows={rows}
          style={{ minHeight: `${rows * 1.5 + 1.4}em` }}
          className="field__input field__input--tall"
        />
      )}
    </Field>
  );
}
