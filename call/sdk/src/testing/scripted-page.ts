import type { DailyGlobals } from '../machine/page-globals.ts';

type Message = Record<string, unknown> & { action: string; callbackStamp?: string };

/** A page with just enough in it for a call object; its machine is the test. */
export class ScriptedPage {
  readonly listeners = new Set<(event: unknown) => void>();
  /** What the SDK sent to its machine. */
  readonly sent: Message[] = [];
  readonly scripts: Array<{ src: string; onload?: () => void; onerror?: () => void }> = [];
  resets = 0;
  readonly window: Record<string, unknown> & { _daily?: DailyGlobals };

  constructor() {
    this.window = {
      location: { origin: 'https://host.example', protocol: 'https:' },
      navigator: {},
      addEventListener: (_: string, listener: (event: unknown) => void) => this.listeners.add(listener),
      removeEventListener: (_: string, listener: (event: unknown) => void) => this.listeners.delete(listener),
      postMessage: (message: Message & { from: string }) => {
        if (message.from === 'module') this.sent.push(message);
      },
      document: {
        createElement: () => ({ remove: () => undefined }),
        head: { append: (script: { src: string }) => this.scripts.push(script) },
      },
    };
  }

  /** The machine's script has run. */
  finishLoading(): void {
    const globals = this.window._daily;
    for (const id of globals?.pendings.splice(0) ?? []) {
      const instance = globals?.instances[id];
      const reset = () => {
        this.resets += 1;
      };
      if (instance) instance.callMachine = { reset, store: { getState: () => ({}) } };
    }
    this.scripts.at(-1)?.onload?.();
  }

  /** The machine says something. */
  tell(action: string, fields: Record<string, unknown> = {}): void {
    const data = { ...fields, action, what: 'iframe-call-message', from: 'embedded' };
    for (const listener of [...this.listeners]) listener({ source: this.window, data });
  }

  /** The machine answers the last request of this name. */
  reply(action: string, fields: Record<string, unknown> = {}): void {
    const request = this.sent.findLast((message) => message.action === action);
    this.tell(action, { ...fields, callbackStamp: request?.callbackStamp });
  }

  actions(): string[] {
    return this.sent.map(({ action }) => action);
  }
}

/** Oneself, as the machine describes a participant. */
export const me = {
  session_id: 'me',
  user_id: 'me',
  user_name: 'Asha',
  local: true,
  tracks: {
    audio: { subscribed: true, state: 'playable' },
    video: { subscribed: true, state: 'off' },
    screenVideo: { subscribed: true, state: 'off' },
    screenAudio: { subscribed: true, state: 'off' },
  },
};
/** Somebody else. */
export const other = { ...me, session_id: 'other', user_name: 'Bela', local: false };
