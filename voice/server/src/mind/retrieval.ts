import type { KnowledgeEntry } from '../agent/knowledge.ts';
import { plainWords } from '../speech/sphinx-grammar.ts';

/** An entry and how well it answers, 0 to 1. */
export interface Match {
  entry: KnowledgeEntry;
  score: number;
}

/** Words that say nothing about what is meant. */
const fillers = new Set(
  `a an the is are am be do does did can could would will shall should to of in on at for with and or it its this that
  there i me my we our you your please so well okay um uh tell know want like about have has get just really`.split(
    /\s+/,
  ),
);

const askedWeight = 1;
const spokenWeight = 0.25;

interface Phrase {
  entry: KnowledgeEntry;
  words: ReadonlyMap<string, number>;
  weight: number;
}

/**
 * Finds the entry that a question means. A question that is one of an entry's own phrases is that entry; any other is
 * compared word by word, rare words counting more, so that polite words and small errors of recognition do not matter.
 */
export class Retrieval {
  readonly #exact = new Map<string, KnowledgeEntry>();
  readonly #phrases: Phrase[];
  readonly #rarity = new Map<string, number>();

  constructor(entries: readonly KnowledgeEntry[]) {
    const documents = entries.map((entry) => new Set(stems([...entry.ask, entry.spoken].join(' '))));
    for (const word of new Set(documents.flatMap((words) => [...words]))) {
      const count = documents.filter((words) => words.has(word)).length;
      this.#rarity.set(word, Math.log(1 + entries.length / count));
    }
    this.#phrases = entries.flatMap((entry) => [
      ...entry.ask.map((text) => ({ entry, words: this.#weighed(text), weight: askedWeight })),
      { entry, words: this.#weighed(entry.spoken), weight: spokenWeight },
    ]);
    for (const entry of entries) for (const text of entry.ask) this.#exact.set(plainWords(text), entry);
  }

  /** The best entry; undefined when nothing has a word in common with the question. */
  find(question: string): Match | undefined {
    const text = plainWords(question);
    const exact = this.#exact.get(text) ?? this.#exact.get(withoutManners(text));
    if (exact) return { entry: exact, score: 1 };
    const asked = this.#weighed(text);
    let best: Match | undefined;
    for (const { entry, words, weight } of this.#phrases) {
      const score = weight * similarity(asked, words);
      if (score > (best?.score ?? 0)) best = { entry, score };
    }
    return best;
  }

  #weighed(text: string): ReadonlyMap<string, number> {
    // A word that is in no entry still counts against a match.
    const unknown = Math.log(1 + 2 * this.#rarity.size) / 2;
    return new Map(stems(text).map((word) => [word, this.#rarity.get(word) ?? unknown]));
  }
}

function similarity(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let [shared, sumA, sumB] = [0, 0, 0];
  for (const [word, weight] of a) {
    sumA += weight;
    if (b.has(word)) shared += weight;
  }
  for (const weight of b.values()) sumB += weight;
  return sumA + sumB === 0 ? 0 : (2 * shared) / (sumA + sumB);
}

/** The words that matter, without their endings. */
function stems(text: string): string[] {
  return plainWords(text)
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word))
    .map((word) => word.replace(/'s$/, '').replace(/(?<=\w{3})(?:ing|es|ed|s)$/, ''));
}

/** Without polite words at both ends. */
export function withoutManners(text: string): string {
  return text
    .replace(/^(?:(?:hi|hello|hey|okay|so|well|um|uh|please|excuse me|can you tell me|could you tell me) )+/, '')
    .replace(/(?: (?:please|thanks|thank you))+$/, '');
}
