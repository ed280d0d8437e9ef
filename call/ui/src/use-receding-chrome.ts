import { useEffect, useState } from 'react';

const restMs = 4000;

/** Whether the tray and the top line are shown: after a while without movement they step back. */
export function useRecedingChrome(): boolean {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      setShown(true);
      clearTimeout(timer);
      timer = setTimeout(() => setShown(false), restMs);
    };
    wake();
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const name of events) addEventListener(name, wake);
    return () => {
      clearTimeout(timer);
      for (const name of events) removeEventListener(name, wake);
    };
  }, []);
  return isShown;
}
