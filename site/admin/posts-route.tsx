import { Button, buttonClass } from '@parley/kit-ui/button';
import { noticeError, noticeSuccess } from '@parley/kit-ui/notices';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ListHead } from './list-head.tsx';
import { SearchField } from './search-field.tsx';
import { tableClient } from './table-client.ts';
import { useListKeys } from './use-list-keys.ts';
import { indianTime, type ListedPost, postListColumns, postPhase, usePosts, useReloadPosts } from './use-posts.ts';
import './content.css';

export async function loader({ context }: LoaderFunctionArgs): Promise<{ first: ListedPost[] | null }> {
  const { viewer, admin } = context.get(siteRequestContext);
  const rows = await admin.tables.select(viewer, 'posts', { select: postListColumns });
  return { first: rows as unknown as ListedPost[] };
}

/** Within the app the list is asked for only once the guard has let the person in. */
export function clientLoader(): { first: ListedPost[] | null } {
  return { first: null };
}

export function shouldRevalidate(): boolean {
  return false;
}

const newPath = '/admin/posts/edit/new';

/** All posts of the blog, drafts too: the way to add, edit and delete them. */
export default function PostsAdminRoute() {
  const { first } = useLoaderData<typeof loader>();
  const { data: posts, error, refetch } = usePosts(first);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const searchField = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const found = posts?.filter((post) => matches(post, text.trim().toLowerCase()));
  const count = found?.length ?? 0;

  const move = useCallback((by: 1 | -1) => setActive((at) => Math.min(Math.max(at + by, 0), count - 1)), [count]);
  const activeId = found?.[active]?.id;
  const edit = useCallback(() => {
    if (activeId) void navigate(editPath(activeId));
  }, [activeId, navigate]);
  useListKeys({ searchField, onMove: move, onEdit: edit });

  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">Blog posts</h1>
        <p className="admin__count" role="status">
          {found && (text === '' ? `${count} ${count === 1 ? 'post' : 'posts'}` : `${count} found`)}
        </p>
        <SearchField
          ref={searchField}
          label="Search posts"
          placeholder="Search title, topic, summary"
          value={text}
          onSearch={(next) => {
            setText(next);
            setActive(-1);
          }}
        />
        <Link to={newPath} className={buttonClass('primary', true)}>
          Write a post
        </Link>
      </div>
      {error ? (
        <div className="admin-empty" role="alert">
          <h2 className="admin-empty__title">The posts could not be loaded</h2>
          <p>{error.message}</p>
          <Button small onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : count === 0 && found ? (
        <div className="admin-empty">
          <h2 className="admin-empty__title">{text === '' ? 'No posts yet' : `No post matches “${text.trim()}”`}</h2>
          <p>
            {text === ''
              ? 'The first one you publish shows up at /blog, in the feed and in the site map.'
              : 'The search looks in title, topic and summary.'}
          </p>
        </div>
      ) : (
        <List posts={found} active={active} />
      )}
    </>
  );
}

function List({ posts, active }: { posts: ListedPost[] | undefined; active: number }) {
  const [asked, setAsked] = useState<ListedPost>();
  const reload = useReloadPosts();
  const remove = useMutation({
    mutationFn: ({ id }: ListedPost) => tableClient.remove('posts', id),
    onSuccess: async (_, { title }) => {
      await reload();
      noticeSuccess('Post deleted', title);
    },
    onError: (error) => {
      console.error('A post could not be deleted', error);
      noticeError('Delete failed', error.message);
    },
    onSettled: () => setAsked(undefined),
  });
  return (
    <>
      <table className="rows" aria-busy={posts === undefined}>
        <caption className="visually-hidden">Posts, drafts first, then the newest first</caption>
        <ListHead columns={['Title', 'Topic', 'Visitors', 'Time']} />
        <tbody>
          {posts?.map((post, index) => (
            <Row key={post.id} post={post} isActive={index === active} onDelete={() => setAsked(post)} />
          )) ??
            [1, 2, 3, 4, 5, 6].map((row) => (
              <tr key={row} className="rows__skeleton">
                {[1, 2, 3, 4, 5].map((cell) => (
                  <td key={cell}>
                    <span />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      <ConfirmDialog
        open={asked !== undefined}
        title="Delete this post?"
        description={`“${asked?.title}” goes for good, and its address /blog/${asked?.slug} with it. To take it from the blog for a while, unpublish it instead.`}
        confirm="Delete"
        keep="Keep"
        busy={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked)}
        onKeep={() => setAsked(undefined)}
      />
    </>
  );
}

const phaseWords = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' } as const;

function Row({ post, isActive, onDelete }: { post: ListedPost; isActive: boolean; onDelete: () => void }) {
  const { id, title, slug, topic, published_at: time, title_hi: hindi } = post;
  const phase = postPhase(post, Date.now());
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isActive) row.current?.focus();
  }, [isActive]);
  return (
    <tr ref={row} tabIndex={-1} className={isActive ? 'rows__row rows__row--active' : 'rows__row'}>
      <td className="rows__main">
        <Link to={editPath(id)}>{title}</Link>
        <span className="rows__under">
          /blog/{slug}
          {hindi !== null && ' · हिन्दी'}
        </span>
      </td>
      <td>{topic}</td>
      <td>
        <span className="state-tag" data-state={phase === 'published' ? 'shown' : 'hidden'}>
          {phaseWords[phase]}
        </span>
      </td>
      <td className="rows__date">{time !== null && <time dateTime={time}>{indianTime(time)}</time>}</td>
      <td className="rows__doing">
        <Link to={editPath(id)} className={buttonClass('quiet', true)} aria-label={`Edit ${title}`}>
          Edit
        </Link>
        {phase === 'published' && (
          <a href={`/blog/${slug}`} className={buttonClass('quiet', true)} aria-label={`View ${title}`}>
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
  return `/admin/posts/edit/${id}`;
}

function matches({ title, topic, summary }: ListedPost, text: string): boolean {
  return [title, topic, summary].some((part) => part.toLowerCase().includes(text));
}
