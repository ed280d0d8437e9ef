import { describe, expect, it } from 'vitest';
import type { LibraryFile } from './media-library.ts';
import type { SendOptions } from './send-file.ts';
import { UploadRefusal, uploadNotice } from './upload-outcome.ts';
import { UploadQueue } from './upload-queue.ts';

interface Sending extends SendOptions {
  file: File;
  arrive(): void;
  fail(error: unknown): void;
}

/** A queue over a server that answers when the test says so. */
function openQueue() {
  const sending: Sending[] = [];
  const stored: string[][] = [];
  const failures: unknown[] = [];
  const queue = new UploadQueue({
    send: (file, options) =>
      new Promise((resolve, reject) => {
        const arrive = () => resolve({ original_name: file.name } as LibraryFile);
        options.signal.addEventListener('abort', () => reject(options.signal.reason));
        sending.push({ file, ...options, arrive, fail: reject });
      }),
    onStored: (files) => stored.push(files.map(({ original_name: name }) => name)),
    onFailed: (error) => failures.push(error),
  });
  return { queue, sending, stored, failures };
}

/** A file of a size, without its bytes. */
const fileOf = (name: string, size = 1000) => ({ name, size }) as File;
const phases = (queue: UploadQueue) => queue.uploads.map(({ name, phase }) => `${name} ${phase}`);
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the uploads of a tab', () => {
  it('are sent two at a time, in order, and told of once all have arrived', async () => {
    const { queue, sending, stored } = openQueue();
    queue.add([fileOf('a'), fileOf('b'), fileOf('c')], 'trust');
    expect(phases(queue)).toEqual(['a sending', 'b sending', 'c waiting']);
    expect(sending.map(({ useCase }) => useCase)).toEqual(['trust', 'trust']);
    sending[1]?.arrive();
    await settled();
    expect(phases(queue)).toEqual(['a sending', 'c sending']);
    sending[0]?.arrive();
    await settled();
    expect([queue.stored, stored]).toEqual([2, []]);
    sending[2]?.arrive();
    await settled();
    expect([queue.uploads, stored]).toEqual([[], [['b', 'a', 'c']]]);
  });

  it('show how much has left, and that the server works on it', async () => {
    const { queue, sending } = openQueue();
    let changes = 0;
    queue.subscribe(() => (changes += 1));
    queue.add([fileOf('a')], '');
    const before = changes;
    sending[0]?.onProgress(400);
    expect(queue.uploads).toMatchObject([{ phase: 'sending', sent: 400, size: 1000 }]);
    sending[0]?.onProgress(1000);
    expect(queue.uploads).toMatchObject([{ phase: 'saving', sent: 1000 }]);
    expect(changes).toBe(before + 2);
  });

  it('end when they are cancelled, without a word, and make room', async () => {
    const { queue, sending, stored, failures } = openQueue();
    queue.add([fileOf('a'), fileOf('b'), fileOf('c')], '');
    queue.cancel(queue.uploads[0]?.id ?? 0);
    expect(sending[0]?.signal.aborted).toBe(true);
    await settled();
    expect(phases(queue)).toEqual(['b sending', 'c sending']);
    expect([stored, failures]).toEqual([[], []]);
  });

  it('stay with their reason when they fail, and can be tried again', async () => {
    const { queue, sending, stored, failures } = openQueue();
    queue.add([fileOf('a')], '');
    sending[0]?.fail(new UploadRefusal('storage-failed', 'Failed to upload file to storage'));
    await settled();
    expect(queue.uploads).toMatchObject([
      { phase: 'failed', reason: 'Failed to upload file to storage', canRetry: true },
    ]);
    expect(failures).toHaveLength(1);
    queue.retry(queue.uploads[0]?.id ?? 0);
    expect(phases(queue)).toEqual(['a sending']);
    sending[1]?.fail(new UploadRefusal('unsupported-media', 'Videos may be MP4 or WebM.'));
    await settled();
    expect(queue.uploads).toMatchObject([{ phase: 'failed', canRetry: false }]);
    queue.cancel(queue.uploads[0]?.id ?? 0);
    expect([queue.uploads, stored]).toEqual([[], []]);
  });

  it('may be 52428800 bytes each; one byte more is refused before it is sent [W-9.2, W-5.28, W-5.29]', () => {
    const { queue, sending, failures } = openQueue();
    queue.add([fileOf('fits', 52_428_800), fileOf('too large', 52_428_801)], '');
    expect(sending.map(({ file }) => file.name)).toEqual(['fits']);
    expect(phases(queue)).toEqual(['fits sending']);
    expect(failures.map(uploadNotice)).toEqual([
      { title: 'File too large', description: 'Please select a file smaller than 50MB' },
    ]);
  });
});

describe('what is said of an upload that failed', () => {
  it.each([
    ['storage-failed', 'Storage error. Please try again.', '[W-8.35]'],
    ['metadata-not-saved', 'Failed to save file metadata', '[W-8.33]'],
    ['upload-failed', 'There was a problem uploading your file.', '[W-8.34]'],
    ['unsupported-media', 'There was a problem uploading your file.', '[W-8.34]'],
    ['connection-lost', 'There was a problem uploading your file.', '[W-8.34]'],
  ])('is, for %s, "Upload failed" and "%s" %s', (code, description) => {
    expect(uploadNotice(new UploadRefusal(code, 'anything'))).toEqual({ title: 'Upload failed', description });
  });

  it('is that there was a problem when nobody knows which [W-8.34]', () => {
    expect(uploadNotice(new TypeError('x'))).toEqual({
      title: 'Upload failed',
      description: 'There was a problem uploading your file.',
    });
  });
});
