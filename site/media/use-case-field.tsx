import { useId } from 'react';
import { knownUseCases } from './media-words.ts';

export interface UseCaseFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The label stands before the field instead of above it. */
  isInline?: boolean;
}

/** What a server takes as a use case, or nothing. */
const pattern = '[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} _\\-]*';

/** The place of the site that a file is for: one of those that the site looks for, or any other name. */
export function UseCaseField({ label, value, onChange, isInline = false }: UseCaseFieldProps) {
  const id = useId();
  return (
    <div className={isInline ? 'use-case use-case--inline' : 'use-case field'}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="field__input use-case__input"
        list={`${id}-known`}
        maxLength={100}
        pattern={pattern}
        title="Letters, digits, spaces, - and _"
        placeholder="None"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={`${id}-known`}>
        {knownUseCases.map(({ name, place }) => (
          <option key={name} value={name}>
            {place}
          </option>
        ))}
      </datalist>
    </div>
  );
}
