import { z } from 'zod';
import { LinkSigner } from '../server/signed-links.server.ts';

/** What stands in the address of a link about a subscription. */
export const LinkQuerySchema = z.object({
  /** The subscription. */
  id: z.uuid(),
  /** Until when the link works, seconds since 1970; links that end a subscription always work. */
  until: z.coerce.number().int().optional(),
  t: z.string(),
});
type LinkQuery = z.infer<typeof LinkQuerySchema>;

/** Signs the links with which a newsletter is confirmed and ended. */
export class NewsletterLinks {
  readonly #signer: LinkSigner;

  constructor(secret: string) {
    this.#signer = new LinkSigner(secret, 'parley newsletter links');
  }

  /** The query of a link that confirms; `until` in milliseconds. */
  confirmQuery(id: string, until: number): string {
    const seconds = Math.floor(until / 1000);
    return `id=${id}&until=${seconds}&t=${this.#signer.sign(`confirm ${id} ${seconds}`)}`;
  }

  unsubscribeQuery(id: string): string {
    return `id=${id}&t=${this.#signer.sign(`unsubscribe ${id}`)}`;
  }

  mayConfirm({ id, until = 0, t }: LinkQuery, now: number): boolean {
    return this.#signer.isGenuine(`confirm ${id} ${until}`, t) && until * 1000 > now;
  }

  mayUnsubscribe({ id, t }: LinkQuery): boolean {
    return this.#signer.isGenuine(`unsubscribe ${id}`, t);
  }
}
