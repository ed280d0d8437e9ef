import { Button } from '@parley/kit-ui/button';
import { Select } from '@parley/kit-ui/select';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { LibraryTable } from '../media/library-table.tsx';
import { MediaDeleteDialog } from '../media/media-delete-dialog.tsx';
import { MediaEditDialog } from '../media/media-edit-dialog.tsx';
import type { MediaType } from '../media/media-file.ts';
import type { LibraryFile, LibraryPage } from '../media/media-library.ts';
import { tabUploads } from '../media/tab-uploads.ts';
import { UploadPlace, type UploadPlaceHandle } from '../media/upload-place.tsx';
import { type LibraryFilter, useMediaChange, useMediaLibrary } from '../media/use-media-library.ts';
import '../media/media-library.css';

export async function loader({ context }: LoaderFunctionArgs): Promise<{ first: LibraryPage | null }> {
  const { viewer, library } = context.get(siteRequestContext);
  return { first: await library.list(viewer, { limit: 50 }) };
}

/** Within the app the list is asked for only once the guard has let the person in. */
export function clientLoader(): { first: LibraryPage | null } {
  return { first: null };
}

export function shouldRevalidate(): boolean {
  return false;
}

const kinds: ReadonlyArray<{ value: MediaType | undefined; label: string }> = [
  { value: undefined, label: 'All' },
  { value: 'video', label: 'Videos' },
  { value: 'image', label: 'Images' },
];
/** No use case can be called so: a name begins with a letter or a digit. */
const anyUseCase = '*';

export default function MediaRoute() {
  const { first } = useLoaderData<typeof loader>();
  const [filter, setFilter] = useState<LibraryFilter>({ fileType: undefined, useCase: undefined });
  const library = useMediaLibrary(filter, first);
  const change = useMediaChange();
  const [opened, setOpened] = useState<{ dialog: 'edit' | 'delete'; file: LibraryFile }>();
  const [turning, setTurning] = useState<{ id: string; isActive: boolean }>();
  const [active, setActive] = useState(-1);
  const uploadPlace = useRef<UploadPlaceHandle>(null);
  const { files = [], reload } = library;
  useReloadAfterUploads(reload);
  useLibraryKeys({
    move: (by) => setActive((at) => Math.min(Math.max(at + by, 0), files.length - 1)),
    edit: () => {
      const file = files[active];
      if (file) setOpened({ dialog: 'edit', file });
    },
    upload: () => uploadPlace.current?.choose(),
  });
  const pick = (part: Partial<LibraryFilter>) => {
    setFilter({ ...filter, ...part });
    setActive(-1);
  };

  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">Media</h1>
        <p className="admin__count" role="status">
          {library.files && !library.isFailed && `${library.total} ${library.total === 1 ? 'file' : 'files'}`}
        </p>
        <fieldset className="library-filter">
          <legend className="visually-hidden">Kind</legend>
          {kinds.map(({ value, label }) => (
            <Button
              key={label}
              look="quiet"
              small
              aria-pressed={filter.fileType === value}
              onClick={() => pick({ fileType: value })}
            >
              {label}
            </Button>
          ))}
        </fieldset>
        <div className="library-filter__use-case">
          <label className="visually-hidden" htmlFor="media-use-case">
            Use case
          </label>
          <Select
            id="media-use-case"
            options={[
              { value: anyUseCase, label: 'Every use case' },
              ...library.useCases.map((name) => ({ value: name, label: name })),
            ]}
            value={filter.useCase ?? anyUseCase}
            onPick={(value) => pick({ useCase: value === anyUseCase ? undefined : value })}
          />
        </div>
      </div>
      <UploadPlace ref={uploadPlace} />
      {library.isFailed ? (
        <div className="admin-empty" role="alert">
          <h2 className="admin-empty__title">The media could not be loaded</h2>
          <p>Nothing is lost: the files are safe on the server. Check your connection and try again.</p>
          <Button small onClick={reload}>
            Try again
          </Button>
        </div>
      ) : library.files?.length === 0 ? (
        <Empty isFiltered={filter.fileType !== undefined || filter.useCase !== undefined} />
      ) : (
        <LibraryTable
          files={library.files}
          active={active}
          turning={turning}
          onEdit={(file) => setOpened({ dialog: 'edit', file })}
          onDelete={(file) => setOpened({ dialog: 'delete', file })}
          onActivate={({ id }, isActive) => {
            setTurning({ id, isActive });
            change.mutate({ id, changes: { is_active: isActive } }, { onSettled: () => setTurning(undefined) });
          }}
        />
      )}
      {library.hasMore && !library.isFailed && (
        <div className="admin__more">
          <Button look="outline" small busy={library.isLoadingMore} onClick={library.loadMore}>
            Load more
          </Button>
        </div>
      )}
      {opened?.dialog === 'edit' && <MediaEditDialog file={opened.file} onClose={() => setOpened(undefined)} />}
      {opened?.dialog === 'delete' && <MediaDeleteDialog file={opened.file} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <div className="admin-empty">
      <h2 className="admin-empty__title">No file is like that</h2>
      <p>Choose another kind or use case above.</p>
    </div>
  ) : (
    <div className="admin-empty">
      <h2 className="admin-empty__title">No media yet</h2>
      <p>What you upload is listed here, newest first. A use case puts it on the site.</p>
    </div>
  );
}

function useReloadAfterUploads(reload: () => void): void {
  const stored = useSyncExternalStore(
    (listener) => tabUploads.subscribe(listener),
    () => tabUploads.stored,
    () => 0,
  );
  const latest = useRef(reload);
  latest.current = reload;
  useEffect(() => {
    if (stored > 0) latest.current();
  }, [stored]);
}

interface LibraryKeys {
  move(by: 1 | -1): void;
  edit(): void;
  upload(): void;
}

/** j and k move, e edits, u uploads. */
function useLibraryKeys(keys: LibraryKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      if (event.key === 'j') latest.current.move(1);
      else if (event.key === 'k') latest.current.move(-1);
      else if (event.key === 'e') latest.current.edit();
      else if (event.key === 'u') latest.current.upload();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Whether a key belongs to a field, a list or a dialog. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox]), textarea, select, [role=dialog], [role=listbox], [role=combobox]') !==
      null
  );
}
