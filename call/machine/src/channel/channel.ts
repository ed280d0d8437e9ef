/**
 * # The channel between the SDK and its call machine
 *
 * Both run in one page and talk by `window.postMessage`: plain objects marked `what: 'iframe-call-message'`, the
 * instance's `callClientId`, and `from: 'module'` (SDK) or `'embedded'` (machine). A request carries `callbackStamp`;
 * its answer repeats it. The machine takes a message only from its own window and origin, and answers every request,
 * unknown ones with an `error`, so that no caller waits for ever.
 */
import { errorMessage } from '@parley/kit-base/app-error';
import type { Logger } from '@parley/kit-base/logger';
import { parseSdkMessage, type SdkMessage } from './message.ts';

/** Fields of a reply. `undefined` means that the action has no answer of its own. */
export type Reply = Record<string, unknown> | undefined;
export type ActionHandler = (message: SdkMessage) => Reply | Promise<Reply>;
export type ActionTable = Readonly<Record<string, ActionHandler>>;

export interface ChannelOptions {
  window: Window;
  callClientId: string;
  actions: ActionTable;
  logger: Logger;
}

/** The machine's end of the channel. */
export class Channel {
  readonly #options: ChannelOptions;
  readonly #receive = (event: MessageEvent): void => {
    const { window, callClientId } = this.#options;
    if (event.source !== window || !isOwnOrigin(event.origin, window.location)) return;
    const message = parseSdkMessage(event.data, callClientId);
    if (message) void this.#answer(message);
  };

  constructor(options: ChannelOptions) {
    this.#options = options;
    options.window.addEventListener('message', this.#receive);
  }

  /** Tells the SDK that something happened. */
  send(action: string, fields: Record<string, unknown> = {}): void {
    const { window, callClientId } = this.#options;
    const target = window.location.protocol === 'file:' ? '*' : window.location.origin;
    window.postMessage({ ...fields, action, what: 'iframe-call-message', from: 'embedded', callClientId }, target);
  }

  close(): void {
    this.#options.window.removeEventListener('message', this.#receive);
  }

  async #answer(message: SdkMessage): Promise<void> {
    const { actions, logger } = this.#options;
    const handler = Object.hasOwn(actions, message.action) ? actions[message.action] : undefined;
    if (!handler) {
      logger.warn('unknown action', { action: message.action });
      this.#reply(message, { error: `${message.action} is not known to this call machine` });
      return;
    }
    try {
      this.#reply(message, await handler(message));
    } catch (error) {
      logger.warn('action failed', { action: message.action, error: errorMessage(error) });
      this.#reply(message, { error: errorMessage(error), errorMsg: errorMessage(error) });
    }
  }

  #reply(message: SdkMessage, fields: Reply): void {
    if (message.callbackStamp === undefined) return;
    this.send(message.action, { ...fields, callbackStamp: message.callbackStamp });
  }
}

function isOwnOrigin(origin: string, location: Location): boolean {
  return location.protocol === 'file:' || origin === location.origin;
}
