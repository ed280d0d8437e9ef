import { Button } from '@parley/kit-ui/button';
import { Dialog } from '@parley/kit-ui/dialog';
import { TextField } from '@parley/kit-ui/text-field';
import { type FormEvent, useState } from 'react';
import type { LibraryFile } from './media-library.ts';
import { kindInWords, sizeInWords } from './media-words.ts';
import { UseCaseField } from './use-case-field.tsx';
import { useMediaChange } from './use-media-library.ts';

/** A file at a readable size, with what the admin may say of it. */
export function MediaEditDialog({ file, onClose }: { file: LibraryFile; onClose: () => void }) {
  const [alt, setAlt] = useState(file.alt_text);
  const [useCase, setUseCase] = useState(file.use_case ?? '');
  const change = useMediaChange();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const changes = { alt_text: alt.trim(), use_case: useCase.trim() || null };
    change.mutate({ id: file.id, changes }, { onSuccess: onClose });
  };
  const { file_type: type, storage_url: url, poster_url: poster } = file;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Edit media"
      description={`${file.original_name} · ${kindInWords(file)} · ${sizeInWords(file.file_size)}`}
      width="560px"
      locked={change.isPending}
    >
      <div className="media-edit__preview">
        {type === 'video' ? (
          <video src={url} controls preload="metadata" {...(poster ? { poster } : {})} />
        ) : (
          <img src={url} alt={file.alt_text} />
        )}
      </div>
      <form className="media-edit" onSubmit={save}>
        <TextField
          label="Description"
          hint={
            type === 'video'
              ? 'What the video shows, for people who do not see it.'
              : 'What the image shows, for people who do not see it. Leave it empty if it only decorates.'
          }
          maxLength={500}
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
        <UseCaseField label="Use case" value={useCase} onChange={setUseCase} />
        <TextField label="Address" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        <div className="media-edit__choice">
          <Button type="submit" busy={change.isPending}>
            Save
          </Button>
          <Button look="outline" disabled={change.isPending} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
