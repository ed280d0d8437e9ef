import { createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@parley/kit-base/clock';
import { z } from 'zod';

const ClaimsSchema = z.object({
  id: z.string(),
  assistantId: z.string(),
  /** The only origin whose pages may use the key. */
  origin: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

/** What a public key allows: one call, with one assistant, from one origin, until a moment. */
export type PublicKeyClaims = z.infer<typeof ClaimsSchema>;

const prefix = 'pk_';
const lifetimeMs = 60_000;

/** Makes and checks keys that may be shown to anyone: signed, short-lived, good for starting one call. */
export class PublicKeys {
  readonly #key: Buffer;
  readonly #clock: Clock;

  constructor(secret: string, clock: Clock) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'parley public voice keys', 32));
    this.#clock = clock;
  }

  issue({ origin, assistantId }: Pick<PublicKeyClaims, 'origin' | 'assistantId'>): {
    key: string;
    claims: PublicKeyClaims;
  } {
    const claims = { id: randomUUID(), assistantId, origin, expiresAt: this.#clock.now() + lifetimeMs };
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    return { key: `${prefix}${body}.${this.#sign(body)}`, claims };
  }

  /** The claims of a key that is genuine and has not expired. */
  verify(key: string): PublicKeyClaims | undefined {
    if (!key.startsWith(prefix)) return undefined;
    const [body = '', signature = ''] = key.slice(prefix.length).split('.');
    const [given, expected] = [Buffer.from(signature), Buffer.from(this.#sign(body))];
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const claims = ClaimsSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
    return claims.expiresAt > this.#clock.now() ? claims : undefined;
  }

  #sign(body: string): string {
    return createHmac('sha256', this.#key).update(body).digest('base64url');
  }
}
