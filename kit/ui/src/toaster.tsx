import { lazy, Suspense, useEffect, useState } from 'react';
import type { ToastLabels } from './toast-place.tsx';
import { onToast, pushToast } from './toast-queue.ts';

const ToastPlace = lazy(async () => ({ default: (await import('./toast-place.tsx')).ToastPlace }));

/** Where toasts appear: three at once, read out, closable by hand. One per page; its code comes with the first toast. */
export function Toaster(labels: ToastLabels) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => (isNeeded ? undefined : onToast(() => setNeeded(true))), [isNeeded]);
  return isNeeded ? (
    <Suspense>
      <ToastPlace {...labels} />
    </Suspense>
  ) : null;
}

/** A toast about something that worked. The title may not be empty. */
export function toastSuccess(title: string, description?: string): void {
  pushToast({ kind: 'success', title: requireTitle(title), description });
}

/** A destructive toast: something was refused or failed. The title may not be empty. */
export function toastError(title: string, description?: string): void {
  pushToast({ kind: 'error', title: requireTitle(title), description });
}

function requireTitle(title: string): string {
  if (title.trim() === '') throw new Error('A toast needs a title that says something');
  return title;
}
