import { z } from 'zod';
import { LinkSigner } from '../server/signed-links.server.ts';

const LinkQuerySchema = z.object({
  id: z.uuid(),
  /** Until when the link works, seconds since 1970. */
  until: z.coerce.number().int(),
  t: z.string(),
});

/** How long a link works; the database holds to the same. */
export const linkHours = 48;

/** Signs the links by which people see, take along and erase what is kept about them. */
export class PrivacyLinks {
  readonly #signer: LinkSigner;

  constructor(secret: string) {
    this.#signer = new LinkSigner(secret, 'parley privacy links');
  }

  /** The query of a link that was asked for at `askedAt`, in milliseconds. */
  query(id: string, askedAt: number): string {
    const until = Math.floor(askedAt / 1000) + linkHours * 3600;
    return `id=${id}&until=${until}&t=${this.#signer.sign(`${id} ${until}`)}`;
  }

  /** The id in a link that is ours and still works. */
  open(query: Record<string, string>, now: number): string | undefined {
    const { data } = LinkQuerySchema.safeParse(query);
    if (!data || data.until * 1000 <= now) return undefined;
    return this.#signer.isGenuine(`${data.id} ${data.until}`, data.t) ? data.id : undefined;
  }
}
