import type { Ref } from 'react';

/** A field that people neither see nor reach; programs that fill every field fill it too. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <input
      ref={ref}
      type="text"
      name="company_fax"
      className="visually-hidden"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
    />
  );
}
