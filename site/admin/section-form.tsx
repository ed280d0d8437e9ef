import { Button } from '@parley/kit-ui/button';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import type * as z from 'zod/mini';
import { LeaveGuard } from './leave-guard.tsx';
import { refusedFields } from './table-client.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { type SectionTable, useSaveRow, useSection } from './use-ordered-rows.ts';

export interface SectionFormProps<Row extends { id: string }, Values extends object> {
  table: SectionTable;
  first: Row | null;
  schema: z.ZodMiniType;
  /** The row as the form shows it; without a row the words that the page shows then. */
  toForm: (row: Row | null) => Values;
  note: string;
  fields: (draft: Draft<Values>) => ReactNode;
}

/** The words of a section of the home page. */
export function SectionForm<Row extends { id: string }, Values extends object>(props: SectionFormProps<Row, Values>) {
  const { data: row, error, refetch } = useSection<Row>(props.table, props.first);
  return (
    <section className="editor section-form">
      {error ? (
        <div role="alert" className="admin-empty">
          <p>The section’s text could not be loaded. {error.message}</p>
          <Button look="outline" small onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        row !== undefined && <Form {...props} row={row} />
      )}
    </section>
  );
}

function Form<Row extends { id: string }, Values extends object>(
  props: SectionFormProps<Row, Values> & { row: Row | null },
) {
  const { table, row, schema, toForm, note, fields } = props;
  const client = useQueryClient();
  const draft = useDraft(toForm(row), schema);
  const save = useSaveRow<Row>(table, (saved) => {
    client.setQueryData([table], saved);
    draft.accept(toForm(saved));
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!draft.check()) return;
    save.mutate({ id: row?.id, values: draft.values }, { onError: (refused) => draft.refuse(refusedFields(refused)) });
  };
  return (
    <form ref={draft.form} className="editor__part" onSubmit={onSubmit} noValidate aria-labelledby={`${table}-title`}>
      <h2 id={`${table}-title`} className="editor__legend">
        Section text
      </h2>
      <p className="editor__note">{note}</p>
      <div className="editor__fields">
        {fields(draft)}
        <div>
          <Button type="submit" small busy={save.isPending} disabled={!draft.isDirty}>
            Save text
          </Button>
        </div>
      </div>
      <LeaveGuard when={draft.isDirty} />
    </form>
  );
}
