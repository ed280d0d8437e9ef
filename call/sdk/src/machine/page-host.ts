import { type Environment, sdkOrigin } from '../environment.ts';
import { loadBundle } from './bundle-loader.ts';
import { loadTimeoutMs } from './load-timeout.ts';
import { machineAddress } from './machine-address.ts';
import type { MachineHost } from './machine-host.ts';
import { createPageCarrier } from './page-carrier.ts';
import { machineInstance, machineOf, removeMachineInstance } from './page-globals.ts';

/** The home of a headless call's machine: a script in this page. Outside a page it can only fail to load. */
export function createPageHost(environment: Environment, id: string): MachineHost {
  const { window } = environment;
  const carrier = window && createPageCarrier(window, id);
  const machine = () => window && machineOf(window, id);
  if (window) machineInstance(window, id);
  return {
    iframe: undefined,
    get isThere() {
      return machine() !== undefined;
    },
    post: (message) => carrier?.post(message),
    listen: (receive) => carrier?.listen(receive) ?? (() => undefined),
    load(properties, handlers) {
      const url = machineAddress(properties, sdkOrigin());
      const integrity = properties.dailyConfig?.callObjectBundleIntegrity;
      return loadBundle(environment, { id, url, integrity, timeoutMs: loadTimeoutMs(properties) }, handlers);
    },
    restart() {
      machine()?.reset();
      return machine() !== undefined;
    },
    // The script's own end tells more: it is the moment at which the machine can be used.
    noteLoaded: () => undefined,
    abandon: () => undefined,
    store: () => machine()?.store.getState(),
    remove() {
      if (window) removeMachineInstance(window, id);
    },
  };
}
