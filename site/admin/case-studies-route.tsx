import { Button, buttonClass } from '@parley/kit-ui/button';
import { noticeError, noticeSuccess } from '@parley/kit-ui/notices';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { usLongDate } from '../case-studies/case-study.ts';
import { loadFailed } from '../case-studies/case-study-list-state.ts';
import { SampleTag } from '../samples/sample-tag.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ListHead } from './list-head.tsx';
import { SearchField } from './search-field.tsx';
import { causeText } from './table-client.ts';
import { caseStudyListColumns, type ListedStudy, useCaseStudies, useCaseStudyEditing } from './use-case-studies.ts';
import { useListKeys } from './use-list-keys.ts';
import './content.css';

export async function loader({ context }: LoaderFunctionArgs): Promise<{ first: ListedStudy[] | null }> {
  const { viewer, admin } = context.get(siteRequestContext);
  const rows = await admin.tables.select(viewer, 'case_studies', { select: caseStudyListColumns });
  return { first: rows as unknown as ListedStudy[] };
}

/** Within the app the list is asked for only once the guard has let the person in. */
export function clientLoader(): { first: ListedStudy[] | null } {
  return { first: null };
}

export function shouldRevalidate(): boolean {
  return false;
}

const newPath = '/admin/case-studies/edit/new';

/** All case studies, drafts too: the way to add, edit and delete them. */
export default function CaseStudiesAdminRoute() {
  const { first } = useLoaderData<typeof loader>();
  const { data: studies = [], isPending, error, refetch } = useCaseStudies(first);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const searchField = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const found = studies.filter((study) => matches(study, text.trim().toLowerCase()));

  const move = useCallback(
    (by: 1 | -1) => setActive((at) => Math.min(Math.max(at + by, 0), found.length - 1)),
    [found.length],
  );
  const activeId = found[active]?.id;
  const edit = useCallback(() => {
    if (activeId) void navigate(editPath(activeId));
  }, [activeId, navigate]);
  useListKeys({ searchField, onMove: move, onEdit: edit });

  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">Case studies</h1>
        <p className="admin__count" role="status">
          {isPending || error ? '' : countText(found, text !== '')}
        </p>
        <SearchField
          ref={searchField}
          label="Search case studies"
          placeholder="Search title, industry, summary"
          value={text}
          onSearch={(next) => {
            setText(next);
            setActive(-1);
          }}
        />
        <Link to={newPath} className={buttonClass('primary', true)}>
          Add case study
        </Link>
      </div>
      {error ? (
        <div className="admin-empty" role="alert">
          <h2 className="admin-empty__title">{loadFailed}</h2>
          <p>{error.message || 'Check your connection and try again.'}</p>
          <Button small onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <List studies={isPending ? null : found} search={text.trim()} active={active} />
      )}
    </>
  );
}

function List({ studies, search, active }: { studies: ListedStudy[] | null; search: string; active: number }) {
  const [asked, setAsked] = useState<ListedStudy>();
  const editing = useCaseStudyEditing();
  const remove = useMutation({
    mutationFn: ({ id }: ListedStudy) => editing.remove(id),
    onSuccess: (_, { title }) => noticeSuccess('Case study deleted', title),
    onError: (error) => {
      console.error('A case study could not be deleted', error);
      noticeError(error.message, causeText(error));
    },
    onSettled: () => setAsked(undefined),
  });

  if (studies?.length === 0)
    return search === '' ? (
      <div className="admin-empty">
        <h2 className="admin-empty__title">No case studies yet</h2>
        <p>The first one you publish shows up at /case-studies and in the site map.</p>
        <Link to={newPath} className={buttonClass('outline', true)}>
          Write the first
        </Link>
      </div>
    ) : (
      <div className="admin-empty">
        <h2 className="admin-empty__title">No case study matches “{search}”</h2>
        <p>The search looks in title, industry and summary.</p>
      </div>
    );
  return (
    <>
      <table className="rows" aria-busy={studies === null}>
        <caption className="visually-hidden">Case studies, newest first</caption>
        <ListHead columns={['Title', 'Industry', 'Visitors', 'Changed']} />
        <tbody>
          {studies === null
            ? [1, 2, 3, 4, 5, 6].map((row) => (
                <tr key={row} className="rows__skeleton">
                  {[1, 2, 3, 4, 5].map((cell) => (
                    <td key={cell}>
                      <span />
                    </td>
                  ))}
                </tr>
              ))
            : studies.map((study, index) => (
                <Row key={study.id} study={study} isActive={index === active} onDelete={() => setAsked(study)} />
              ))}
        </tbody>
      </table>
      <ConfirmDialog
        open={asked !== undefined}
        title="Delete this case study?"
        description={`“${asked?.title}” goes for good, and its address /case-studies/${asked?.slug} with it.`}
        confirm="Delete"
        keep="Keep"
        busy={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked)}
        onKeep={() => setAsked(undefined)}
      />
    </>
  );
}

function Row({ study, isActive, onDelete }: { study: ListedStudy; isActive: boolean; onDelete: () => void }) {
  const { id, title, slug, industry, is_published: isPublished, is_sample: isSample } = study;
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isActive) row.current?.focus();
  }, [isActive]);
  return (
    <tr ref={row} tabIndex={-1} className={isActive ? 'rows__row rows__row--active' : 'rows__row'}>
      <td className="rows__main">
        <Link to={editPath(id)}>{title}</Link>
        <span className="rows__under">/case-studies/{slug}</span>
      </td>
      <td>{industry}</td>
      <td>
        <span className="state-tag" data-state={isPublished ? 'shown' : 'hidden'}>
          {isPublished ? 'Published' : 'Draft'}
          {isSample && <SampleTag />}
        </span>
      </td>
      <td className="rows__date">
        <time dateTime={study.updated_at}>{usLongDate(study.updated_at)}</time>
      </td>
      <td className="rows__doing">
        <Link to={editPath(id)} className={buttonClass('quiet', true)} aria-label={`Edit ${title}`}>
          Edit
        </Link>
        {isPublished && (
          <a href={`/case-studies/${slug}`} className={buttonClass('quiet', true)} aria-label={`View ${title}`}>
            View
          </a>
        )}
        <Button look="quiet" small onClick={onDelete} aria-label={`Delete ${title}`}>
          Delete
        </Button>
      </td>
    </tr>
  );
}

function editPath(id: string): string {
  return `/admin/case-studies/edit/${id}`;
}

function matches({ title, industry, summary }: ListedStudy, text: string): boolean {
  return [title, industry, summary].some((part) => part.toLowerCase().includes(text));
}

function countText(studies: ListedStudy[], isSearch: boolean): string {
  if (isSearch) return `${studies.length} found`;
  const drafts = studies.filter((study) => !study.is_published).length;
  const published = `${studies.length - drafts} published`;
  return drafts === 0 ? published : `${published}, ${drafts} ${drafts === 1 ? 'draft' : 'drafts'}`;
}
