import { type TextareaHTMLAttributes, useId } from 'react';
import { FieldError } from './field-error.tsx';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  error?: string | undefined;
  hint?: string;
}

/** A labelled input of several lines, which grows with its text, with its hint and its error. */
export function TextArea({ label, error, hint, id, rows = 3, ...rest }: TextAreaProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const describedBy = [hint && `${inputId}-hint`, error && `${inputId}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field__label" htmlFor={inputId}>
        {label}
      </label>
      <textarea
        {...rest}
        rows={rows}
        style={{ minHeight: `${rows * 1.5 + 1.4}em` }}
        id={inputId}
        className="field__input field__input--tall"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {hint && (
        <span id={`${inputId}-hint`} className="field__hint">
          {hint}
        </span>
      )}
      <FieldError id={`${inputId}-error`}>{error}</FieldError>
    </div>
  );
}
