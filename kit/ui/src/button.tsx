import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from './spinner.tsx';

export type ButtonLook = 'primary' | 'outline' | 'quiet' | 'danger';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  small?: boolean;
  /** Shows the spinner and refuses presses; the label should say what is going on. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** The class names of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'primary', small = false): string {
  return `button button--${look}${small ? ' button--small' : ''}`;
}

/** A button. It does not submit a form unless `type="submit"`. */
export function Button({ look, small, busy = false, className = '', disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(look, small)} ${className}`.trim()}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
