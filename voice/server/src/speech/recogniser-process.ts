/**
 * The recogniser's own process. Two decoders hear each utterance: one that knows only the sentences of the grammar and
 * hears them well, and one for any English, which says whether the first is right at all. The grammar's text counts when
 * it fits clearly better (facts: a gate of 3 per 10 ms keeps what is in the grammar and lets little else through).
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecogniserReport, RecogniserRequest } from './recogniser-protocol.ts';
import { type SphinxGrammar, sphinxGrammar } from './sphinx-grammar.ts';
import { type Decoder, dictionaryPath, loadSphinx, type SphinxLibrary } from './sphinx-library.ts';

/** How much better the grammar must fit, per 10 ms. */
const gatePerFrame = 3;
const samplesPerFrame = 160;
const mostEars = 4;

const indecent =
  /^(?:(?:mother)?fuck|shit|bullshit|cunt|bitch|nigg|fag|whore|slut|cock|dick|pussy|ass$|asshole|bastard|rap(?:e|ist))/;

interface RecogniserFiles {
  grammar: string;
  /** The grammar's words. */
  dictionary: string;
  /** All words that may be heard. */
  openDictionary: string;
}

/** A pair of decoders, which hears one utterance at a time. */
interface Ears {
  grammar: Decoder;
  open: Decoder;
}

interface Stream {
  ears: Ears | undefined;
  /** What came before ears were free. */
  waiting: Int16Array[];
  samples: number;
  lastPartial: string;
  hasEnded: boolean;
}

class Recogniser {
  readonly #library: SphinxLibrary;
  readonly #grammar: SphinxGrammar;
  readonly #files: RecogniserFiles;
  readonly #report: (report: RecogniserReport) => void;
  readonly #streams = new Map<number, Stream>();
  readonly #free: Ears[] = [];
  #made = 0;

  constructor(
    library: SphinxLibrary,
    grammar: SphinxGrammar,
    files: RecogniserFiles,
    report: (report: RecogniserReport) => void,
  ) {
    this.#library = library;
    this.#grammar = grammar;
    this.#files = files;
    this.#report = report;
    // The first caller must not wait for the model to load.
    this.#free.push(this.#grow());
  }

  open(id: number): void {
    const stream: Stream = { ears: undefined, waiting: [], samples: 0, lastPartial: '', hasEnded: false };
    this.#streams.set(id, stream);
    this.#lend(stream);
  }

  hear(id: number, pcm: Int16Array): void {
    const stream = this.#streams.get(id);
    if (!stream || stream.hasEnded) return;
    if (!stream.ears) {
      stream.waiting.push(pcm);
      return;
    }
    this.#process(stream, pcm);
    const { text } = stream.ears.grammar.hypothesis();
    if (text === stream.lastPartial) return;
    stream.lastPartial = text;
    this.#report({ type: 'partial', stream: id, text, complete: this.#grammar.isComplete(text) });
  }

  end(id: number): void {
    const stream = this.#streams.get(id);
    if (!stream) return;
    stream.hasEnded = true;
    if (stream.ears) this.#conclude(id, stream);
  }

  cancel(id: number): void {
    const stream = this.#streams.get(id);
    if (!stream) return;
    this.#streams.delete(id);
    if (!stream.ears) return;
    stream.ears.grammar.end();
    stream.ears.open.end();
    this.#return(stream.ears);
  }

  #conclude(id: number, { ears, samples }: Stream): void {
    this.#streams.delete(id);
    if (!ears) return;
    ears.grammar.end();
    ears.open.end();
    const known = ears.grammar.hypothesis();
    const any = ears.open.hypothesis();
    this.#return(ears);
    const lead = (known.score - any.score) / Math.max(1, samples / samplesPerFrame);
    const isKnown = known.text !== '' && lead >= gatePerFrame;
    const confidence = isKnown ? Math.min(1, 0.6 + lead / 100) : any.text === '' ? 0 : 0.4;
    this.#report({ type: 'result', stream: id, text: isKnown ? known.text : any.text, confidence });
  }

  #process(stream: Stream, pcm: Int16Array): void {
    stream.samples += pcm.length;
    stream.ears?.grammar.process(pcm);
    stream.ears?.open.process(pcm);
  }

  #lend(stream: Stream): void {
    const ears = this.#free.pop() ?? (this.#made < mostEars ? this.#grow() : undefined);
    if (!ears) return;
    ears.grammar.start();
    ears.open.start();
    stream.ears = ears;
    for (const pcm of stream.waiting.splice(0)) this.#process(stream, pcm);
  }

  #return(ears: Ears): void {
    this.#free.push(ears);
    for (const [id, stream] of this.#streams) {
      if (stream.ears) continue;
      this.#lend(stream);
      if (stream.hasEnded) this.#conclude(id, stream);
      return;
    }
  }

  #grow(): Ears {
    this.#made += 1;
    return {
      grammar: this.#library.grammarDecoder(this.#files),
      open: this.#library.openDecoder(this.#files.openDictionary),
    };
  }
}

/** The lines of the dictionary for these words, with all their pronunciations; and the words that it lacks. */
function readDictionary(): Map<string, string[]> {
  const entries = new Map<string, string[]>();
  for (const line of readFileSync(dictionaryPath, 'utf8').split('\n')) {
    const word = line.slice(0, line.indexOf(' ')).replace(/\(\d+\)$/, '');
    if (word) entries.set(word, [...(entries.get(word) ?? []), line]);
  }
  return entries;
}

let recogniser: Recogniser | undefined;

function report(message: RecogniserReport): void {
  // A server that is gone hears nothing; this process ends by `disconnect`.
  process.send?.(message, undefined, undefined, () => undefined);
}

function prepare(phrases: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'parley-grammar-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const library = loadSphinx();
  const dictionary = readDictionary();
  const missing = new Set<string>();
  const grammar = sphinxGrammar(phrases, (word) => {
    if (dictionary.has(word)) return true;
    missing.add(word);
    return false;
  });
  const files = {
    grammar: join(folder, 'talk.gram'),
    dictionary: join(folder, 'talk.dict'),
    openDictionary: join(folder, 'open.dict'),
  };
  writeFileSync(files.grammar, grammar.jsgf);
  // A word of the grammar that the dictionary lacks would end this process.
  writeFileSync(files.dictionary, grammar.words.flatMap((word) => dictionary.get(word) ?? []).join('\n'));
  // Noise must not come out as an insult in somebody's caption.
  const decent = [...dictionary].filter(([word]) => !indecent.test(word)).flatMap(([, lines]) => lines);
  writeFileSync(files.openDictionary, decent.join('\n'));
  recogniser = new Recogniser(library, grammar, files, report);
  report({ type: 'ready', left: [...missing] });
}

process.on('message', (message: RecogniserRequest) => {
  switch (message.type) {
    case 'prepare':
      try {
        prepare(message.phrases);
      } catch (error) {
        report({ type: 'unusable', message: error instanceof Error ? error.message : String(error) });
      }
      return;
    case 'open':
      return recogniser?.open(message.stream);
    case 'audio':
      return recogniser?.hear(message.stream, message.pcm);
    case 'end':
      return recogniser?.end(message.stream);
    case 'cancel':
      return recogniser?.cancel(message.stream);
  }
});
// Leaving through `exit` takes the temporary files away.
for (const ending of ['disconnect', 'SIGTERM', 'SIGINT'] as const) process.on(ending, () => process.exit(0));
