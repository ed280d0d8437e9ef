import { limits } from '@parley/call-protocol/limits';
import type { Environment } from '../environment.ts';
import { dailyGlobals, machineInstance } from './page-globals.ts';

export interface BundleFailure {
  msg: string;
  type?: string;
  bundleUrl: string | undefined;
}

export interface BundleRequest {
  id: string;
  url: string | undefined;
  integrity: string | undefined;
  timeoutMs: number;
}

export interface BundleHandlers {
  onAttemptFailed(): void;
  onLoaded(loadMs: number): void;
  /** After the last attempt. */
  onFailed(failure: BundleFailure): void;
}

/** Loads the machine's script with time-outs and further attempts. The result cancels: then no handler is called. */
export function loadBundle(environment: Environment, request: BundleRequest, handlers: BundleHandlers): () => void {
  const startedAt = environment.clock.now();
  let stop: () => void = () => undefined;
  let attemptsLeft: number = limits.bundle.attempts;
  let isCancelled = false;

  const failed = (failure: BundleFailure) => {
    handlers.onAttemptFailed();
    // Whoever was told may have had enough.
    if (isCancelled) return;
    attemptsLeft -= 1;
    if (attemptsLeft === 0) handlers.onFailed(failure);
    else stop = environment.clock.after(limits.bundle.retryDelayMs, attempt);
  };
  const attempt = () => {
    stop = tryOnce(environment, request, () => handlers.onLoaded(environment.clock.now() - startedAt), failed);
  };
  attempt();
  return () => {
    isCancelled = true;
    stop();
  };
}

function tryOnce(
  environment: Environment,
  { id, url, integrity, timeoutMs }: BundleRequest,
  onLoaded: () => void,
  onFailed: (failure: BundleFailure) => void,
): () => void {
  const { window, clock } = environment;
  if (!window?.document) {
    const cancel = clock.after(0, () =>
      onFailed({
        msg: 'Call object bundle must be loaded in a DOM/web context',
        type: 'missing context',
        bundleUrl: url,
      }),
    );
    return cancel;
  }
  if (url === undefined) {
    return clock.after(0, () => onFailed({ msg: 'Failed to load call object bundle', bundleUrl: undefined }));
  }

  const waitlist = window._dailyCallMachineLoadWaitlist ?? new Set<string>();
  window._dailyCallMachineLoadWaitlist = waitlist;
  const script = window.document.createElement('script');
  script.id = `call-machine-${id}-${Math.random().toString(36).slice(2)}`;
  script.async = true;
  script.src = url;
  if (integrity) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }

  const end = () => {
    cancelTimer();
    waitlist.delete(script.id);
    script.onload = null;
    script.onerror = null;
    script.remove();
    const globals = dailyGlobals(window);
    globals.pendings = globals.pendings.filter((pending) => pending !== id);
  };
  const cancelTimer = clock.after(timeoutMs, () => {
    end();
    const msg = `Timed out (>${timeoutMs} ms) when loading call object bundle ${url}`;
    onFailed({ msg, type: 'timeout', bundleUrl: url });
  });
  script.onload = () => {
    end();
    if (machineInstance(window, id).callMachine) onLoaded();
    else onFailed({ msg: `Failed to load call object bundle ${url}`, type: 'no machine', bundleUrl: url });
  };
  script.onerror = () => {
    end();
    onFailed({ msg: `Failed to load call object bundle ${url}`, bundleUrl: url });
  };

  waitlist.add(script.id);
  machineInstance(window, id);
  dailyGlobals(window).pendings.push(id);
  window.document.head.append(script);
  return end;
}
