import { createContext, lazy, type ReactNode, Suspense, use, useMemo, useState } from 'react';

/** The dialogs that any public page can open. */
export type DialogName = 'get-started' | 'demo-call' | 'booking' | 'call-request';

const DialogsContext = createContext<((name: DialogName) => void) | undefined>(undefined);

const GetStartedDialog = lazy(async () => ({
  default: (await import('../get-started/get-started-dialog.tsx')).GetStartedDialog,
}));
const DemoCallDialog = lazy(async () => ({
  default: (await import('../demo-call/demo-call-dialog.tsx')).DemoCallDialog,
}));

const BookingDialog = lazy(async () => ({
  default: (await import('../booking/booking-dialog.tsx')).BookingDialog,
}));

const CallRequestDialog = lazy(async () => ({
  default: (await import('../call-request/call-request-dialog.tsx')).CallRequestDialog,
}));

/** Holds the dialogs of the public pages; their code is loaded when first opened. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<DialogName>();
  const [used, setUsed] = useState<ReadonlySet<DialogName>>(new Set());
  const show = useMemo(
    () => (name: DialogName) => {
      setUsed((before) => new Set(before).add(name));
      setOpen(name);
    },
    [],
  );
  const close = () => setOpen(undefined);
  return (
    <DialogsContext value={show}>
      {children}
      <Suspense>
        {used.has('get-started') && <GetStartedDialog open={open === 'get-started'} onClose={close} />}
        {used.has('booking') && <BookingDialog open={open === 'booking'} onClose={close} />}
        {used.has('call-request') && <CallRequestDialog open={open === 'call-request'} onClose={close} />}
        {used.has('demo-call') && <DemoCallDialog open={open === 'demo-call'} onClose={close} />}
      </Suspense>
    </DialogsContext>
  );
}

/** Opens a dialog by its name. Throws outside {@link DialogsProvider}. */
export function useOpenDialog(): (name: DialogName) => void {
  const open = use(DialogsContext);
  if (!open) throw new Error('useOpenDialog needs a DialogsProvider above it');
  return open;
}
