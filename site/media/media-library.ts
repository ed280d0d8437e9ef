import type { Viewer } from '../auth/viewer.ts';
import type { MediaFile, MediaType } from './media-file.ts';

/** A row of media_files as the admin sees it. */
export interface LibraryFile extends Omit<MediaFile, 'uploaded_at' | 'use_case'> {
  /** What it was called where it came from. */
  original_name: string;
  use_case: string | null;
  /** ISO 8601. */
  uploaded_at: string;
}

export interface LibraryQuery {
  fileType?: MediaType | undefined;
  useCase?: string | undefined;
  /** Stands in the file's name, description or use case. */
  search?: string | undefined;
  /** Both without it. */
  isActive?: boolean | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Newest first. */
export interface LibraryPage {
  files: LibraryFile[];
  total: number;
  /** Undefined on the last page. */
  nextCursor: string | null;
  /** Every use case that some file has, for the filter. */
  useCases: string[];
}

/** A place that shows a file now. */
export interface MediaUse {
  place: 'case study' | 'testimonial' | 'post' | 'page' | 'site configuration';
  /** Which one. */
  name: string;
}

export interface MediaChanges {
  alt_text?: string | undefined;
  use_case?: string | null | undefined;
  is_active?: boolean | undefined;
}

/** What the admin may do with media. Each call checks the viewer and runs with their database role. */
export interface MediaLibrary {
  list(viewer: Viewer, query: LibraryQuery): Promise<LibraryPage>;
  /** Undefined when there is no such file, as in the calls below. */
  change(viewer: Viewer, id: string, changes: MediaChanges): Promise<LibraryFile | undefined>;
  uses(viewer: Viewer, id: string): Promise<MediaUse[] | undefined>;
  /**
   * Deletes a row and its files. Throws what answers 409 when something shows it, unless `evenIfUsed`, and what answers
   * 502 when the storage fails; then the row stays, and another try may follow.
   */
  remove(viewer: Viewer, id: string, options: { evenIfUsed: boolean }): Promise<LibraryFile | undefined>;
  /** Throws a SiteError; then nothing of the upload is left. */
  upload(viewer: Viewer, upload: MediaUpload): Promise<LibraryFile>;
  /** Gives a video that has no still the one that its sender drew. Undefined when there is no such video. */
  giveStill(viewer: Viewer, id: string, still: VideoStill): Promise<LibraryFile | undefined>;
}

/** An image on its way. */
export interface SentStill {
  body: ReadableStream<Uint8Array>;
  /** Aborted when the sender goes away. */
  signal: AbortSignal;
}

export interface VideoStill extends SentStill {
  /** Of the video itself. */
  width: number;
  height: number;
}

export interface MediaUpload extends SentStill {
  /** The file’s name where it comes from. */
  name: string;
  useCase: string | null;
  altText: string;
}
