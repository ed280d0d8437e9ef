import { Play } from 'lucide-react';
import type { LibraryFile } from '../media/media-library.ts';
import { sizedAddress } from './media-sizes.ts';

/** What a file of the library looks like, small. */
export function MediaThumb({ file }: { file: LibraryFile }) {
  const { file_type: type, storage_url: url, poster_url: poster } = file;
  const picture = type === 'video' ? poster : sizedAddress(file, 480);
  return (
    <span className="media-thumb">
      {picture ? (
        <img src={picture} alt="" loading="lazy" />
      ) : (
        <video src={`${url}#t=1`} muted preload="metadata" tabIndex={-1} aria-hidden="true" />
      )}
      {type === 'video' && <Play size={20} aria-hidden="true" />}
    </span>
  );
}
