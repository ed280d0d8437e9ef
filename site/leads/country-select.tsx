import { Select } from '@parley/kit-ui/select';
import { useWords } from '../languages/use-words.tsx';
import type { CountryChoiceProps } from './contact-form.tsx';
import { type CountryCode, countries } from './phone-number.ts';

/** The country of a phone number, found by typing its name. */
export function CountrySelect({ id, value, disabled, onPick }: CountryChoiceProps) {
  const t = useWords();
  return (
    <Select
      id={id}
      options={countries.map(({ code, name, dialCode }) => ({ value: code, label: `${t(name)} (${dialCode})` }))}
      value={value}
      disabled={disabled}
      onPick={(country) => onPick(country as CountryCode)}
    />
  );
}
