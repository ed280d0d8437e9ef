/** A short message that appears over the page and goes away by itself. */
export interface Toast {
  kind: 'success' | 'error';
  title: string;
  description: string | undefined;
}

const waiting: Toast[] = [];
let listener: () => void = () => undefined;

export function pushToast(toast: Toast): void {
  waiting.push(toast);
  listener();
}

/** Everything that waits to be shown. */
export function takeToasts(): Toast[] {
  return waiting.splice(0);
}

/** Calls back for each toast from now, and at once if some wait; the result stops it. The last one that asks is called. */
export function onToast(call: () => void): () => void {
  listener = call;
  if (waiting.length > 0) call();
  return () => {
    if (listener === call) listener = () => undefined;
  };
}
