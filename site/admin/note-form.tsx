import { Button } from '@parley/kit-ui/button';
import { type Ref, useState } from 'react';
import { newNoteId } from './use-lead.ts';

export interface NoteFormProps {
  ref: Ref<HTMLTextAreaElement>;
  /** Rejects when the note could not be kept. */
  onAdd: (note: { id: string; body: string }) => Promise<void>;
}

/** Adds a note. The text stays until it is safe. */
export function NoteForm({ ref, onAdd }: NoteFormProps) {
  const [draft, setDraft] = useState({ id: '', body: '' });
  const [isBusy, setBusy] = useState(false);
  const body = draft.body.trim();
  const add = async () => {
    if (body === '' || isBusy) return;
    setBusy(true);
    try {
      await onAdd({ id: draft.id, body });
      setDraft({ id: '', body: '' });
    } catch {
      // The notice has said so; the text is still here for another try.
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="note-form"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <textarea
        ref={ref}
        aria-label="Note"
        aria-keyshortcuts="n"
        className="field__input field__input--tall note-form__text"
        placeholder="Write a note for the team"
        rows={2}
        maxLength={5000}
        value={draft.body}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setDraft(({ id }) => ({ id: id || newNoteId(), body: text }));
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void add();
        }}
      />
      <Button type="submit" small busy={isBusy} disabled={body === ''}>
        Add note
      </Button>
    </form>
  );
}
