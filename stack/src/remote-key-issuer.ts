import { AppError } from '@parley/kit-base/app-error';
import type { PublicKeyIssuer } from '@parley/voice-server/voice-server';
import { z } from 'zod';

const KeySchema = z.object({ apiKey: z.string(), assistantId: z.string(), expiresAt: z.string() });

export interface RemoteKeyIssuerOptions {
  /** Base address of the voice platform; undefined when there is none. */
  voiceUrl: string | undefined;
  privateKey: string;
}

/** Asks a voice platform in another process for the public key of one visitor. */
export function remoteKeyIssuer({ voiceUrl, privateKey }: RemoteKeyIssuerOptions): PublicKeyIssuer {
  return {
    async issuePublicKey({ origin, address }) {
      if (voiceUrl === undefined)
        throw new AppError('no-voice-platform', 'No voice platform is configured: set VOICE_API_URL');
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
