import { TextField } from '@parley/kit-ui/text-field';
import { formatHex } from 'culori';
import { useId } from 'react';

export interface ColorFieldProps {
  label: string;
  value: string;
  error?: string | undefined;
  hint?: string;
  onPick: (value: string) => void;
}

/** A colour in any spelling of CSS, and a swatch that opens the browser's picker. */
export function CssColorField({ label, value, error, hint, onPick }: ColorFieldProps) {
  const id = useId();
  return (
    <div className="color-field">
      <TextField
        id={id}
        label={label}
        value={value}
        error={error}
        {...(hint ? { hint } : {})}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onPick(event.currentTarget.value)}
      />
      <input
        type="color"
        aria-label={`Pick: ${label}`}
        value={formatHex(value) ?? '#ffffff'}
        onChange={(event) => onPick(event.currentTarget.value)}
      />
    </div>
  );
}
