import { TextField } from '@parley/kit-ui/text-field';
import { formatHex, parse } from 'culori';
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
        value={swatch(value)}
        onChange={(event) => onPick(event.currentTarget.value)}
      />
    </div>
  );
}

/** The picker knows no transparency: what lets everything through looks white there. */
function swatch(value: string): string {
  const color = parse(value);
  return color && color.alpha !== 0 ? formatHex(color) : '#ffffff';
}
