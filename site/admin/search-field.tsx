import type { RefObject } from 'react';

export interface SearchFieldProps {
  /** Read out: what is searched. */
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
  ref: RefObject<HTMLInputElement | null>;
}

/** The search above a list; the key that leads to it stands in it. */
export function SearchField({ label, placeholder, value, onSearch, ref }: SearchFieldProps) {
  return (
    <search className="admin__search">
      <input
        ref={ref}
        type="search"
        aria-label={label}
        className="field__input admin__search-field"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The browser would empty it: what was found is to be walked through.
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
      <kbd className="admin__key">/</kbd>
    </search>
  );
}
