/**
 * # Pages that are there before their program
 *
 * A public page is read long before anything in it is pressed. So the framework's entry script is not run with the page:
 * its text stands in an inert element, and a small boot script runs it at the first touch, key or focus, or when the
 * page is loaded and the browser idle. A press on a button or a form sent before that is kept and done again when the
 * page has come alive, which it says by {@link aliveEvent}.
 */

import { aliveEvent } from '../navigation/alive-event.ts';

const entryScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const modulePreload = /<link[^>]*rel="modulepreload"[^>]*>/g;

/** Runs in the page; it is sent as its own text. */
function boot(event: string): void {
  const source = document.getElementById('page-entry');
  const touches = ['pointerdown', 'keydown', 'focusin'] as const;
  const kept: Array<() => void> = [];
  const start = () => {
    if (!source?.id) return;
    source.id = '';
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = source.textContent;
    document.head.append(script);
  };
  const keepPress = (press: MouseEvent) => {
    const button = (press.target as Element).closest<HTMLElement>('button');
    if (!button || (button as HTMLButtonElement).type === 'submit') return;
    kept.push(() => button.isConnected && button.click());
    start();
  };
  const keepSubmit = (submit: SubmitEvent) => {
    const form = submit.target as HTMLFormElement;
    submit.preventDefault();
    kept.push(() => form.isConnected && form.requestSubmit());
    start();
  };
  const keepEnter = ({ key, target }: KeyboardEvent) => {
    const { form } = target as HTMLInputElement;
    if (key !== 'Enter' || !form?.querySelector('[type=submit]:disabled')) return;
    kept.push(() => form.isConnected && form.requestSubmit());
  };
  for (const touch of touches) addEventListener(touch, start, { once: true, capture: true });
  addEventListener('click', keepPress, true);
  addEventListener('submit', keepSubmit, true);
  addEventListener('keydown', keepEnter, true);
  addEventListener(
    event,
    () => {
      removeEventListener('click', keepPress, true);
      removeEventListener('submit', keepSubmit, true);
      removeEventListener('keydown', keepEnter, true);
      for (const again of kept) again();
    },
    { once: true },
  );
  /* A page that waits for its visitor's own order (home) waits for its program. */
  if (document.documentElement.hasAttribute('data-home-order')) start();
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  addEventListener('load', () => whenIdle(start, { timeout: 4000 } as never), { once: true });
}

const bootScript = `<script>(${boot.toString().replace(/\s+/g, ' ')})(${JSON.stringify(aliveEvent)})</script>`;

/** Puts the entry of a rendered page off. A page without one stays as it is. */
export function deferEntry(html: string): string {
  const entry = entryScript.exec(html);
  if (!entry) return html;
  const inert = `<script type="text/plain" id="page-entry">${entry[1]}</script>${bootScript}`;
  const headEnd = html.indexOf('</head>');
  const head = html.slice(0, headEnd).replace(modulePreload, '');
  return head + html.slice(headEnd, entry.index) + inert + html.slice(entry.index + entry[0].length);
}
