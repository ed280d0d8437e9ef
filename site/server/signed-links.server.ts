import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Signs what stands in links that people are given, with a key of its own for each purpose. Nothing of it is stored. */
export class LinkSigner {
  readonly #key: Buffer;

  constructor(secret: string, purpose: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  }

  sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }

  isGenuine(text: string, token: string | undefined): boolean {
    const [given, expected] = [Buffer.from(token ?? ''), Buffer.from(this.sign(text))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
