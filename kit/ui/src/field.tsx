import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

export interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  /** Of the input; made up without one. */
  id?: string | undefined;
  /** Draws the input with what ties it to its label, hint and error. */
  children: (input: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** What stands around every input: its label, its hint, its error. */
export function Field({ label, error, hint, id, children }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const describedBy = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field__label" htmlFor={inputId}>
        {label}
      </label>
      {children({
        id: inputId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <span id={`${inputId}-hint`} className="field__hint">
          {hint}
        </span>
      )}
      <FieldError id={`${inputId}-error`}>{error}</FieldError>
    </div>
  );
}
