import { Button } from '@parley/kit-ui/button';
import { TextField } from '@parley/kit-ui/text-field';
import { type ComponentProps, type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { FormName } from '../analytics/event-schema.ts';
import { useWords } from '../languages/use-words.tsx';
import { ConsentNotice } from './consent-notice.tsx';
import { Honeypot } from './honeypot.tsx';
import type { ContactField, ContactForm as ContactFormData } from './lead-schema.ts';
import { type CountryCode, countries, defaultCountry, fullPhoneNumber, phoneDigits } from './phone-number.ts';

type FieldErrors = Partial<Record<ContactField, string>>;

export interface ContactFormProps {
  /** What events call it. */
  name: FormName;
  busy: boolean;
  /** What the button says: idle, and while busy. */
  labels: { idle: string; busy: string };
  /** The message of each field that is not right. */
  check: (form: ContactFormData) => FieldErrors | Promise<FieldErrors>;
  /** Gets a form that `check` found right, and what stood in the field that people do not see. */
  onSubmit: (form: ContactFormData, honeypot: string) => void;
  /** Called when somebody begins to fill the form. */
  onBegin?: () => void;
  /** Draws the choice of the country; a native select without one. */
  renderCountry?: (props: CountryChoiceProps) => ReactNode;
}

export interface CountryChoiceProps {
  id: string;
  value: CountryCode;
  disabled: boolean;
  onPick: (country: CountryCode) => void;
}

/** First name, business email and phone with its country: the fields of the demo call and of the callback (spec 000 §5). */
export function ContactForm({ name, busy, labels, check, onSubmit, onBegin, renderCountry }: ContactFormProps) {
  const t = useWords();
  const [country, setCountry] = useState<CountryCode>(defaultCountry);
  const [errors, setErrors] = useState<FieldErrors>({});
  const countryId = useId();
  const trap = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    // Read from the page: somebody may have written before its program ran.
    const typed = new FormData(element);
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    const form = { name: text('name'), email: text('email'), phone: fullPhoneNumber(country, text('phone')) };
    const found = await checkedBy(check, form);
    setErrors(found);
    const first = (['name', 'email', 'phone'] as const).find((field) => found[field]);
    if (first) (element.elements.namedItem(first) as HTMLInputElement | null)?.focus();
    else onSubmit(form, trap.current?.value ?? '');
  };
  const field = (part: ContactField): Pick<ComponentProps<typeof TextField>, 'name' | 'error' | 'disabled'> => ({
    name: part,
    error: errors[part] && t(errors[part]),
    disabled: busy,
  });
  const choice = { id: countryId, value: country, disabled: busy, onPick: setCountry };
  return (
    <form className="form" data-form={name} noValidate onSubmit={(event) => void submit(event)} onFocus={onBegin}>
      <TextField label={t('First name')} autoComplete="given-name" {...field('name')} />
      <TextField label={t('Business email')} type="email" autoComplete="email" {...field('email')} />
      <div className="phone">
        <label className="field__label" htmlFor={countryId}>
          {t('Country')}
        </label>
        {renderCountry ? renderCountry(choice) : <NativeCountryChoice {...choice} />}
        <TextField
          label={t('Phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          onInput={keepDigits}
          {...field('phone')}
        />
      </div>
      <Honeypot ref={trap} />
      <ConsentNotice of="contact" />
      <Button type="submit" busy={busy}>
        {t(busy ? labels.busy : labels.idle)}
      </Button>
    </form>
  );
}

/** Rules that cannot be loaded cost nobody their message: the server holds leads to the same ones. */
async function checkedBy(check: ContactFormProps['check'], form: ContactFormData): Promise<FieldErrors> {
  try {
    return await check(form);
  } catch (error) {
    console.error('The form is sent unchecked, because its rules could not be loaded', error);
    return {};
  }
}

/** Takes out what is no digit as it is typed; the field is the browser's, so that what came before the program stays. */
function keepDigits({ currentTarget }: FormEvent<HTMLInputElement>): void {
  const digits = phoneDigits(currentTarget.value);
  if (digits !== currentTarget.value) currentTarget.value = digits;
}

function NativeCountryChoice({ id, value, disabled, onPick }: CountryChoiceProps) {
  const t = useWords();
  return (
    <select
      id={id}
      className="field__input"
      value={value}
      disabled={disabled}
      onChange={(event) => onPick(event.target.value as CountryCode)}
    >
      {countries.map(({ code, name, dialCode }) => (
        <option key={code} value={code}>
          {t(name)} ({dialCode})
        </option>
      ))}
    </select>
  );
}
