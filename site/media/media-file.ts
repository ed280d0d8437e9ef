export type MediaType = 'video' | 'image';

/** A video or image as visitors may know it (spec 000 §3); what it was called where it came from is left out. */
export interface MediaFile {
  id: string;
  file_name: string;
  file_type: MediaType;
  use_case: string;
  storage_url: string;
  content_type: string;
  /** Bytes. */
  file_size: number;
  /** What an image shows, in words; may be empty. */
  alt_text: string;
  is_active: boolean;
  uploaded_at: Date;
  /** As it is shown; null for a video that could not be looked into, and for what was not uploaded here. */
  width: number | null;
  height: number | null;
  /** Of the narrower copies of an image, ascending; `atWidth` in stored-path.ts says where they lie. */
  widths: number[];
  /** A still of a video. */
  poster_url: string | null;
}

/** What a page needs besides a file's address to show it well. */
export interface MediaFacts {
  /** The copies of an image, for an `img` to choose from. */
  srcSet: string | undefined;
  /** What it shows, in words; may be empty. */
  alt: string;
  /** Address of a video's still. */
  poster: string | undefined;
}

export interface MediaQuery {
  useCase: string;
  /** Both without it. */
  fileType?: MediaType | undefined;
  /** All without it. */
  limit?: number;
}

/** The media that visitors may see. */
export interface PublicMedia {
  /** For each query its active files, newest first. */
  find(queries: readonly MediaQuery[]): Promise<MediaFile[][]>;
}
