import { Button, buttonClass } from '@parley/kit-ui/button';
import { Link, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import type { StoredPost } from '../blog/post-fields.ts';
import { PostEditor } from './post-editor.tsx';
import { noRowCode, TableError } from './table-client.ts';
import { usePost } from './use-posts.ts';
import './content.css';

interface EditData {
  /** Null when there is none, or when it is still to be asked for. */
  first: StoredPost | null;
}

export async function loader({ context, params }: LoaderFunctionArgs): Promise<EditData> {
  const { viewer, admin } = context.get(siteRequestContext);
  if (params.id === newId) return { first: null };
  const filters = [{ column: 'id', value: params.id ?? '' }];
  const [row] = await admin.tables.select(viewer, 'posts', { filters });
  // The page asks again by itself and says that there is none.
  return { first: (row as unknown as StoredPost) ?? null };
}

/** Within the app it is asked for only once the guard has let the person in. */
export function clientLoader(): EditData {
  return { first: null };
}

export function shouldRevalidate(): boolean {
  return false;
}

/** The id that stands in the address of a post that is not stored yet. */
const newId = 'new';

/** The form of one post. */
export default function PostEditAdminRoute() {
  const { id = newId } = useParams();
  const { first } = useLoaderData<typeof loader>();
  if (id === newId) return <PostEditor key={id} stored={null} />;
  return <Stored key={id} id={id} first={first?.id === id ? first : null} />;
}

function Stored({ id, first }: { id: string; first: StoredPost | null }) {
  const { data: post, error, refetch } = usePost(id, first);
  if (post) return <PostEditor stored={post} />;
  const isMissing = error instanceof TableError && error.code === noRowCode;
  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">Edit a post</h1>
      </div>
      {error ? (
        <div className="admin-empty" role="alert">
          <h2 className="admin-empty__title">
            {isMissing ? 'This post does not exist' : 'The post could not be loaded'}
          </h2>
          <p>{isMissing ? 'Somebody may have deleted it.' : error.message}</p>
          <p className="admin-empty__ways">
            {!isMissing && (
              <Button small onClick={() => void refetch()}>
                Try again
              </Button>
            )}
            <Link to="/admin/posts" className={buttonClass('outline', true)}>
              All posts
            </Link>
          </p>
        </div>
      ) : (
        <div className="editor editor--loading" role="status">
          <span className="visually-hidden">Loading the post…</span>
        </div>
      )}
    </>
  );
}
