import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type CSSProperties, type ReactNode, useRef } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Name of the button that closes it. */
  closeLabel?: string;
  /** While true neither Escape, nor the scrim, nor the close button closes it. */
  locked?: boolean;
  /** A CSS length; 480px without one. */
  width?: string;
  children: ReactNode;
}

/** A modal dialog: keeps the focus inside, closes on Escape and on the scrim, gives the focus back. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel = 'Close', locked = false, width, children } = props;
  const opener = useRef<HTMLElement>(null);
  const style = width ? ({ '--dialog-width': width } as CSSProperties) : undefined;
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => (next || !locked) && onOpenChange(next)}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="dialog__scrim" />
        <RadixDialog.Content
          className="dialog"
          style={style}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement as HTMLElement | null;
          }}
          onCloseAutoFocus={(event) => {
            // Ours are opened by state, not by Radix's own trigger, to which it would go back.
            event.preventDefault();
            // What opened it may be gone, as the row of something that was deleted.
            const back = opener.current?.isConnected ? opener.current : document.querySelector<HTMLElement>('main');
            back?.focus();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <RadixDialog.Title className="dialog__title">{title}</RadixDialog.Title>
          {description && (
            <RadixDialog.Description className="dialog__description">{description}</RadixDialog.Description>
          )}
          {children}
          <RadixDialog.Close className="dialog__close" disabled={locked} aria-label={closeLabel}>
            <X size={20} aria-hidden="true" />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
