import { goodReplies, participants } from './machine-script.ts';

export type Fields = Record<string, unknown>;
export type Message = Fields & { action: string; callClientId?: string; callbackStamp?: string };

interface PageGlobals {
  pendings: string[];
  instances: Record<string, { callMachine?: unknown; tracks?: Fields } | undefined>;
}

/** How the machine answers requests: as it should, with an error, with nothing in the reply, or not at all. */
export type Replies = 'good' | 'error' | 'empty' | 'silent';

/** A call machine that only does what the script says, in the page (call object) and in the frame. */
export class ScriptedMachine {
  replies: Replies = 'good';
  /** Actions that are not answered. */
  readonly held = new Set<string>();
  /** Whether a script or frame that loads brings a machine. */
  isPresent = true;
  store: Fields = {};
  onSent: (message: Message) => void = () => undefined;
  onReset: () => void = () => undefined;
  #frame: Window | undefined;
  #id: string | undefined;
  readonly #lastRequests = new Map<string, Message>();

  constructor() {
    window.addEventListener('message', ({ data }) => {
      if (isMessage(data) && data.from === 'module') this.#receive(data);
    });
    Object.assign(window, {
      scriptedMachine: {
        bundleRan: () => this.#bundleRan(),
        frameReady: (frame: Window) => this.#frameReady(frame),
        frameReceived: (data: unknown) => {
          if (isMessage(data) && data.from === 'module') this.#receive(data);
        },
      },
    });
  }

  /** Between cases. */
  reset(): void {
    this.replies = 'good';
    this.held.clear();
    this.isPresent = true;
    this.store = {};
    this.#frame = undefined;
    this.#id = undefined;
    this.#lastRequests.clear();
  }

  /** The machine says something. */
  tell(action: string, fields: Fields = {}): void {
    const { callClientId } = { callClientId: this.#id, ...fields };
    const message = { ...fields, action, what: 'iframe-call-message', from: 'embedded', callClientId };
    this.post(message);
  }

  /** Posts anything at all, as the machine's window would. */
  post(message: unknown): void {
    const frame = this.#frame as (Window & { reply?: (message: unknown) => void }) | undefined;
    if (frame?.reply) frame.reply(message);
    else window.postMessage(message, '*');
  }

  /** Answers the last request of this name. */
  reply(action: string, fields: Fields = {}): void {
    this.tell(action, { ...fields, callbackStamp: this.#lastRequests.get(action)?.callbackStamp });
  }

  #bundleRan(): void {
    if (!this.isPresent) return;
    const globals = (window as unknown as { _daily?: PageGlobals })._daily;
    for (const id of globals?.pendings.splice(0) ?? []) {
      const instance = globals?.instances[id];
      if (!instance) continue;
      this.#id = id;
      instance.callMachine = { reset: () => this.onReset(), store: { getState: () => this.store } };
      this.tell('loaded');
    }
  }

  #frameReady(frame: Window): void {
    if (!this.isPresent) return;
    this.#frame = frame;
    this.#id = new URLSearchParams(frame.location.search).get('emb') ?? undefined;
    this.tell('iframe-ready-for-launch-config');
  }

  /** Nobody answers a call that has not loaded its machine. */
  #isThere(id: string | undefined): boolean {
    const { _daily: globals } = window as unknown as { _daily?: PageGlobals };
    return this.#frame !== undefined || Boolean(id && globals?.instances[id]?.callMachine);
  }

  #receive(message: Message): void {
    this.onSent(message);
    const { action, callClientId, callbackStamp } = message;
    if (callClientId) this.#id = callClientId;
    this.#lastRequests.set(action, message);
    if (!this.#isThere(callClientId) || this.held.has(action) || this.replies === 'silent') return;
    switch (action) {
      case 'iframe-launch-config':
        this.tell('loaded');
        return;
      case 'join-meeting':
        this.tell('call-machine-initialized');
        this.tell('joined-meeting', { participants: participants(), internal: { _maxAppMessageSize: 4096 } });
        return;
      case 'leave-meeting':
        this.tell('left-meeting');
        return;
      case 'start-camera':
      case 'daily-method-preauth':
        this.tell('call-machine-initialized');
    }
    if (callbackStamp === undefined) return;
    const fields = this.#replyFields(message);
    this.tell(action, { ...fields, callbackStamp });
  }

  #replyFields(message: Message): Fields {
    if (this.replies === 'error') return { error: 'refused by the machine', errorMsg: 'refused, it says' };
    if (this.replies === 'empty') return {};
    return goodReplies(message);
  }
}

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'action' in data && 'what' in data;
}
