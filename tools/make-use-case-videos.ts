/**
 * `make-use-case-videos.ts [id…]`: films the excerpt of a call that stands at each use case, and writes
 * `site/public/use-case-videos/{id in kebab-case}.mp4` (960×540, H.264 and AAC), which the migration
 * `041-use-case-videos` puts into the media table. The words light up and the waveforms fill as the speech programs say
 * them, as in the sample call of the home page.
 *
 * It needs Chromium, ffmpeg, flite and espeak-ng, and takes two minutes for all. Run it when an excerpt changes.
 */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SpeechOptions, speechSamples, wav } from '@parley/kit-testing/audio';
import { launchBrowser } from '@parley/kit-testing/browser';
import { type UseCase, useCases } from '../site/use-cases/use-cases.ts';
import { CardTable, mark } from './film/cards.ts';
import { framesPerSecond, Reel } from './film/reel.ts';

const film = { width: 960, height: 540 };
const folder = fileURLToPath(new URL('../site/public/use-case-videos/', import.meta.url));
const sampleRate = 44_100;
/** Every other frame is drawn; words do not move faster. */
const step = 2 / framesPerSecond;
/** Silence before, between and after the turns. Seconds. */
const pauses = { before: 0.8, between: 0.5, after: 1.4 };
const barsPerSecond = 12;

interface Turn {
  speaker: 'caller' | 'agent';
  text: string;
  samples: Int16Array;
  start: number;
  end: number;
}

const wanted = new Set(process.argv.slice(2));
await mkdir(folder, { recursive: true });
const browser = await launchBrowser();
try {
  const cards = await CardTable.open(browser, film.width, film.height);
  for (const useCase of useCases.filter(({ id }) => wanted.size === 0 || wanted.has(id)))
    await filmUseCase(cards, useCase);
} finally {
  await browser.close();
}

async function filmUseCase(cards: CardTable, useCase: UseCase): Promise<void> {
  const turns = await speak(useCase);
  const reel = await Reel.open();
  try {
    const length = (turns.at(-1)?.end ?? 0) + pauses.after;
    await layCall(cards, useCase, turns);
    for (let at = 0; at < length; at += step) {
      const heard = turns.map(({ start, end }) => Math.min(1, Math.max(0, (at - start) / (end - start))));
      await cards.page.evaluate(light, heard);
      await reel.add(await cards.page.screenshot(), step);
    }
    const sound = join(reel.folder, 'call.wav');
    const silence = (seconds: number) => new Int16Array(Math.round(seconds * sampleRate));
    const parts = turns.flatMap(({ samples }, index) => [
      silence(index === 0 ? pauses.before : pauses.between),
      samples,
    ]);
    await writeFile(sound, wav(parts, sampleRate));
    await reel.toFilm(join(folder, `${kebab(useCase.id)}.mp4`), film, [{ file: sound, at: 0 }]);
    console.log(useCase.id, `${length.toFixed(1)} s`);
  } finally {
    await reel.close();
  }
}

async function speak({ excerpt }: UseCase): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (const [index, text] of excerpt.entries()) {
    const speaker = index === 0 ? 'caller' : 'agent';
    const samples = trimmed(await speechSamples(voiceOf(speaker, text), sampleRate));
    const start = (turns.at(-1)?.end ?? 0) + (index === 0 ? pauses.before : pauses.between);
    turns.push({ speaker, text, samples, start, end: start + samples.length / sampleRate });
  }
  return turns;
}

function voiceOf(speaker: Turn['speaker'], text: string): SpeechOptions {
  if (/[\u0900-\u097f]/.test(text)) return { text, program: 'espeak-ng', voice: speaker === 'agent' ? 'hi+f3' : 'hi' };
  return { text: text.replaceAll('’', "'"), program: 'flite', voice: speaker === 'agent' ? 'slt' : 'rms' };
}

/** Without the silence that speech programs put around what they say. */
function trimmed(samples: Int16Array): Int16Array {
  const isLoud = (sample: number) => Math.abs(sample) > 400;
  const first = samples.findIndex(isLoud);
  const last = samples.findLastIndex(isLoud);
  return samples.subarray(Math.max(0, first - 400), last + 2000);
}

/** Loudness in `count` stretches, 0 to 100. */
function peaksOf(samples: Int16Array, count: number): number[] {
  const size = samples.length / count;
  const levels = Array.from({ length: count }, (_, index) => {
    const part = samples.subarray(index * size, (index + 1) * size);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length);
  });
  const loudest = Math.max(...levels);
  return levels.map((level) => Math.round((level / loudest) * 100));
}

function layCall(cards: CardTable, { title }: UseCase, turns: readonly Turn[]): Promise<void> {
  const rows = turns.map(({ speaker, text, samples, start, end }) => {
    const bars = peaksOf(samples, Math.max(8, Math.round((end - start) * barsPerSecond)));
    const words = text.split(' ').map((word) => `<span>${word} </span>`);
    return `<section class="${speaker}"><p>${speaker === 'agent' ? 'Parley' : 'Caller'}</p>
      <div class="wave">${bars.map((peak) => `<i style="height:${Math.max(6, peak)}%"></i>`).join('')}</div>
      <h2>${words.join('')}</h2></section>`;
  });
  return cards.lay(
    `<main><header>${mark}<b>${title}</b><span>Sample call</span></header>${rows.join('')}</main>`,
    `main { height: 100%; padding: 36px 56px 40px; background: #131b2b; color: #f1f5f9; display: grid; gap: 30px;
            grid-template-rows: auto 1fr 1fr; }
     header { display: flex; gap: 14px; align-items: center; font-size: 19px; color: #b3c0d3; }
     header svg { width: 30px; } header span { margin-left: auto; }
     b { color: #f1f5f9; font: 650 30px/1 "Anek Latin"; translate: 0 2px; }
     section { display: flex; flex-direction: column; gap: 10px; justify-content: center; }
     section p { font-size: 17px; color: #b3c0d3; }
     .wave { display: flex; gap: 4px; align-items: center; height: 66px; margin-bottom: 4px; }
     i { width: 6px; border-radius: 3px; background: #8aa2ff; opacity: 0.28; } .caller i { background: #00cfe8; }
     h2 { font: 550 31px/1.28 "Anek Latin", "Noto Sans Devanagari"; letter-spacing: -0.01em; text-wrap: balance; }
     h2 span { opacity: 0.38; } [data-heard] { opacity: 1 !important; }`,
  );
}

const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Runs in the page: lights what has been said of each turn, `heard` being 0 to 1. */
function light(heard: readonly number[]): void {
  document.querySelectorAll('section').forEach((section, index) => {
    const part = heard[index] ?? 0;
    for (const kind of ['i', 'span']) {
      const all = [...section.querySelectorAll<HTMLElement>(kind)];
      for (const [place, one] of all.entries())
        one.toggleAttribute('data-heard', part > 0 && place <= part * all.length);
    }
  });
}
