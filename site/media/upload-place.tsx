import { Button } from '@parley/kit-ui/button';
import { Upload as UploadIcon } from 'lucide-react';
import { type Ref, useEffect, useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react';
import { sizeInWords } from './media-words.ts';
import { tabUploads } from './tab-uploads.ts';
import type { Upload } from './upload-queue.ts';
import { UseCaseField } from './use-case-field.tsx';

const acceptedFiles = 'video/mp4,video/webm,image/jpeg,image/png,image/webp,image/avif,image/gif,.m4v';
const none: readonly Upload[] = [];

export interface UploadPlaceHandle {
  /** Opens the browser's choice of files. */
  choose(): void;
}

/** Takes files by choice or by drop, anywhere on the screen, and shows those that are on their way. */
export function UploadPlace({ ref }: { ref: Ref<UploadPlaceHandle> }) {
  const uploads = useSyncExternalStore(
    (listener) => tabUploads.subscribe(listener),
    () => tabUploads.uploads,
    () => none,
  );
  const [useCase, setUseCase] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ choose: () => field.current?.click() }), []);
  const isOver = useDroppedFiles((files) => tabUploads.add(files, useCase.trim()));
  useWarningBeforeLeaving(uploads.some(({ phase }) => phase !== 'failed'));

  return (
    <section className="uploads" data-over={isOver || undefined} aria-label="Upload">
      <div className="uploads__place">
        <input
          ref={field}
          type="file"
          multiple
          accept={acceptedFiles}
          className="visually-hidden"
          aria-label="Files to upload"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            tabUploads.add(Array.from(currentTarget.files ?? []), useCase.trim());
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
        <Button small onClick={() => field.current?.click()}>
          <UploadIcon size={18} aria-hidden="true" />
          Upload files
        </Button>
        <p className="uploads__hint">or drop them here. MP4, WebM, JPEG, PNG, WebP, AVIF or GIF, up to 50 MB each.</p>
        <UseCaseField label="Use case of new files" value={useCase} onChange={setUseCase} isInline />
      </div>
      {uploads.length > 0 && (
        <ul className="uploads__list">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  );
}

function UploadRow({ upload: { id, name, size, sent, phase, reason, canRetry } }: { upload: Upload }) {
  const percent = size === 0 ? 0 : Math.min(100, Math.floor((sent / size) * 100));
  return (
    <li className="uploads__row" data-phase={phase}>
      <span className="uploads__name">{name}</span>
      {phase === 'failed' ? (
        <span className="uploads__reason">{reason}</span>
      ) : (
        <>
          <progress
            className="uploads__bar"
            max={100}
            // Without a value it moves by itself: how long the server takes is not known.
            {...(phase === 'saving' ? {} : { value: percent })}
            aria-label={`Upload of ${name}`}
          />
          <span className="uploads__state">{stateInWords(phase, percent, size)}</span>
        </>
      )}
      {canRetry && (
        <Button look="quiet" small aria-label={`Try ${name} again`} onClick={() => tabUploads.retry(id)}>
          Try again
        </Button>
      )}
      <Button
        look="quiet"
        small
        aria-label={phase === 'failed' ? `Dismiss ${name}` : `Cancel the upload of ${name}`}
        onClick={() => tabUploads.cancel(id)}
      >
        {phase === 'failed' ? 'Dismiss' : 'Cancel'}
      </Button>
    </li>
  );
}

function stateInWords(phase: Upload['phase'], percent: number, size: number): string {
  if (phase === 'waiting') return 'Waiting';
  return phase === 'saving' ? 'Saving…' : `${percent} % of ${sizeInWords(size)}`;
}

/** Whether files are held over the screen; the whole of it takes them. */
function useDroppedFiles(onDrop: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onDrop);
  latest.current = onDrop;
  useEffect(() => {
    const holdsFiles = (event: globalThis.DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const over = (event: globalThis.DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: globalThis.DragEvent) => {
      // Only what leaves the window has no place that it goes to.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: globalThis.DragEvent) => {
      setOver(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      latest.current(Array.from(event.dataTransfer?.files ?? []));
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}

/** The browser asks before the tab is closed on what is not finished. */
function useWarningBeforeLeaving(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);
}
