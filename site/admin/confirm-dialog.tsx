import { Button } from '@parley/kit-ui/button';
import { Dialog } from '@parley/kit-ui/dialog';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  description: string;
  /** The button that does it, and the one that leaves all as it is. */
  confirm: string;
  keep: string;
  busy?: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Asks before something is lost. */
export function ConfirmDialog({ open, busy = false, confirm, keep, onConfirm, onKeep, ...words }: ConfirmDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onKeep()} locked={busy} {...words}>
      <div className="admin-samples__choice">
        <Button look="danger" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button look="outline" disabled={busy} onClick={onKeep}>
          {keep}
        </Button>
      </div>
    </Dialog>
  );
}
