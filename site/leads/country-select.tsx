import { Select } from '@parley/kit-ui/select';
import type { CountryChoiceProps } from './contact-form.tsx';
import { type CountryCode, countries } from './phone-number.ts';

const options = countries.map(({ code, name, dialCode }) => ({ value: code, label: `${name} (${dialCode})` }));

/** The country of a phone number, found by typing its name. */
export function CountrySelect({ id, value, disabled, onPick }: CountryChoiceProps) {
  return (
    <Select
      id={id}
      options={options}
      value={value}
      disabled={disabled}
      onPick={(country) => onPick(country as CountryCode)}
    />
  );
}
