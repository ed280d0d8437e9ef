import { z } from 'zod';
import { LinkSigner } from '../server/signed-links.server.ts';

/** Signs the links with which visitors come back to their booking. */
export class BookingLinks {
  readonly #signer: LinkSigner;

  constructor(secret: string) {
    this.#signer = new LinkSigner(secret, 'parley booking links');
  }

  sign(id: string): string {
    return this.#signer.sign(id);
  }

  isGenuine(id: string, token: string | undefined): boolean {
    return z.uuid().safeParse(id).success && this.#signer.isGenuine(id, token);
  }

  /** The page on which the booking is moved or cancelled. */
  pageUrl(publicUrl: string, id: string): string {
    return `${publicUrl}/booking?id=${id}&t=${this.sign(id)}`;
  }
}
