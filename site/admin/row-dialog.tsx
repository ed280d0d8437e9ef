import { Button } from '@parley/kit-ui/button';
import { Dialog } from '@parley/kit-ui/dialog';
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';

export interface RowDialogProps {
  title: string;
  isDirty: boolean;
  isSaving: boolean;
  form: RefObject<HTMLFormElement | null>;
  /** What visitors will see. */
  preview: ReactNode;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The form of one row over its list. Closing it with changes that are not saved asks first. */
export function RowDialog({ title, isDirty, isSaving, form, preview, onSave, onClose, children }: RowDialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => (isDirty ? setIsAsking(true) : onClose());
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={title} width="920px" locked={isSaving}>
      <form ref={form} className="row-form" onSubmit={onSubmit} noValidate>
        <div className="editor__fields">{children}</div>
        <section className="row-form__preview" aria-label="As visitors see it">
          {preview}
        </section>
        <div className="row-form__choice">
          <Button type="submit" busy={isSaving}>
            Save
          </Button>
          <Button look="outline" disabled={isSaving} onClick={close}>
            Cancel
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={isAsking}
        title="Close without saving?"
        description="What you changed here is not saved yet, and will be lost."
        confirm="Discard changes"
        keep="Keep editing"
        onConfirm={onClose}
        onKeep={() => setIsAsking(false)}
      />
      <LeaveGuard when={isDirty} />
    </Dialog>
  );
}
