import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { checkFields } from './field-rules.ts';

/** What somebody writes in a form, beside what is stored. */
export interface Draft<Values> {
  values: Values;
  /** The message of each field that was refused, until it is changed. */
  errors: Partial<Record<keyof Values & string, string>>;
  /** Whether something would be lost by leaving. */
  isDirty: boolean;
  /** On the form: the first field that was refused gets the focus. */
  form: React.RefObject<HTMLFormElement | null>;
  set<Field extends keyof Values & string>(field: Field, value: Values[Field]): void;
  /** Whether the form may be sent; else the errors are shown. */
  check(): boolean;
  /** Shows what the server refused. */
  refuse(fields: Record<string, string>): void;
  /** What is stored from now on; the form shows it. */
  accept(stored: Values): void;
}

/** A form's values, held to the schema that the server holds them to. `stored` is what it begins with. */
export function useDraft<Values extends object>(stored: Values, schema: z.ZodMiniType): Draft<Values> {
  const [base, setBase] = useState(stored);
  const [values, setValues] = useState(stored);
  const [errors, setErrors] = useState<Draft<Values>['errors']>({});
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const refuse = (fields: Record<string, string>) => {
    setErrors(fields as Draft<Values>['errors']);
    setRefusals((count) => count + 1);
  };
  return {
    values,
    errors,
    isDirty: JSON.stringify(values) !== JSON.stringify(base),
    form,
    set(field, value) {
      setValues((before) => ({ ...before, [field]: value }));
      setErrors(({ [field]: _, ...others }) => others as Draft<Values>['errors']);
    },
    check() {
      const checked = checkFields(schema, values);
      if (checked.ok) setErrors({});
      else refuse(checked.fields);
      return checked.ok;
    },
    refuse,
    accept(next) {
      setBase(next);
      setValues(next);
      setErrors({});
    },
  };
}
