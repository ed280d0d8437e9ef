import { Toaster as SonnerToaster, toast } from 'sonner';

/** Where toasts appear: three at once, read out, closable by hand. One per page. */
export function Toaster() {
  return <SonnerToaster position="top-center" closeButton visibleToasts={3} duration={4000} richColors />;
}

/** A toast about something that worked. The title may not be empty. */
export function toastSuccess(title: string, description?: string): void {
  toast.success(requireTitle(title), description ? { description } : undefined);
}

/** A destructive toast: something was refused or failed. The title may not be empty. */
export function toastError(title: string, description?: string): void {
  toast.error(requireTitle(title), description ? { description } : undefined);
}

function requireTitle(title: string): string {
  if (title.trim() === '') throw new Error('A toast needs a title that says something');
  return title;
}
