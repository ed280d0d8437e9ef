import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const candidates = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export interface BrowserOptions {
  /** A 48 kHz mono 16-bit WAV that plays as the microphone, once, from the first getUserMedia. */
  microphoneFile?: string;
  /** More Chromium switches. */
  args?: string[];
}

/** Throws when there is none. */
export function chromiumPath(): string {
  const path = process.env.CHROMIUM_PATH ?? candidates.find((candidate) => existsSync(candidate));
  if (!path) throw new Error('Chromium was not found: install the package chromium or set CHROMIUM_PATH');
  return path;
}

/**
 * A headless Chromium with fake camera and microphone. Its pages may start sound without a gesture, and camera and
 * microphone are accepted without a prompt. The caller closes it.
 */
export function launchBrowser(options: BrowserOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    ignoreDefaultArgs: ['--mute-audio'],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      '--disable-features=WebRtcHideLocalIpsWithMdns',
      ...(options.microphoneFile ? [`--use-file-for-fake-audio-capture=${options.microphoneFile}%noloop`] : []),
      ...(options.args ?? []),
    ],
  });
}
