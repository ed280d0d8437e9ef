export interface CheckFieldProps {
  label: string;
  isOn: boolean;
  disabled?: boolean;
  onTurn: (isOn: boolean) => void;
}

/** A yes or no of a form. */
export function CheckField({ label, isOn, disabled, onTurn }: CheckFieldProps) {
  return (
    <label className="check-field">
      <input
        type="checkbox"
        checked={isOn}
        disabled={disabled}
        onChange={(event) => onTurn(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
