import { AppError } from '@parley/kit-base/app-error';
import { type CallSummary, CallSummarySchema } from '@parley/voice-protocol/call-summary';
import { z } from 'zod';

const KeySchema = z.object({ apiKey: z.string(), assistantId: z.string(), expiresAt: z.string() });

/** A credential with which one visitor may start one call with the demo assistant. */
export type PublicKey = z.infer<typeof KeySchema>;

/** What the site asks a voice platform for. */
export interface VoicePlatform {
  /** `origin` is the site's, `address` the visitor's. Rejects when the platform gives none. */
  issuePublicKey(visitor: { origin: string; address: string }): Promise<PublicKey>;
  /** What became of the calls of the last days. Not there where no platform is configured. */
  summariseCalls?(range: { days: number; timeZone: string }): Promise<CallSummary>;
  /** A call as the platform's REST shows it; undefined when it has none of this id any more. */
  findCall(id: string): Promise<unknown>;
}

export interface RemoteVoiceOptions {
  /** Base address of the voice platform. */
  voiceUrl: string;
  privateKey: string;
}

/** A voice platform in another process, asked over its REST. */
export function remoteVoice({ voiceUrl, privateKey }: RemoteVoiceOptions): VoicePlatform {
  const send = (path: string, init: { method?: string; body?: string } = {}): Promise<Response> =>
    fetch(`${voiceUrl.replace(/\/+$/, '')}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${privateKey}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(5000),
    });
  const read = async (response: Response): Promise<unknown> => {
    if (!response.ok) throw new AppError('voice-platform-refused', `The voice platform answered ${response.status}`);
    return response.json();
  };
  return {
    async issuePublicKey(visitor) {
      return KeySchema.parse(
        await read(await send('/token/public', { method: 'POST', body: JSON.stringify(visitor) })),
      );
    },
    async summariseCalls({ days, timeZone }) {
      const query = new URLSearchParams({ days: String(days), timeZone });
      return CallSummarySchema.parse(await read(await send(`/call-summary?${query}`)));
    },
    async findCall(id) {
      const response = await send(`/call/${encodeURIComponent(id)}`);
      return response.status === 404 ? undefined : read(response);
    },
  };
}

/** Where no platform is configured: the widget then says that the agent is not there. */
export const absentVoice: VoicePlatform = {
  async issuePublicKey() {
    throw new AppError('no-voice-platform', 'No voice platform is configured: set VOICE_API_URL');
  },
  findCall: async () => undefined,
};
