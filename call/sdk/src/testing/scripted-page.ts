import type { DailyGlobals, MachineStore } from '../machine/page-globals.ts';

export type Message = Record<string, unknown> & { action: string; callbackStamp?: string; callClientId?: string };

/** A frame with just enough in it for a prebuilt call; the page inside is the test. */
export class ScriptedFrame {
  readonly style: Record<string, string> = {};
  readonly targets: string[] = [];
  allow = '';
  src = '';
  isRemoved = false;
  /** Listeners of the frame's own loading. */
  readonly listeners = new Set<() => void>();
  readonly contentWindow: { postMessage(message: Message, target: string): void };

  constructor(sent: Message[]) {
    this.contentWindow = {
      postMessage: (message, target) => {
        this.targets.push(target);
        sent.push(message);
      },
    };
  }

  addEventListener(name: string, listener: () => void): void {
    if (name === 'load') this.listeners.add(listener);
  }

  removeEventListener(_: string, listener: () => void): void {
    this.listeners.delete(listener);
  }

  remove(): void {
    this.isRemoved = true;
  }
}

interface ScriptElement {
  src: string;
  isRemoved: boolean;
  onload?: () => void;
  onerror?: () => void;
}

function createScript(): ScriptElement & { remove(): void } {
  return {
    src: '',
    isRemoved: false,
    remove() {
      this.isRemoved = true;
    },
  };
}

/** A page with just enough in it for a call; its machine is the test. */
export class ScriptedPage {
  readonly listeners = new Set<(event: unknown) => void>();
  /** What the SDK sent to its machine. */
  readonly sent: Message[] = [];
  /** Every script that was put into the page, also those that were taken out again. */
  readonly scripts: ScriptElement[] = [];
  readonly frames: ScriptedFrame[] = [];
  /** What the machine keeps beside its messages. */
  store: MachineStore = {};
  resets = 0;
  readonly body = { append: () => undefined };
  readonly window: Record<string, unknown> & { _daily?: DailyGlobals };

  constructor() {
    this.window = {
      location: { origin: 'https://host.example', protocol: 'https:', href: 'https://host.example/page?a=b c' },
      navigator: {},
      addEventListener: (_: string, listener: (event: unknown) => void) => this.listeners.add(listener),
      removeEventListener: (_: string, listener: (event: unknown) => void) => this.listeners.delete(listener),
      postMessage: (message: Message & { from: string }) => {
        if (message.from === 'module') this.sent.push(message);
      },
      document: {
        body: this.body,
        createElement: (tag: string) => (tag === 'iframe' ? this.#createFrame() : createScript()),
        head: { append: (script: ScriptElement) => this.scripts.push(script) },
      },
    };
  }

  /** The machine's script has run, or the page in the frame has. */
  finishLoading(): void {
    const frame = this.frames.at(-1);
    if (frame) {
      this.tell('loaded');
      return;
    }
    const globals = this.window._daily;
    for (const id of globals?.pendings.splice(0) ?? []) {
      const instance = globals?.instances[id];
      const reset = () => {
        this.resets += 1;
      };
      if (instance) instance.callMachine = { reset, store: { getState: () => this.store } };
    }
    this.scripts.at(-1)?.onload?.();
  }

  /** The machine says something. */
  tell(action: string, fields: Record<string, unknown> = {}): void {
    const frame = this.frames.at(-1);
    const source = frame ? frame.contentWindow : this.window;
    const origin = frame?.src ? new URL(frame.src).origin : 'https://host.example';
    this.post({ source, origin }, { ...fields, action, what: 'iframe-call-message', from: 'embedded' });
  }

  /** A message of any sender arrives. */
  post(sender: { source: unknown; origin: string }, data: unknown): void {
    for (const listener of [...this.listeners]) listener({ ...sender, data });
  }

  /** The machine answers the last request of this name. */
  reply(action: string, fields: Record<string, unknown> = {}): void {
    const request = this.sent.findLast((message) => message.action === action);
    this.tell(action, { ...fields, callbackStamp: request?.callbackStamp });
  }

  actions(): string[] {
    return this.sent.map(({ action }) => action);
  }

  #createFrame(): ScriptedFrame {
    const frame = new ScriptedFrame(this.sent);
    this.frames.push(frame);
    return frame;
  }
}

const off = { subscribed: true, state: 'off' };

/** Oneself, as the machine describes a participant. */
export const me = {
  session_id: 'me',
  user_id: 'me',
  user_name: 'Asha',
  local: true,
  record: false,
  tracks: { audio: { subscribed: true, state: 'playable' }, video: off, screenVideo: off, screenAudio: off },
};
/** Somebody else. */
export const other = { ...me, session_id: 'other', user_name: 'Bela', local: false };
