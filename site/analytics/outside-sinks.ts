/**
 * # Outside tools
 *
 * Loaded only after consent. Each tool is a sink that understands some of the events:
 *
 * | Tool | Events |
 * |---|---|
 * | Google tag | `page_view`, `button_click`, `try_now_click`, `form_submit`, `demo_request`, `web_vital`, `page_load` |
 * | Meta pixel | `PageView`, `Lead`, `Contact`, `ViewContent`, `CompleteRegistration` |
 * | Microsoft Clarity | `form_interaction`, `button_click` |
 *
 * A tool's script that is blocked or fails takes its sink with it, and nothing else. The tools read the page's address
 * by themselves; the signed link to a booking has its secret there, so on such a page none is loaded.
 */

import type { SiteEvent } from './event-schema.ts';
import { pageEvents } from './event-table.ts';
import { addSink, type Sink } from './track.ts';
import type { TrackerName, Trackers } from './trackers.ts';

interface OutsideWindow extends Window {
  dataLayer?: unknown[];
  fbq?: PixelQueue;
  _fbq?: PixelQueue;
  clarity?: ClarityQueue;
}

interface PixelQueue {
  (...call: unknown[]): void;
  /** Set by the tool's script once it is there. */
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push: PixelQueue;
  loaded: boolean;
  version: string;
  /** The pages tell their views themselves. */
  disablePushState: boolean;
}

interface ClarityQueue {
  (...call: unknown[]): void;
  q?: unknown[];
}

const outside = (): OutsideWindow => window as OutsideWindow;
const connected = new Set<TrackerName>();

/** Whether any tool runs in this page. */
export function hasConnected(): boolean {
  return connected.size > 0;
}

/**
 * Brings the configured tools in. `from` is `start` where consent was given before this page: they are told all of it;
 * `now` where it was given on this page: they are told of the page in view and what comes.
 */
export function connectTrackers(trackers: Trackers, from: 'start' | 'now'): void {
  if (hasSecretQuery()) return;
  for (const [name, id] of Object.entries(trackers) as Array<[TrackerName, string]>) {
    if (connected.has(name)) continue;
    connected.add(name);
    const { address, sink } = tools[name](id);
    if (from === 'now') {
      const path = location.pathname;
      for (const event of pageEvents(path)) sink({ event, path, at: performance.now() });
    }
    loadScript(address, addSink(sink, from === 'now' ? Number.POSITIVE_INFINITY : 0));
  }
}

/** Takes away what the tools keep in this browser; the page must be loaded anew to be rid of their scripts. */
export function forgetTrackers(): void {
  const domains = location.hostname.split('.').map((_, index, parts) => parts.slice(index).join('.'));
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (!/^_(?:ga|gid|gat|gcl|fbp|fbc|clck|clsk)/.test(name)) continue;
    for (const domain of ['', ...domains.map((host) => `; domain=${host}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the newer store is not in every browser
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}

function hasSecretQuery(): boolean {
  return new URLSearchParams(location.search).has('t');
}

interface Tool {
  address: string;
  sink: Sink;
}

const tools: Record<TrackerName, (id: string) => Tool> = { ga: googleTag, pixel: metaPixel, behaviour: clarity };

const googleEvents: ReadonlySet<SiteEvent['name']> = new Set([
  'page_view',
  'button_click',
  'try_now_click',
  'form_submit',
  'demo_request',
  'web_vital',
  'page_load',
]);

function googleTag(id: string): Tool {
  const page = outside();
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  // The tag reads `arguments` objects and nothing else.
  function gtag(..._call: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false, page_location: pageAddress(), page_referrer: referrerOrigin() });
  return {
    address: `https://www.googletagmanager.com/gtag/js?id=${id}`,
    sink({ event: { name, ...fields }, path }) {
      if (!googleEvents.has(name)) return;
      if (name === 'page_view') gtag('set', { page_location: pageAddress(path), page_path: path });
      gtag('event', name, name === 'page_view' ? { page_title: document.title } : fields);
    },
  };
}

function metaPixel(id: string): Tool {
  const page = outside();
  const fbq = Object.assign(
    (...call: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...call);
      else fbq.queue.push(call);
    },
    { queue: [], loaded: true, version: '2.0', disablePushState: true },
  ) as unknown as PixelQueue;
  fbq.push = fbq;
  page.fbq = fbq;
  page._fbq ??= fbq;
  // Or it would tell of presses and forms by itself.
  fbq('set', 'autoConfig', false, id);
  fbq('init', id);
  return {
    address: 'https://connect.facebook.net/en_US/fbevents.js',
    sink({ event: { name } }) {
      if (name === 'page_view') fbq('track', 'PageView');
      if (name === 'Lead' || name === 'Contact' || name === 'ViewContent' || name === 'CompleteRegistration')
        fbq('track', name);
    },
  };
}

function clarity(id: string): Tool {
  const page = outside();
  const queue: ClarityQueue = (...call) => {
    queue.q = [...(queue.q ?? []), call];
  };
  page.clarity ??= queue;
  const tell = (...call: unknown[]) => page.clarity?.(...call);
  tell('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' });
  return {
    address: `https://www.clarity.ms/tag/${id}`,
    sink({ event }) {
      if (event.name === 'form_interaction') tell('set', 'form_name', event.form_name);
      else if (event.name === 'button_click') tell('set', 'button', event.button);
      else return;
      tell('event', event.name);
    },
  };
}

function loadScript(address: string, onFailed: () => void): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  script.addEventListener('error', onFailed, { once: true });
  document.head.append(script);
}

function pageAddress(path: string = location.pathname): string {
  return location.origin + path;
}

function referrerOrigin(): string {
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : '';
}
