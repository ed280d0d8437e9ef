import type { ReactNode } from 'react';

/** A part of a form: its name and a note on the left, its fields on the right. */
export function EditorPart({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className="editor__part">
      <legend>{title}</legend>
      {note && <p className="editor__note">{note}</p>}
      <div className="editor__fields">{children}</div>
    </fieldset>
  );
}
