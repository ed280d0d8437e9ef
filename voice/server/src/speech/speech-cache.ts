/** About 100 s of speech at 48 kHz. */
const maxSamples = 5_000_000;

/** Keeps what was said lately, because an agent says the same sentences to everyone. */
export class SpeechCache {
  readonly #sentences = new Map<string, readonly Int16Array[]>();
  #samples = 0;

  get(text: string): readonly Int16Array[] | undefined {
    const chunks = this.#sentences.get(text);
    if (chunks) {
      // Moved to the end: the first in the map is the one unused for longest.
      this.#sentences.delete(text);
      this.#sentences.set(text, chunks);
    }
    return chunks;
  }

  set(text: string, chunks: readonly Int16Array[]): void {
    this.#remove(text);
    this.#sentences.set(text, chunks);
    this.#samples += lengthOf(chunks);
    for (const oldest of this.#sentences.keys()) {
      if (this.#samples <= maxSamples) return;
      this.#remove(oldest);
    }
  }

  #remove(text: string): void {
    this.#samples -= lengthOf(this.#sentences.get(text) ?? []);
    this.#sentences.delete(text);
  }
}

function lengthOf(chunks: readonly Int16Array[]): number {
  return chunks.reduce((sum, chunk) => sum + chunk.length, 0);
}
