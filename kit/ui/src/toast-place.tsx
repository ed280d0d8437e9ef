import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { onToast, takeToasts } from './toast-queue.ts';

/** Shows what is in the queue, and what comes. */
export function ToastPlace() {
  useEffect(
    () =>
      onToast(() => {
        for (const { kind, title, description } of takeToasts()) toast[kind](title, description ? { description } : {});
      }),
    [],
  );
  return <Toaster position="top-center" closeButton visibleToasts={3} duration={4000} richColors />;
}
