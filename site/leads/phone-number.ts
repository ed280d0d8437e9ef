/** A country of the phone input. */
export interface Country {
  code: string;
  name: string;
  /** With its plus sign. */
  dialCode: string;
}

/** The phone input's countries in the order of spec 000 §3. */
export const countries = [
  { code: 'IN', name: 'India', dialCode: '+91' },
  { code: 'US', name: 'United States', dialCode: '+1' },
  { code: 'GB', name: 'United Kingdom', dialCode: '+44' },
  { code: 'CA', name: 'Canada', dialCode: '+1' },
  { code: 'AU', name: 'Australia', dialCode: '+61' },
  { code: 'DE', name: 'Germany', dialCode: '+49' },
  { code: 'SG', name: 'Singapore', dialCode: '+65' },
  { code: 'AE', name: 'United Arab Emirates', dialCode: '+971' },
  { code: 'FR', name: 'France', dialCode: '+33' },
  { code: 'JP', name: 'Japan', dialCode: '+81' },
  { code: 'CN', name: 'China', dialCode: '+86' },
  { code: 'BR', name: 'Brazil', dialCode: '+55' },
] as const satisfies readonly Country[];

/** The code of one of {@link countries}. */
export type CountryCode = (typeof countries)[number]['code'];

/** Which country the phone input starts with. */
export const defaultCountry: CountryCode = 'IN';

/** A typed phone number without anything that is not a digit. */
export function phoneDigits(typed: string): string {
  return typed.replace(/\D/g, '');
}

/** The dial code of a country, with its plus sign. */
export function dialCodeOf(code: CountryCode): string {
  const country = countries.find((entry) => entry.code === code);
  if (!country) throw new RangeError(`There is no country ${code} in the list`);
  return country.dialCode;
}

/** Dial code and typed digits as one number; empty while no digit is typed. */
export function fullPhoneNumber(code: CountryCode, typed: string): string {
  const digits = phoneDigits(typed);
  return digits === '' ? '' : `${dialCodeOf(code)}${digits}`;
}

/** What of a phone number dials: the leading plus sign and the digits, without spaces, brackets and dashes. */
export function dialablePhone(phone: string): string {
  return `${phone.trimStart().startsWith('+') ? '+' : ''}${phoneDigits(phone)}`;
}
