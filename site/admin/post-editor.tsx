import { Button } from '@parley/kit-ui/button';
import { noticeError, noticeSuccess } from '@parley/kit-ui/notices';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { PostForm, type StoredPost } from '../blog/post-fields.ts';
import { PostView } from '../blog/post-view.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { pageClient } from './page-client.ts';
import { PostFields } from './post-fields.tsx';
import { asShown, blankPost, localTime, type PostDraft, postForm } from './post-form.ts';
import { PreviewSwitch } from './preview-switch.tsx';
import { refusedFields, tableClient } from './table-client.ts';
import { useDraft } from './use-draft.ts';
import { indianTime, type PostPhase, postPhase, useReloadPosts } from './use-posts.ts';
import { useSaveKey } from './use-save-key.ts';

/** Writes a post; `stored` is null for a new one. */
export function PostEditor({ stored }: { stored: StoredPost | null }) {
  const [post, setPost] = useState(stored);
  const draft = useDraft<PostDraft>(post ? postForm(post) : blankPost, PostForm);
  const [isPreview, setIsPreview] = useState(false);
  const reload = useReloadPosts();
  const navigate = useNavigate();

  const save = useMutation({
    mutationFn: (values: object) =>
      post ? tableClient.update<StoredPost>('posts', post.id, values) : tableClient.insert<StoredPost>('posts', values),
    onSuccess: async (saved) => {
      draft.accept(postForm(saved));
      setPost(saved);
      await reload();
      noticeSuccess(savedWords(saved), `/blog/${saved.slug}`);
    },
    onError: (error) => {
      console.error('A post could not be saved', error);
      setIsPreview(false);
      draft.refuse(refusedFields(error));
      noticeError('Update failed', error.message);
    },
  });

  // Once it is stored it has an address of its own, to which a reload leads.
  const isNew = stored === null;
  const { isDirty } = draft;
  useEffect(() => {
    if (isNew && post && !isDirty) void navigate(`/admin/posts/edit/${post.id}`, { replace: true });
  }, [isNew, post, isDirty, navigate]);

  const phase = post ? postPhase(post, Date.now()) : 'draft';
  const send = (isPublished: boolean) => {
    if (save.isPending) return;
    const next = { ...draft.values, is_published: isPublished };
    if (draft.check()) save.mutate(next);
    else setIsPreview(false);
  };
  const keep = () => send(phase !== 'draft');
  useSaveKey(keep);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    keep();
  };
  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">{post ? 'Edit a post' : 'Write a post'}</h1>
        {post && (
          <span className="state-tag" data-state={phase === 'published' ? 'shown' : 'hidden'}>
            {phaseWords(phase, post)}
          </span>
        )}
        <Link to="/admin/posts" className="admin__back">
          All posts
        </Link>
        <PreviewSwitch isPreview={isPreview} onChange={setIsPreview} />
      </div>
      {isPreview && <Preview values={draft.values} />}
      <form ref={draft.form} className="editor" onSubmit={onSubmit} hidden={isPreview} noValidate>
        <PostFields draft={draft} post={post} />
      </form>
      <div className="save-bar">
        <p role="status">{isDirty ? 'Changes are not saved yet' : post ? 'All changes are saved' : ''}</p>
        {phase === 'draft' ? (
          <>
            <Button look="outline" small disabled={save.isPending} onClick={() => send(false)}>
              Save draft
            </Button>
            <Button small busy={save.isPending} onClick={() => send(true)}>
              {isAhead(draft.values.published_at) ? 'Schedule' : 'Publish'}
            </Button>
          </>
        ) : (
          <>
            <Button look="quiet" small disabled={save.isPending} onClick={() => send(false)}>
              Unpublish
            </Button>
            {phase === 'published' && (
              <a href={`/blog/${post?.slug}`} className="button button--outline button--small">
                See the public page
              </a>
            )}
            <Button small busy={save.isPending} disabled={!isDirty} onClick={() => send(true)}>
              Save changes
            </Button>
          </>
        )}
      </div>
      <LeaveGuard when={isDirty} />
    </>
  );
}

function isAhead(time: string | null): boolean {
  return time !== null && Date.parse(time) > Date.now();
}

function phaseWords(phase: PostPhase, post: StoredPost): string {
  if (phase === 'scheduled' && post.published_at) return `Shows from ${indianTime(post.published_at)}, Indian time`;
  return phase === 'draft' ? 'Draft' : 'Published';
}

function savedWords(post: StoredPost): string {
  const phase = postPhase(post, Date.now());
  if (phase === 'draft') return 'Draft saved';
  return phase === 'scheduled' ? 'Post scheduled' : 'Post published';
}

function Preview({ values }: { values: PostDraft }) {
  const rendered = useQuery({
    queryKey: ['text_preview', 'markdown', values.body],
    queryFn: () => pageClient.preview('markdown', 'en', values.body),
    staleTime: 0,
    retry: false,
  });
  return (
    <section className="preview" aria-label="As visitors see it" aria-busy={rendered.isPending}>
      {rendered.error && <p role="alert">The preview could not be made. {rendered.error.message}</p>}
      {rendered.data && (
        <article>
          <PostView post={asShown(values, rendered.data, localTime(new Date()))} />
        </article>
      )}
    </section>
  );
}
