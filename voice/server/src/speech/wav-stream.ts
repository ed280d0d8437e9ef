import { AppError } from '@parley/kit-base/app-error';

/**
 * Reads 16-bit mono PCM out of a WAV that is still being written. The lengths in the header are not believed, because
 * programs that write to a pipe cannot know them: the samples go on to the end of the stream.
 */
export class WavStream {
  #pending = Buffer.alloc(0);
  #sampleRate: number | undefined;
  #inSamples = false;

  /** Known once the header has been read. */
  get sampleRate(): number | undefined {
    return this.#sampleRate;
  }

  /** The samples that `bytes` completes; empty while the header is incomplete. */
  push(bytes: Uint8Array): Int16Array {
    this.#pending = Buffer.concat([this.#pending, bytes]);
    if (!this.#inSamples && !this.#readHeader()) return new Int16Array();
    const count = this.#pending.length >> 1;
    const samples = new Int16Array(count);
    for (let index = 0; index < count; index += 1) samples[index] = this.#pending.readInt16LE(index * 2);
    this.#pending = this.#pending.subarray(count * 2);
    return samples;
  }

  #readHeader(): boolean {
    const head = this.#pending;
    if (head.length < 12) return false;
    if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WAVE') {
      throw new AppError('bad-wav', 'This is not a WAV stream');
    }
    for (let offset = 12; offset + 8 <= head.length; ) {
      const name = head.toString('latin1', offset, offset + 4);
      if (name === 'data') {
        if (this.#sampleRate === undefined)
          throw new AppError('bad-wav', 'The WAV stream has samples before its format');
        this.#inSamples = true;
        this.#pending = head.subarray(offset + 8);
        return true;
      }
      const size = head.readUInt32LE(offset + 4);
      if (offset + 8 + size > head.length) return false;
      if (name === 'fmt ') this.#readFormat(head.subarray(offset + 8, offset + 8 + size));
      offset += 8 + size + (size % 2);
    }
    return false;
  }

  #readFormat(format: Buffer): void {
    const [channels, sampleRate, bits] = [format.readUInt16LE(2), format.readUInt32LE(4), format.readUInt16LE(14)];
    if (channels !== 1 || bits !== 16)
      throw new AppError('bad-wav', `Cannot play ${channels} channels of ${bits} bits`);
    this.#sampleRate = sampleRate;
  }
}
