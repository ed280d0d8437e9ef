import { describe, expect, it, vi } from 'vitest';
import { DailyCall } from '../call.ts';
import { CallFixture, roomUrl } from '../testing/call-fixture.ts';

const calls = new CallFixture();

/** A frame and a document that have the whole screen by these names alone. */
function showWith(names: { request: string; exit: string; element: string; change: string }) {
  const document = calls.page.window.document as Record<string, unknown>;
  const listeners = new Map<string, () => void>();
  const show = (element: unknown) => {
    document[names.element] = element;
    listeners.get(names.change)?.();
  };
  const iframe: Record<string, unknown> = {
    src: roomUrl,
    contentWindow: { postMessage: (message: never) => calls.page.sent.push(message) },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
    remove: () => undefined,
    [names.request]: async () => show(iframe),
  };
  document[names.exit] = async () => show(null);
  const call = DailyCall.wrap(iframe as never, { url: roomUrl });
  const heard: string[] = [];
  call.on('fullscreen', ({ action }) => heard.push(action));
  call.on('exited-fullscreen', ({ action }) => heard.push(action));
  return { call, heard, listeners };
}

const standard = {
  request: 'requestFullscreen',
  exit: 'exitFullscreen',
  element: 'fullscreenElement',
  change: 'fullscreenchange',
};
const webkit = {
  request: 'webkitRequestFullscreen',
  exit: 'webkitExitFullscreen',
  element: 'webkitFullscreenElement',
  change: 'webkitfullscreenchange',
};

describe.each([
  ['the standard names', standard],
  ['the names of Safari up to 16.3', webkit],
])('the whole screen by %s', (_, names) => {
  it('is taken and given back, and page and machine are told', async () => {
    const { call, heard, listeners } = showWith(names);
    await call.requestFullscreen();
    await call.requestFullscreen();
    call.exitFullscreen();
    call.exitFullscreen();
    expect(heard).toEqual(['fullscreen', 'exited-fullscreen']);
    expect(calls.page.actions()).toEqual(['fullscreen', 'exited-fullscreen']);
    await call.destroy();
    expect(listeners.size).toBe(0);
  });
});

it('that no browser gives is said on the console', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { call } = showWith({ ...standard, request: 'none' });
  await call.requestFullscreen();
  expect(error).toHaveBeenCalledWith('the call could not be shown on the whole screen', expect.any(Error));
});
