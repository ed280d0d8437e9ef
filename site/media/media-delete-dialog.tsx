import { Button } from '@parley/kit-ui/button';
import { Dialog } from '@parley/kit-ui/dialog';
import { Spinner } from '@parley/kit-ui/spinner';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LibraryFile, MediaUse } from './media-library.ts';
import { ask } from './use-media-library.ts';

/** Asks before a file is deleted for good, and names what would lose it. */
export function MediaDeleteDialog({ file, onClose }: { file: LibraryFile; onClose: () => void }) {
  const client = useQueryClient();
  const address = `/api/admin/media_files/${file.id}`;
  const { data: uses, isError } = useQuery({
    queryKey: ['media-uses', file.id],
    queryFn: ({ signal }) => ask<MediaUse[]>(`${address}/uses`, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const remove = useMutation({
    mutationFn: () => ask(`${address}${uses?.length ? '?even_if_used=true' : ''}`, { method: 'DELETE' }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['media'] });
      onClose();
    },
    onError: (error) => console.error('A media file could not be deleted', error),
  });
  const isUsed = uses !== undefined && uses.length > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isUsed ? 'Delete a file that is in use?' : 'Delete this file?'}
      description={`${file.original_name} is deleted for good, with its copies. To only hide it, turn it off in the list.`}
      locked={remove.isPending}
    >
      <Uses file={file} uses={uses} isFailed={isError} />
      {remove.isError && (
        <p role="alert" className="field__error">
          It could not be deleted. {remove.error.message}
        </p>
      )}
      <div className="media-edit__choice">
        <Button look="danger" busy={remove.isPending} disabled={uses === undefined} onClick={() => remove.mutate()}>
          {isUsed ? 'Delete anyway' : 'Delete'}
        </Button>
        <Button look="outline" disabled={remove.isPending} onClick={onClose}>
          Keep
        </Button>
      </div>
    </Dialog>
  );
}

function Uses({ file, uses, isFailed }: { file: LibraryFile; uses: MediaUse[] | undefined; isFailed: boolean }) {
  if (isFailed)
    return (
      <p role="alert" className="field__error">
        It cannot be seen now where the file is used. Close this and try again.
      </p>
    );
  if (!uses)
    return (
      <p role="status" className="media-uses">
        <Spinner /> Looking where it is used…
      </p>
    );
  const byUseCase = file.use_case && file.is_active ? [`The use case ${file.use_case} may show it.`] : [];
  const lines = [...uses.map(({ place, name }) => `${placeNames[place]} “${name}” shows it.`), ...byUseCase];
  if (lines.length === 0) return <p className="media-uses">Nothing on the site shows it.</p>;
  return (
    <ul className="media-uses" role="alert">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const placeNames: Record<MediaUse['place'], string> = {
  post: 'The blog post',
  page: 'The page',
  'case study': 'The case study',
  testimonial: 'The testimonial of',
  'site configuration': 'The site’s image',
};
