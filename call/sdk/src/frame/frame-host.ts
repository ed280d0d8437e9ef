import { limits } from '@parley/call-protocol/limits';
import type { Environment, HostWindow } from '../environment.ts';
import { loadTimeoutMs } from '../machine/load-timeout.ts';
import type { LoadHandlers, MachineHost } from '../machine/machine-host.ts';
import { SdkError } from '../sdk-error.ts';
import { frameAddress } from './frame-address.ts';
import { createFrameCarrier } from './frame-carrier.ts';

/** The home of a prebuilt call's machine: a page in a frame. */
export function createFrameHost(
  { clock }: Environment,
  window: HostWindow,
  iframe: HTMLIFrameElement,
  id: string,
): MachineHost {
  let loading: { handlers: LoadHandlers; end: () => void } | undefined;
  let isThere = false;
  const carrier = createFrameCarrier(window, iframe, id);
  const endLoading = () => {
    loading?.end();
    loading = undefined;
  };
  const clear = () => {
    endLoading();
    isThere = false;
  };
  return {
    post: carrier.post,
    // A page that has spoken listens too.
    listen: (receive) =>
      carrier.listen((message) => {
        isThere = true;
        receive(message);
      }),
    iframe,
    get isThere() {
      // A frame that was taken out of the page, as React does when it unmounts, has lost its page.
      return isThere && iframe.contentWindow !== null;
    },
    load(properties, handlers) {
      clear();
      const { url } = properties;
      if (url === undefined) throw SdkError.missingFrameUrl();
      // A page that has come and yet says nothing is no call page: then waiting longer is of no use.
      let stopTimer: () => void = () => undefined;
      const timeoutMs = loadTimeoutMs(properties);
      const onArrived = () => {
        stopTimer();
        stopTimer = clock.after(timeoutMs, () => {
          clear();
          const msg = `Timed out (>${timeoutMs} ms) when loading the call page ${url}`;
          handlers.onFailed({ msg, type: 'timeout', bundleUrl: url });
        });
      };
      const end = () => {
        stopTimer();
        iframe.removeEventListener?.('load', onArrived);
      };
      loading = { handlers, end };
      // What the page wraps may be only like a frame. A frame may tell of an earlier page first, so the last one counts.
      iframe.addEventListener?.('load', onArrived);
      const hints = { id, hostUrl: window.location.href, sdkVersion: limits.sdkVersion };
      iframe.src = frameAddress({ ...properties, url }, hints);
      return endLoading;
    },
    // A page in a frame is always fetched anew.
    restart: () => false,
    noteLoaded() {
      const handlers = loading?.handlers;
      endLoading();
      isThere = true;
      handlers?.onLoaded();
    },
    abandon() {
      clear();
      iframe.src = '';
    },
    store: () => undefined,
    remove() {
      clear();
      iframe.remove();
    },
  };
}
