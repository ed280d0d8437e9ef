/** Why a file did not arrive. `code` is the server's, or one of ours: the words are in {@link uploadNotice}. */
export class UploadRefusal extends Error {
  override name = 'UploadRefusal';
  readonly code: string;

  /** `message` is for the person who sent the file. */
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }

  /** Whether the same file may fare better another time. */
  get canRetry(): boolean {
    return !['file-too-large', 'unsupported-media', 'invalid-request'].includes(this.code);
  }

  static tooLarge(): UploadRefusal {
    return new UploadRefusal('file-too-large', 'Please select a file smaller than 50MB');
  }

  static connectionLost(): UploadRefusal {
    return new UploadRefusal('connection-lost', 'The connection was lost. Check it and try again.');
  }

  static signedOut(): UploadRefusal {
    return new UploadRefusal('not-signed-in', 'You are signed out. Sign in again, then try once more.');
  }

  static unknown(): UploadRefusal {
    return new UploadRefusal('unknown', 'There was a problem uploading your file.');
  }
}

export interface UploadNotice {
  title: string;
  description: string;
}

/**
 * What is said of an upload that failed (spec 000 §8). A storage that failed reads "Storage error. Please try again.";
 * "Failed to upload file to storage" is the error below it, which stays with the file in the list.
 */
export function uploadNotice(error: unknown): UploadNotice {
  const code = error instanceof UploadRefusal ? error.code : 'unknown';
  switch (code) {
    case 'file-too-large':
      return { title: 'File too large', description: 'Please select a file smaller than 50MB' };
    case 'storage-failed':
      return { title: 'Upload failed', description: 'Storage error. Please try again.' };
    case 'metadata-not-saved':
      return { title: 'Upload failed', description: 'Failed to save file metadata' };
    default:
      return { title: 'Upload failed', description: 'There was a problem uploading your file.' };
  }
}
