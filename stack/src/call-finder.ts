import { AppError } from '@parley/kit-base/app-error';

/** Reads a call as the voice platform's REST shows it; undefined when it has none of this id any more. */
export type FindCall = (id: string) => Promise<unknown>;

export interface RemoteCallFinderOptions {
  /** Base address of the voice platform. */
  voiceUrl: string;
  privateKey: string;
}

/** Asks a voice platform in another process. */
export function remoteCallFinder({ voiceUrl, privateKey }: RemoteCallFinderOptions): FindCall {
  return async (id) => {
    const response = await fetch(`${voiceUrl.replace(/\/+$/, '')}/call/${encodeURIComponent(id)}`, {
      headers: { authorization: `Bearer ${privateKey}` },
      signal: AbortSignal.timeout(5000),
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new AppError('voice-platform-refused', `The voice platform answered ${response.status}`);
    return response.json();
  };
}
