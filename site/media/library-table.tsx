import { Pencil, Play, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LibraryFile } from './media-library.ts';
import { kindInWords, sizeInWords } from './media-words.ts';
import { atWidth } from './stored-path.ts';

const columns = ['File', 'Use case', 'Kind', 'Size', 'Added', 'Active', 'Actions'];

export interface LibraryTableProps {
  /** Undefined while the first ones load: rows of their final size stand in. */
  files: LibraryFile[] | undefined;
  /** Of the row that j and k move; -1 for none. */
  active: number;
  /** The file that is being turned on or off, and to what. */
  turning: { id: string; isActive: boolean } | undefined;
  onEdit: (file: LibraryFile) => void;
  onDelete: (file: LibraryFile) => void;
  onActivate: (file: LibraryFile, isActive: boolean) => void;
}

/** The library as a table; on phones each row becomes a card. */
export function LibraryTable({ files, active, turning, ...actions }: LibraryTableProps) {
  return (
    <table className="library" aria-busy={files === undefined}>
      <caption className="visually-hidden">Media, newest first</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={column === 'Actions' ? 'library__actions' : undefined}>
              {column === 'Actions' ? <span className="visually-hidden">{column}</span> : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {files
          ? files.map((file, index) => (
              <Row
                key={file.id}
                file={file}
                isActive={index === active}
                isShown={turning?.id === file.id ? turning.isActive : file.is_active}
                {...actions}
              />
            ))
          : skeletonRows.map((row) => (
              <tr key={row} className="library__skeleton">
                {columns.map((column) => (
                  <td key={column}>
                    <span />
                  </td>
                ))}
              </tr>
            ))}
      </tbody>
    </table>
  );
}

const skeletonRows = [1, 2, 3, 4, 5, 6];

type RowProps = Omit<LibraryTableProps, 'files' | 'active' | 'turning'> & {
  file: LibraryFile;
  isActive: boolean;
  isShown: boolean;
};

function Row({ file, isActive, isShown, onEdit, onDelete, onActivate }: RowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isActive) row.current?.focus();
  }, [isActive]);
  const { original_name: name, alt_text: alt, use_case: useCase } = file;
  return (
    <tr
      ref={row}
      tabIndex={-1}
      className={isActive ? 'library__row library__row--active' : 'library__row'}
      data-hidden={!isShown || undefined}
    >
      <td className="library__file">
        <div className="library__what">
          <Thumbnail file={file} />
          <span className="library__names">
            <a href={file.storage_url} target="_blank" rel="noreferrer" className="library__name">
              {name}
            </a>
            {alt ? (
              <span className="library__alt">{alt}</span>
            ) : (
              file.file_type === 'image' && (
                <span className="library__alt library__alt--missing">No description yet</span>
              )
            )}
          </span>
        </div>
      </td>
      <td className="library__use-case">{useCase ?? <span className="library__soft">none</span>}</td>
      <td className="library__kind">{kindInWords(file)}</td>
      <td className="library__size">{sizeInWords(file.file_size)}</td>
      <td className="library__date">
        <time dateTime={file.uploaded_at}>{day.format(new Date(file.uploaded_at))}</time>
      </td>
      <td className="library__shown">
        <label className="library__switch">
          <input
            type="checkbox"
            checked={isShown}
            onChange={(event) => onActivate(file, event.currentTarget.checked)}
          />
          <span className="visually-hidden">{name} is active</span>
        </label>
      </td>
      <td className="library__actions">
        <button type="button" className="library__action" aria-label={`Edit ${name}`} onClick={() => onEdit(file)}>
          <Pencil size={17} aria-hidden="true" />
        </button>
        <button type="button" className="library__action" aria-label={`Delete ${name}`} onClick={() => onDelete(file)}>
          <Trash2 size={17} aria-hidden="true" />
        </button>
      </td>
    </tr>
  );
}

function Thumbnail({ file }: { file: LibraryFile }) {
  const { file_type: type, storage_url: url, widths, poster_url: poster } = file;
  const [narrowest] = widths;
  const picture = type === 'video' ? poster : narrowest ? atWidth(url, narrowest) : url;
  return (
    <span className="library__thumbnail" data-kind={type}>
      {picture && <img src={picture} alt="" width={64} height={44} loading="lazy" />}
      {!picture && <video src={`${url}#t=1`} muted preload="metadata" tabIndex={-1} aria-hidden="true" />}
      {type === 'video' && <Play size={16} aria-hidden="true" />}
    </span>
  );
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
