import type { LibraryFile } from './media-library.ts';
import { maxUploadBytes, stillPath, uploadPath } from './upload-limit.ts';
import { UploadRefusal } from './upload-outcome.ts';
import { drawStill } from './video-still.ts';

export interface SendOptions {
  useCase: string;
  /** Bytes that have left so far. */
  onProgress: (sent: number) => void;
  /** Aborting it ends the request; then nothing of the file stays on the server. */
  signal: AbortSignal;
}

export type SendFile = (file: File, options: SendOptions) => Promise<LibraryFile>;

/**
 * Sends one file. Rejects with an {@link UploadRefusal}, or with the signal’s reason. One too large is never sent. Of a
 * video of which the server drew no still, for want of ffmpeg or of its codec, the browser draws one.
 */
export const sendFile: SendFile = async (file, options) => {
  const stored = await sendBytes(file, options);
  if (stored.file_type !== 'video' || stored.poster_url) return stored;
  return (await sendStill(file, stored)) ?? stored;
};

/** Undefined when there is none: the video is stored, and its place on the page stays dark until it plays. */
async function sendStill(file: File, { id }: LibraryFile): Promise<LibraryFile | undefined> {
  const still = await drawStill(file);
  if (!still) return undefined;
  const size = new URLSearchParams({ width: String(still.width), height: String(still.height) });
  try {
    const response = await fetch(`${stillPath(id)}?${size}`, { method: 'PUT', body: still.image });
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    return (await response.json()) as LibraryFile;
  } catch (error) {
    console.warn('The still of a video was not kept', error);
    return undefined;
  }
}

const sendBytes: SendFile = (file, { useCase, onProgress, signal }) => {
  if (file.size > maxUploadBytes) return Promise.reject(UploadRefusal.tooLarge());
  return new Promise((resolve, reject) => {
    // fetch does not tell how much of a body has left.
    const request = new XMLHttpRequest();
    request.open('POST', `${uploadPath}?${new URLSearchParams({ name: file.name, use_case: useCase })}`);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener('error', () => reject(UploadRefusal.connectionLost()));
    request.addEventListener('abort', () => reject(signal.reason));
    request.addEventListener('load', () => {
      if (request.status === 201) resolve(request.response as LibraryFile);
      else reject(refusalOf(request.status, request.response));
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
};

function refusalOf(status: number, answer: unknown): UploadRefusal {
  if (status === 401) return UploadRefusal.signedOut();
  const { code, message } = (answer ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && typeof message === 'string') return new UploadRefusal(code, message);
  // A proxy in front may have a limit of its own.
  return status === 413 ? UploadRefusal.tooLarge() : UploadRefusal.unknown();
}
