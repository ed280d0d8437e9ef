import { VirtualTime } from './virtual-time.ts';

/** A request that the SDK made with `fetch`. */
export interface Fetched {
  url: string;
  method: string;
}

const realSetTimeout = window.setTimeout.bind(window);

/**
 * The parts of a page that would make runs differ, replaced by scripted ones: time, network, devices, console. Must
 * exist before the SDK's script runs.
 */
export class Realm {
  readonly time = new VirtualTime();
  onConsole: (level: string, parameters: unknown[]) => void = () => undefined;
  onFetch: (fetched: Fetched) => void = () => undefined;
  /** Answers the next requests; a promise that stays open holds them. */
  answer: (url: string) => Promise<Response> = async () => new Response('', { status: 404 });
  devices: MediaDeviceInfo[] = [];
  /** Counts whatever happens; the page is quiet while it stands still. */
  activity = 0;
  readonly #loading = new Set<Element>();
  #fence = 0;

  constructor() {
    this.time.install();
    this.#replaceConsole();
    this.#replaceNetwork();
    this.#replaceDevices();
    this.#refuseFullscreen();
    this.#watchLoads();
    window.addEventListener('unhandledrejection', (event) => event.preventDefault());
  }

  /** Resolves when nothing more can happen without the clock or the machine. */
  async settle(): Promise<void> {
    let quiet = 0;
    let waited = 0;
    while (quiet < 3) {
      const before = this.activity;
      if (this.time.hasDue) {
        await this.time.advance(0);
        this.activity += 1;
      }
      await this.#passFence();
      if (this.#loading.size > 0 && waited < 3000) {
        waited += 1;
        await new Promise((resolve) => realSetTimeout(resolve, 1));
        quiet = 0;
      } else {
        quiet = this.activity === before ? quiet + 1 : 0;
      }
    }
  }

  /** A load that is held on purpose does not count. */
  ignoreLoads(): void {
    this.#loading.clear();
  }

  /** A message to oneself: when it arrives, every message posted before has been delivered. */
  #passFence(): Promise<void> {
    this.#fence += 1;
    const mark = `fence ${this.#fence}`;
    return new Promise((resolve) => {
      const onMessage = ({ data }: MessageEvent) => {
        if (data !== mark) return;
        window.removeEventListener('message', onMessage);
        resolve();
      };
      window.addEventListener('message', onMessage);
      window.postMessage(mark, '*');
    });
  }

  #replaceConsole(): void {
    for (const level of ['error', 'warn'] as const) {
      console[level] = (...parameters: unknown[]) => {
        this.activity += 1;
        this.onConsole(level, parameters);
      };
    }
  }

  #replaceNetwork(): void {
    window.fetch = async (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      this.activity += 1;
      this.onFetch({ url, method: init?.method ?? 'GET' });
      return this.answer(url);
    };
    // Crash reports must not leave the machine that runs the tests.
    navigator.sendBeacon = (url) => {
      this.onFetch({ url: String(url), method: 'BEACON' });
      return true;
    };
  }

  #replaceDevices(): void {
    const { mediaDevices } = navigator;
    if (mediaDevices) mediaDevices.enumerateDevices = async () => [...this.devices];
  }

  /** As the browser does without a press, but at once. */
  #refuseFullscreen(): void {
    Element.prototype.requestFullscreen = async () => {
      throw new TypeError('not allowed without a press');
    };
  }

  #watchLoads(): void {
    const end = (element: Element) => () => {
      this.activity += 1;
      this.#loading.delete(element);
    };
    const begin = (element: Element) => {
      if (element.getAttribute('src')?.includes('/hold/')) return;
      this.activity += 1;
      this.#loading.add(element);
      for (const type of ['load', 'error']) element.addEventListener(type, end(element), { once: true });
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes, removedNodes, type } of records) {
        if (type === 'attributes' && target instanceof HTMLIFrameElement && target.isConnected) begin(target);
        for (const node of addedNodes) if (node instanceof HTMLScriptElement && node.src) begin(node);
        for (const node of removedNodes) if (node instanceof Element) this.#loading.delete(node);
      }
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['src'] });
  }
}
