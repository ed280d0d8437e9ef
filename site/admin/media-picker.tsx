import { Button } from '@parley/kit-ui/button';
import { Dialog } from '@parley/kit-ui/dialog';
import { TextField } from '@parley/kit-ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { MediaType } from '../media/media-file.ts';
import type { LibraryFile } from '../media/media-library.ts';
import { sendFile } from '../media/send-file.ts';
import { uploadNotice } from '../media/upload-outcome.ts';
import { useMediaChange, useMediaLibrary } from '../media/use-media-library.ts';
import { MediaThumb } from './media-thumb.tsx';
import './media-picker.css';

export interface MediaPickerProps {
  kind: MediaType;
  onPick: (file: LibraryFile) => void;
  onClose: () => void;
}

const accepted: Record<MediaType, string> = {
  image: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  video: 'video/mp4,video/webm,.m4v',
};
const words: Record<MediaType, { one: string; none: string }> = {
  image: { one: 'picture', none: 'No pictures yet' },
  video: { one: 'video', none: 'No videos yet' },
};

/** Picks a file of the media library, or uploads one and picks that. */
export function MediaPicker({ kind, onPick, onClose }: MediaPickerProps) {
  const [search, setSearch] = useState('');
  const looked = useSettled(search.trim());
  const library = useMediaLibrary({ fileType: kind, useCase: undefined, search: looked, isActive: true }, null);
  const client = useQueryClient();
  const [picked, setPicked] = useState<LibraryFile>();
  const upload = useUpload((file) => {
    setPicked(file);
    void client.invalidateQueries({ queryKey: ['media'] });
  });
  const { one, none } = words[kind];
  const { files } = library;
  const isUpload = upload.percent !== undefined;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Choose a ${one}`} width="920px" locked={isUpload}>
      <div className="picker">
        <div className="picker__head">
          <input
            type="search"
            className="field__input"
            aria-label={`Search ${one}s`}
            placeholder="Search name, description, use case"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <input
            ref={upload.field}
            type="file"
            accept={accepted[kind]}
            className="visually-hidden"
            aria-label={`A ${one} to upload`}
            tabIndex={-1}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void upload.send(file);
              currentTarget.value = '';
            }}
          />
          <Button look="outline" small disabled={isUpload} onClick={() => upload.field.current?.click()}>
            <Upload size={18} aria-hidden="true" />
            Upload a {one}
          </Button>
        </div>
        {isUpload && (
          <div className="picker__upload" role="status">
            <progress max={100} value={upload.percent} aria-label="Upload" />
            <span>{upload.percent === 100 ? 'Storing…' : `${upload.percent} %`}</span>
            <Button look="quiet" small onClick={upload.cancel}>
              Cancel
            </Button>
          </div>
        )}
        {upload.failure && (
          <p role="alert" className="picker__failure">
            <b>{upload.failure.title}.</b> {upload.failure.description}
          </p>
        )}
        {library.isFailed ? (
          <div className="picker__empty" role="alert">
            <p>The library could not be loaded.</p>
            <Button small onClick={library.reload}>
              Try again
            </Button>
          </div>
        ) : files?.length === 0 ? (
          <p className="picker__empty">
            {looked === '' ? `${none}. Upload the first.` : `Nothing matches “${looked}”`}
          </p>
        ) : (
          <ul className="picker__files" aria-busy={files === undefined} aria-label={`${one}s, newest first`}>
            {files?.map((file) => (
              <li key={file.id}>
                <button
                  type="button"
                  className="picker__file"
                  aria-pressed={file.id === picked?.id}
                  aria-label={file.alt_text || file.original_name}
                  onClick={() => setPicked(file)}
                  onDoubleClick={() => onPick(file)}
                >
                  <MediaThumb file={file} />
                  <span className="picker__name">{file.original_name}</span>
                </button>
              </li>
            )) ?? placeholders.map((place) => <li key={place} className="picker__wait" />)}
          </ul>
        )}
        {library.hasMore && (
          <Button look="quiet" small busy={library.isLoadingMore} onClick={library.loadMore}>
            Load more
          </Button>
        )}
        {picked && <Picked key={picked.id} file={picked} one={one} onUse={onPick} />}
      </div>
    </Dialog>
  );
}

const placeholders = [1, 2, 3, 4, 5, 6, 7, 8];

/** What was picked, with the words for who cannot see it. */
function Picked({ file, one, onUse }: { file: LibraryFile; one: string; onUse: (file: LibraryFile) => void }) {
  const [alt, setAlt] = useState(file.alt_text);
  const change = useMediaChange();
  const use = () => {
    if (alt.trim() === file.alt_text) return onUse(file);
    change.mutate({ id: file.id, changes: { alt_text: alt.trim() } }, { onSuccess: onUse });
  };
  return (
    <div className="picker__picked">
      <MediaThumb file={file} />
      <TextField
        label={`What the ${one} shows`}
        hint="For people who cannot see it. Kept with the file."
        maxLength={500}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') use();
        }}
      />
      <Button small busy={change.isPending} onClick={use}>
        Use this {one}
      </Button>
    </div>
  );
}

/** Sends one file, and tells how far it is. */
function useUpload(onStored: (file: LibraryFile) => void) {
  const field = useRef<HTMLInputElement>(null);
  const abort = useRef<AbortController>(null);
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<{ title: string; description?: string | undefined }>();
  useEffect(() => () => abort.current?.abort(), []);
  const send = async (file: File) => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setFailure(undefined);
    setPercent(0);
    const onProgress = (sent: number) => setPercent(Math.min(100, Math.floor((sent / file.size) * 100)));
    try {
      onStored(await sendFile(file, { useCase: '', onProgress, signal }));
    } catch (error) {
      if (!signal.aborted) {
        console.error('A file was not uploaded', error);
        setFailure(uploadNotice(error));
      }
    }
    setPercent(undefined);
  };
  return { field, percent, failure, send, cancel: () => abort.current?.abort() };
}

const settleMs = 250;

/** A text once nobody has changed it for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
