import { existsSync } from 'node:fs';
import koffi from 'koffi';
import { SpeechError } from './speech-error.ts';

/** Where Debian's package pocketsphinx-en-us puts its model. */
const modelFolder = '/usr/share/pocketsphinx/model/en-us';
export const dictionaryPath = `${modelFolder}/cmudict-en-us.dict`;

type Pointer = unknown;

/** What is heard so far: its words, and how well they fit (a log likelihood, higher is better). */
export interface Hypothesis {
  text: string;
  score: number;
}

/** One decoder of the library. Its calls block, and a wrong one ends the process: never in the server's own process. */
export interface Decoder {
  start(): void;
  process(pcm: Int16Array): void;
  end(): void;
  hypothesis(): Hypothesis;
}

export interface SphinxLibrary {
  /** Listens for the sentences of a grammar, with a dictionary of just its words. */
  grammarDecoder(files: { grammar: string; dictionary: string }): Decoder;
  /** Listens for any English. */
  openDecoder(dictionary: string): Decoder;
}

/** Binds the library. Throws a SpeechError that names the packages when they are missing. */
export function loadSphinx(): SphinxLibrary {
  const packages = ['libpocketsphinx3', 'pocketsphinx-en-us'];
  if (!existsSync(dictionaryPath)) throw SpeechError.notInstalled('Speech recognition', packages);
  const functions = bind(packages);
  const decoder = (settings: Readonly<Record<string, string>>) => createDecoder(functions, settings);
  return {
    grammarDecoder: ({ grammar, dictionary }) => decoder({ '-jsgf': grammar, '-dict': dictionary }),
    openDecoder: (dictionary) =>
      decoder({ '-lm': `${modelFolder}/en-us.lm.bin`, '-dict': dictionary, '-fwdflat': 'no', '-bestpath': 'no' }),
  };
}

type Functions = ReturnType<typeof bind>;

function bind(packages: readonly string[]) {
  try {
    const base = koffi.load('libsphinxbase.so.3');
    const sphinx = koffi.load('libpocketsphinx.so.3');
    return {
      init: base.func('void *cmd_ln_init(void *inout, void *definitions, int strict, ...)'),
      definitions: sphinx.func('void *ps_args()'),
      create: sphinx.func('void *ps_init(void *settings)'),
      start: sphinx.func('int ps_start_utt(void *decoder)'),
      process: sphinx.func('int ps_process_raw(void *decoder, int16_t *pcm, size_t count, int noSearch, int full)'),
      end: sphinx.func('int ps_end_utt(void *decoder)'),
      hypothesis: sphinx.func('const char *ps_get_hyp(void *decoder, _Out_ int32_t *score)'),
    };
  } catch (error) {
    throw SpeechError.notInstalled('Speech recognition', [...packages], error);
  }
}

function createDecoder(functions: Functions, settings: Readonly<Record<string, string>>): Decoder {
  const given = { '-hmm': `${modelFolder}/en-us`, '-logfn': '/dev/null', ...settings };
  const texts = Object.entries(given)
    .flat()
    .flatMap((text) => ['str', text]);
  const config: Pointer = functions.init(null, functions.definitions(), 1, ...texts, 'void *', null);
  const decoder: Pointer = config && functions.create(config);
  if (!decoder) throw SpeechError.engineFailed('pocketsphinx', 'it refused its settings');
  return {
    start: () => void functions.start(decoder),
    process: (pcm) => void functions.process(decoder, pcm, pcm.length, 0, 0),
    end: () => void functions.end(decoder),
    hypothesis() {
      const score = [0];
      const text: string | null = functions.hypothesis(decoder, score);
      return { text: text ?? '', score: score[0] ?? 0 };
    },
  };
}
