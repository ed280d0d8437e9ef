import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';

export interface TalkOptions {
  /** Where the sound is kept. */
  folder: string;
  /** Resolves when the film of the talk shall begin. */
  start(): Promise<void>;
  /** Resolves when the visitor is heard. */
  asked(): Promise<void>;
  /** Resolves when it is over. */
  end(): Promise<void>;
}

export interface Talk {
  soundFile: string;
  seconds: number;
  /** When the visitor's words began to appear. Seconds. */
  askedAfter: number;
  /** What the agent said last, as its captions have it. */
  answer: string;
  /** The page as it was so many seconds after the beginning. */
  pictureAt(seconds: number): Buffer;
}

interface Recorder {
  begin(): number;
  end(): Promise<string>;
}

/** Films a call of the widget as it happens: the page's pictures, and what both sides say. */
export async function recordTalk(page: Page, options: TalkOptions): Promise<Talk> {
  await page.addInitScript(keepMicrophone);
  await options.start();
  const pictures: Array<{ at: number; picture: Buffer }> = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    pictures.push({ at: metadata.timestamp ?? 0, picture: Buffer.from(data, 'base64') });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  const first = { at: 0, picture: await page.screenshot() };
  const begin = await page.evaluate(() => (window as unknown as { talkRecorder: Recorder }).talkRecorder.begin());
  await startScreencast(session);
  await options.asked();
  const askedAfter = Date.now() / 1000 - begin;
  await options.end();
  await session.send('Page.stopScreencast');
  const seconds = Date.now() / 1000 - begin;
  const sound = await page.evaluate(() => (window as unknown as { talkRecorder: Recorder }).talkRecorder.end());
  const soundFile = join(options.folder, 'talk.webm');
  await writeFile(soundFile, Buffer.from(sound, 'base64'));
  const answer = (await page.locator('.voice-message[data-sender="agent"]').last().innerText()).replace(
    /^Agent:\s*/,
    '',
  );
  return {
    soundFile,
    seconds,
    askedAfter,
    answer,
    pictureAt: (second) => pictures.findLast(({ at }) => at - begin <= second)?.picture ?? first.picture,
  };
}

function startScreencast(session: CDPSession): Promise<unknown> {
  return session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
}

/** Runs in the page before its program: keeps the microphone's stream and offers a recorder of both sides. */
function keepMicrophone(): void {
  const { mediaDevices } = navigator;
  const original = mediaDevices.getUserMedia.bind(mediaDevices);
  let microphone: MediaStream | undefined;
  mediaDevices.getUserMedia = async (constraints) => {
    const stream = await original(constraints);
    if (stream.getAudioTracks().length > 0) microphone ??= stream.clone();
    return stream;
  };
  let recorder: MediaRecorder | undefined;
  const chunks: Blob[] = [];
  const api: Recorder = {
    begin() {
      const context = new AudioContext();
      const both = context.createMediaStreamDestination();
      const agent = document.querySelector<HTMLAudioElement>('audio[data-participant-id]')?.srcObject;
      for (const stream of [microphone, agent])
        if (stream instanceof MediaStream) context.createMediaStreamSource(stream).connect(both);
      recorder = new MediaRecorder(both.stream, { audioBitsPerSecond: 96_000 });
      recorder.ondataavailable = ({ data }) => chunks.push(data);
      recorder.start();
      return Date.now() / 1000;
    },
    async end() {
      await new Promise((resolve) => {
        if (recorder) recorder.onstop = resolve;
        recorder?.stop();
      });
      const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
  };
  Object.assign(window, { talkRecorder: api });
}
