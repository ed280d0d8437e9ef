/**
 * # The call page as a call machine
 *
 * An SDK in the page around this frame speaks to it in the same messages as to a machine in its own page (spec 001 §7).
 * This page has a call of its own, with its own SDK and machine. The bridge hands the host's messages on to that
 * machine under the inner call's id and the machine's messages back under the host's; only joining and looks are the
 * page's own business. So whatever the machine learns to do, the frame can do. What comes before that machine is there
 * waits for it: the host is told early that it may speak.
 */
import { isPrebuiltAction } from '@parley/call-protocol/prebuilt';
import type { HostChoices } from './host-choices.ts';
import type { HostPage } from './host-page.ts';

interface ChannelMessage {
  what: 'iframe-call-message';
  from?: string;
  action: string;
  callClientId?: string;
  callbackStamp?: string;
  [field: string]: unknown;
}

/** Properties of the call that the host sets. */
export type HostProperties = Readonly<Record<string, unknown>>;

export interface BridgedCall {
  /** Id of the call inside this page, once there is one. */
  readonly callClientId: string | undefined;
  configure(properties: HostProperties): void;
  join(properties: HostProperties): Promise<void>;
}

export interface Styles {
  bodyClass?: string;
  cssFile?: string;
  cssText?: string;
}

export interface HostBridgeOptions {
  window: Window;
  host: HostPage;
  call: BridgedCall;
  /** Looks, buttons and pages that the host chose. */
  choices: HostChoices;
  applyStyles(styles: Styles): void;
}

/** Joins the host's SDK with this page's call. The result takes it apart again. */
export function bridgeToHost({ window, host, call, choices, applyStyles }: HostBridgeOptions): () => void {
  const own = window.location.origin;
  // A page from a file has no origin that could be named.
  const target = host.origin === 'null' ? '*' : host.origin;
  const tellHost = (message: ChannelMessage) =>
    window.parent.postMessage({ ...message, from: 'embedded', callClientId: host.callClientId }, target);

  const early: ChannelMessage[] = [];
  let isMachineThere = false;
  const tellMachine = (message: ChannelMessage) => {
    if (isMachineThere) window.postMessage({ ...message, callClientId: call.callClientId }, own);
    else early.push(message);
  };
  const obey = (message: ChannelMessage) => {
    const { action, callbackStamp } = message;
    const reply = choices.receive(message);
    if (callbackStamp !== undefined) tellHost({ ...reply, what: 'iframe-call-message', action, callbackStamp });
  };

  const fromHost = (message: ChannelMessage) => {
    if (isPrebuiltAction(message.action)) {
      obey(message);
      return;
    }
    switch (message.action) {
      case 'iframe-launch-config':
        choices.configure(message);
        // With files or rules of its own it comes in a message, too.
        if (typeof message.bodyClass === 'string') applyStyles({ bodyClass: message.bodyClass });
        call.configure(message);
        return;
      case 'join-meeting':
        choices.configure(message.properties);
        void call.join((message.properties ?? {}) as HostProperties);
        return;
      case 'load-css':
        applyStyles(message as Styles);
        return;
      default:
        tellMachine(message);
    }
  };
  const fromMachine = (message: ChannelMessage) => {
    tellHost(message);
    if (message.action !== 'loaded') return;
    isMachineThere = true;
    for (const waiting of early.splice(0)) tellMachine(waiting);
  };

  const onMessage = ({ source, origin, data }: MessageEvent) => {
    const message = asChannelMessage(data);
    if (!message) return;
    if (source === window.parent && origin === host.origin) {
      if (message.from === 'module' && message.callClientId === host.callClientId) fromHost(message);
    } else if (source === window && origin === own) {
      if (message.from === 'embedded' && message.callClientId === call.callClientId) fromMachine(message);
    }
  };
  window.addEventListener('message', onMessage);
  const stopTelling = choices.events.on('told', (told) => tellHost({ what: 'iframe-call-message', ...told }));
  tellHost({ what: 'iframe-call-message', action: 'iframe-ready-for-launch-config' });
  return () => {
    stopTelling();
    window.removeEventListener('message', onMessage);
  };
}

function asChannelMessage(data: unknown): ChannelMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Partial<ChannelMessage>;
  return message.what === 'iframe-call-message' && typeof message.action === 'string'
    ? (message as ChannelMessage)
    : undefined;
}
