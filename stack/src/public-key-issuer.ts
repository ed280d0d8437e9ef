import { AppError } from '@parley/kit-base/app-error';
import { z } from 'zod';

const KeySchema = z.object({ apiKey: z.string(), assistantId: z.string(), expiresAt: z.string() });

/** A credential with which one visitor may start one call with the demo assistant. */
export type PublicKey = z.infer<typeof KeySchema>;

export interface PublicKeyIssuer {
  /** `origin` is the site's, `address` the visitor's. Rejects when the platform gives none. */
  issuePublicKey(visitor: { origin: string; address: string }): Promise<PublicKey>;
}

export interface RemoteKeyIssuerOptions {
  /** Base address of the voice platform. */
  voiceUrl: string;
  privateKey: string;
}

/** Asks a voice platform in another process for the public key of one visitor. */
export function remoteKeyIssuer({ voiceUrl, privateKey }: RemoteKeyIssuerOptions): PublicKeyIssuer {
  return {
    async issuePublicKey({ origin, address }) {
      const response = await fetch(`${voiceUrl.replace(/\/+$/, '')}/token/public`, {
        method: 'POST',
        headers: { authorization: `Bearer ${privateKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ origin, address }),
        signal: AbortSignal.timeout(5000),
      });
      if (!response.ok) throw new AppError('voice-platform-refused', `The voice platform answered ${response.status}`);
      return KeySchema.parse(await response.json());
    },
  };
}

/** Where no platform is configured: the widget then says that the agent is not there. */
export const absentKeyIssuer: PublicKeyIssuer = {
  async issuePublicKey() {
    throw new AppError('no-voice-platform', 'No voice platform is configured: set VOICE_API_URL');
  },
};
