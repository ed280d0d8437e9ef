import { hkdfSync } from 'node:crypto';
import { AdminTypeSchema, MediaTypeSchema } from '@parley/call-protocol/signalling';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** What a token says of its bearer, under the names of the rooms REST. */
export const TokenPropertiesSchema = z.strictObject({
  /** Without one the token opens every room. */
  room_name: z.string().optional(),
  user_name: z.string().max(200).optional(),
  user_id: z.string().max(36).optional(),
  is_owner: z.boolean().optional(),
  /** What the bearer may do; what is not named stays as it is by default. */
  permissions: z
    .strictObject({
      hasPresence: z.boolean(),
      canSend: z.union([z.boolean(), z.array(z.enum(MediaTypeSchema.def.entries))]),
      canAdmin: z.union([z.boolean(), z.array(z.enum(AdminTypeSchema.def.entries))]),
    })
    .partial()
    .optional(),
  /** Seconds since 1970. */
  nbf: z.number().int().positive().optional(),
  exp: z.number().int().positive().optional(),
});
export type TokenProperties = z.infer<typeof TokenPropertiesSchema>;

export type TokenVerdict =
  | { outcome: 'valid'; properties: TokenProperties }
  | { outcome: 'expired' | 'too-early' | 'invalid' };

/** Signs and checks meeting tokens with a key of its own, derived from the application's secret. */
export class MeetingTokens {
  readonly #key: Uint8Array;

  constructor(appSecret: string) {
    this.#key = new Uint8Array(hkdfSync('sha256', appSecret, '', 'parley meeting tokens', 32));
  }

  sign({ exp, nbf, ...claims }: TokenProperties): Promise<string> {
    const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setIssuedAt();
    if (exp !== undefined) token.setExpirationTime(exp);
    if (nbf !== undefined) token.setNotBefore(nbf);
    return token.sign(this.#key);
  }

  async verify(token: string, nowMs: number): Promise<TokenVerdict> {
    try {
      const options = { algorithms: ['HS256'], currentDate: new Date(nowMs) };
      const { payload } = await jwtVerify(token, this.#key, options);
      const { iat: _, ...claims } = payload;
      const properties = TokenPropertiesSchema.safeParse(claims);
      return properties.success ? { outcome: 'valid', properties: properties.data } : { outcome: 'invalid' };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return { outcome: 'expired' };
      if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'nbf') return { outcome: 'too-early' };
      if (error instanceof errors.JOSEError) return { outcome: 'invalid' };
      throw error;
    }
  }
}
