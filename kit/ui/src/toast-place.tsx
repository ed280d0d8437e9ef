import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { onToast, takeToasts } from './toast-queue.ts';

export interface ToastLabels {
  /** Name of the place. */
  label?: string;
  /** Name of the button that closes one. */
  closeLabel?: string;
}

/** Shows what is in the queue, and what comes. */
export function ToastPlace({ label = 'Notifications', closeLabel = 'Close toast' }: ToastLabels) {
  useEffect(
    () =>
      onToast(() => {
        for (const { kind, title, description } of takeToasts()) toast[kind](title, description ? { description } : {});
      }),
    [],
  );
  return (
    <Toaster
      position="top-center"
      containerAriaLabel={label}
      closeButton
      toastOptions={{ closeButtonAriaLabel: closeLabel }}
      visibleToasts={3}
      duration={4000}
      richColors
    />
  );
}
