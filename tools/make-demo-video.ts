/**
 * `make-demo-video.ts [--keep]`: films the product at work and writes what the hero shows: `site/public/demo-video.mp4`
 * (1280×720, H.264 and AAC), its poster `demo-video.webp` and its captions `demo-video.vtt`. Nothing in it is drawn for
 * the film but the cards: the call is the sample call of the home page with its own sound, the talk on the website is a
 * real call of the widget with the agent (the caller is a speech program), the leads stand in the real admin.
 *
 * It needs a built site, Chromium, ffmpeg and flite, and takes about three minutes. Run it when the look of the home
 * page's call, of the widget or of the lead list has changed. `--keep` leaves the frames in their temporary folder.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { microphoneFile } from '@parley/kit-testing/audio';
import { launchBrowser } from '@parley/kit-testing/browser';
import type { Browser, Page } from 'playwright-core';
import { startAgentCall } from '../stack/testing/agent-call.ts';
import { type StackProcess, startStackProcess } from '../stack/testing/stack-process.ts';
import { CardTable, mark } from './film/cards.ts';
import { framesPerSecond, Reel, type Sound, takeStill } from './film/reel.ts';
import { recordTalk } from './film/talk.ts';

const film = { width: 1280, height: 720 };
/** Where the product stands on the frame; its views are filmed at other sizes, so that words can be read. */
const opening = { left: 112, top: 104, width: 1056, height: 594 };
const site = fileURLToPath(new URL('../site/', import.meta.url));
const output = (name: string) => join(site, 'public', name);

const admin = { email: 'team@example.com', password: 'only for the film' };
const question = 'do you have a free trial';

interface Cue {
  start: number;
  end: number;
  text: string;
}

interface Scene {
  reel: Reel;
  cards: CardTable;
  browser: Browser;
  stack: StackProcess;
  sounds: Sound[];
  cues: Cue[];
}

const callText = [
  'Buyer: Hi. I saw your listing. Is the 3-bedroom in Baner still available?',
  'Parley: Yes, it is. Are you buying to live in, or to invest?',
  'Buyer: To live in. Our budget is around ₹1.4 crore.',
  'Parley: Then it fits. When would you like to see it?',
  'Buyer, in Hindi: Can we come on Saturday at eleven in the morning?',
  'Parley, in Hindi: Yes, Saturday at eleven is fixed. I am sending you the address now.',
];

const microphone = await microphoneFile([{ text: question, program: 'flite', afterMs: 9500 }]);
const [stack, browser, reel] = await Promise.all([
  startStackProcess({ environment: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password } }),
  launchBrowser({ microphoneFile: microphone, args: ['--hide-scrollbars'] }),
  Reel.open(),
]);
try {
  const cards = await CardTable.open(browser, film.width, film.height);
  const scene: Scene = { reel, cards, browser, stack, sounds: [], cues: [] };
  await titleCard(scene);
  await sampleCall(scene);
  await websiteTalk(scene);
  await leadList(scene);
  await endCard(scene);
  await reel.toFilm(output('demo-video.mp4'), film, scene.sounds);
  await takeStill(output('demo-video.mp4'), 18, 960, output('demo-video.webp'));
  writeFileSync(output('demo-video.vtt'), captions(scene.cues));
  console.log(`${reel.seconds.toFixed(1)} s`, reel.folder);
} finally {
  await browser.close();
  await stack.stop();
  if (!process.argv.includes('--keep')) await reel.close();
}

/** Films what the card table shows, with its animations. */
async function filmCard({ reel, cards }: Scene, seconds: number): Promise<void> {
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1)
    await reel.add(await cards.at(frame / framesPerSecond));
}

async function titleCard(scene: Scene): Promise<void> {
  const { turns } = JSON.parse(readFileSync(join(site, 'home/sample-call-audio.json'), 'utf8')) as {
    turns: Array<{ peaks: number[] }>;
  };
  const bars = turns
    .flatMap(({ peaks }) => peaks)
    .slice(0, 96)
    .map((peak, index) => {
      const style = `height:${Math.max(4, peak)}%;animation-delay:${index * 9}ms;background:${index < 41 ? '#00cfe8' : '#3f66fb'}`;
      return `<i style="${style}"></i>`;
    });
  await scene.cards.lay(
    `<main><div class="brand">${mark}Parley</div><h1>9:41 pm.<br>A buyer calls.</h1><div class="wave">${bars.join('')}</div></main>`,
    `main { height: 100%; padding: 76px 96px; background: #f8fafc; display: grid; grid-template-rows: auto 1fr auto; }
     .brand { display: flex; gap: 16px; align-items: center; font: 700 40px/1 "Anek Latin"; letter-spacing: -0.02em; }
     .brand svg { width: 46px; }
     h1 { align-self: center; font-size: 108px; font-weight: 700; letter-spacing: -0.03em; animation: rise 500ms both cubic-bezier(.2,.7,.2,1); }
     .wave { display: flex; gap: 6px; align-items: center; height: 120px; }
     i { flex: 1; border-radius: 3px; animation: grow 320ms both cubic-bezier(.2,.7,.2,1); }
     @keyframes rise { from { opacity: 0; translate: 0 14px; } }
     @keyframes grow { from { scale: 1 0.04; opacity: 0.2; } }`,
  );
  await filmCard(scene, 1.8);
}

/** The frame around the product's views: a line that says where we are, and an opening. */
async function layFrame({ cards }: Scene, words: string, time: string): Promise<Buffer> {
  const { left, top, width, height } = opening;
  await cards.lay(
    `<div class="hole"></div><p class="line">${mark}<b>${words}</b><span>${time}</span></p>`,
    `body { background: none; }
     .hole { position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px; border-radius: 14px;
             box-shadow: 0 0 0 1.5px #dbe3ed, 0 0 0 2000px #f8fafc; }
     .line { position: fixed; left: ${left}px; top: 34px; width: ${width}px; display: flex; align-items: center; gap: 14px; }
     .line svg { width: 34px; }
     b { font: 650 34px/1 "Anek Latin"; letter-spacing: -0.015em; translate: 0 2px; }
     span { margin-left: auto; color: #475569; font-size: 22px; }`,
  );
  return cards.at(0, true);
}

/** Puts pictures of the product into the frame. */
async function makeFrames(scene: Scene, words: string, time: string): Promise<(view: Buffer) => Promise<Buffer>> {
  const frame = (await layFrame(scene, words, time)).toString('base64');
  const { left, top, width, height } = opening;
  await scene.cards.lay(
    `<img id="view" style="position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px"><img style="position:fixed;inset:0" src="data:image/png;base64,${frame}">`,
    '',
  );
  return async (view) => {
    await scene.cards.page.evaluate(async (picture) => {
      const image = document.querySelector<HTMLImageElement>('#view');
      if (!image) return;
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
    }, view.toString('base64'));
    return scene.cards.page.screenshot();
  };
}

/** A page of the product whose picture fills the opening. */
async function openView({ browser }: Scene, width: number): Promise<Page> {
  const height = Math.round((width * opening.height) / opening.width);
  return browser.newPage({ viewport: { width, height }, deviceScaleFactor: opening.width / width });
}

/** The sample call of the home page, moved frame by frame: its clock is ours. */
async function sampleCall(scene: Scene): Promise<void> {
  const { reel, stack, sounds, cues } = scene;
  const { turns, duration } = JSON.parse(readFileSync(join(site, 'home/sample-call-audio.json'), 'utf8')) as {
    turns: Array<{ start: number; end: number }>;
    duration: number;
  };
  const page = await openView(scene, 760);
  await page.addInitScript(() => {
    const clock = { seconds: 0 };
    Object.assign(window, { filmClock: clock });
    Object.defineProperty(HTMLAudioElement.prototype, 'currentTime', { get: () => clock.seconds });
    HTMLAudioElement.prototype.play = function play() {
      this.dispatchEvent(new Event('play'));
      return Promise.resolve();
    };
  });
  await page.goto(stack.url);
  await page.locator('.voice-widget').waitFor({ state: 'attached' });
  // The band fills the view, so that all six turns are seen.
  await page.addStyleTag({
    content: `.top-bar, .voice-widget { display: none !important }
      .call-band { position: fixed; inset: 0; z-index: 100; padding-block: 20px !important }
      .call-band__turns { gap: 15px } .turn__wave { height: 48px }`,
  });
  await page.getByRole('button', { name: 'Play with sound' }).click();
  await page.addStyleTag({ content: '.call-band__head { display: none }' });
  const frame = await makeFrames(scene, 'Parley picks up', 'Sample call');
  const begin = reel.seconds + 0.3;
  sounds.push({ file: output('sample-call.mp3'), at: begin });
  turns.forEach((turn, index) => {
    cues.push({ start: begin + turn.start, end: begin + turn.end, text: callText[index] ?? '' });
  });
  const frames = Math.round((duration + 0.6) * framesPerSecond);
  for (let index = 0; index < frames; index += 1) {
    await page.evaluate(
      (seconds) => {
        (window as unknown as { filmClock: { seconds: number } }).filmClock.seconds = seconds;
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      },
      Math.max(0, index / framesPerSecond - 0.3),
    );
    await reel.add(await frame(await page.screenshot()));
  }
  await page.close();
}

/** A visitor asks the agent aloud, in the widget. */
async function websiteTalk(scene: Scene): Promise<void> {
  const { reel, stack, sounds, cues } = scene;
  const page = await openView(scene, 900);
  const talk = await recordTalk(page, {
    folder: reel.folder,
    async start() {
      await page.goto(stack.url);
      await page.addStyleTag({ content: '.hero .video-place { visibility: hidden }' });
      await startAgentCall(page);
      await page.getByText('Listening...').waitFor({ timeout: 20_000 });
    },
    async asked() {
      await page.locator('.voice-message[data-sender="user"]').waitFor({ timeout: 30_000 });
    },
    async end() {
      const answer = page.locator('.voice-message[data-sender="agent"]').filter({ hasText: /free trial/i });
      await answer.waitFor({ timeout: 30_000 });
      // The agent is quiet again once it listens.
      await page.getByText('Listening...').waitFor({ timeout: 20_000 });
    },
  });
  await page.close();
  const frame = await makeFrames(scene, 'The same agent, on your website', 'A real call, as it went');
  const begin = reel.seconds;
  // The words appear while they are said; nothing before the question is worth seeing.
  const from = Math.max(0, talk.askedAfter - 1.6);
  const length = talk.seconds - from + 0.3;
  sounds.push({ file: talk.soundFile, at: begin, from, length });
  cues.push({ start: begin + 0.2, end: begin + 2, text: 'Visitor: Do you have a free trial?' });
  cues.push({ start: begin + 2.2, end: begin + length, text: `Parley: ${talk.answer}` });
  for (let seconds = from; seconds < from + length; seconds += 1 / framesPerSecond)
    await reel.add(await frame(talk.pictureAt(seconds)));
}

/** The leads of the night, in the admin. */
async function leadList(scene: Scene): Promise<void> {
  const { reel, stack } = scene;
  const leads = [
    ['email_subscription', { email: 'kabir@example.com' }, '/blog'],
    [
      'confirmed_lead',
      { name: 'Rohan Deshpande', email: 'rohan@example.com', phone_number: '+919822011223' },
      '/pricing',
    ],
    ['calling_leads', { name: 'Farah Sheikh', email: 'farah@example.com', phone_number: '+919833045566' }, '/'],
    ['confirmed_lead', { name: 'Meera Iyer', email: 'meera@example.com', phone_number: '+919812345678' }, '/'],
  ] as const;
  for (const [sheet, data, source] of leads) {
    const response = await fetch(`${stack.url}/save_lead`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: stack.url },
      body: JSON.stringify({ sheet_name: sheet, data, source_page: source }),
    });
    if (!response.ok) throw new Error(`a lead of the film was refused: ${response.status}`);
  }
  const page = await openView(scene, 860);
  await page.goto(`${stack.url}/auth`);
  await page.getByLabel('E-mail').fill(admin.email);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Meera Iyer' });
  await row.waitFor();
  const frame = await makeFrames(scene, 'In the morning, every lead is there', 'Sample data');
  await reel.add(await frame(await page.screenshot()), 1.4);
  await row.hover();
  await reel.add(await frame(await page.screenshot()), 1.8);
  await page.close();
}

async function endCard(scene: Scene): Promise<void> {
  await scene.cards.lay(
    `<main><div class="brand">${mark}Parley</div><h2>Start with a free trial<br>at 0 USD</h2></main>`,
    `main { height: 100%; padding: 76px 96px; background: #131b2b; color: #f1f5f9; display: grid; grid-template-rows: auto 1fr; }
     .brand { display: flex; gap: 16px; align-items: center; font: 700 40px/1 "Anek Latin"; letter-spacing: -0.02em; }
     .brand svg { width: 46px; }
     h2 { align-self: center; font-size: 88px; font-weight: 700; animation: rise 450ms both cubic-bezier(.2,.7,.2,1); }
     @keyframes rise { from { opacity: 0; translate: 0 14px; } }`,
  );
  await filmCard(scene, 2.2);
}

function captions(cues: readonly Cue[]): string {
  const stamp = (seconds: number) =>
    `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
  const blocks = cues.map(({ start, end, text }) => `${stamp(start)} --> ${stamp(end)}\n${text}`);
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}
