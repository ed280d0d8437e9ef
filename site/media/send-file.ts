import type { LibraryFile } from './media-library.ts';
import { maxUploadBytes, uploadPath } from './upload-limit.ts';
import { UploadRefusal } from './upload-outcome.ts';

export interface SendOptions {
  useCase: string;
  /** Bytes that have left so far. */
  onProgress: (sent: number) => void;
  /** Aborting it ends the request; then nothing of the file stays on the server. */
  signal: AbortSignal;
}

export type SendFile = (file: File, options: SendOptions) => Promise<LibraryFile>;

/** Sends one file. Rejects with an {@link UploadRefusal}, or with the signal’s reason. One too large is never sent. */
export const sendFile: SendFile = (file, { useCase, onProgress, signal }) => {
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
