import { Button } from '@parley/kit-ui/button';
import { noticeError, noticeSuccess } from '@parley/kit-ui/notices';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { siteRequestContext } from '../auth/site-context.ts';
import { english, type Language, languages, localPath } from '../languages/languages.ts';
import { type PageContent, type PageName, type PageState, pageSchemas } from '../pages/page-content.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { pageClient } from './page-client.ts';
import { PagePreview } from './page-preview.tsx';
import { PageVersions } from './page-versions.tsx';
import { PreviewSwitch } from './preview-switch.tsx';
import { refusedFields, TableError } from './table-client.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { useSaveKey } from './use-save-key.ts';
import './content.css';
import './page-editor.css';

export interface FirstPageState {
  /** In the language of the address; null when it is still to be asked for. */
  first: PageState | null;
}

/** What came with the document of a page's editor. */
export async function loadPageState({ context, request }: LoaderFunctionArgs, page: PageName): Promise<FirstPageState> {
  const { viewer, admin } = context.get(siteRequestContext);
  const { code } = languageIn(new URL(request.url).searchParams);
  return { first: await admin.pages.read(viewer, { page, language: code }) };
}

function languageIn(search: URLSearchParams): Language {
  return languages.find(({ code }) => code === search.get('language')) ?? english;
}

export interface PageEditorProps<Content extends PageContent> {
  page: PageName;
  title: string;
  /** The page that visitors see, in English. */
  publicPath: string;
  first: PageState | null;
  fields: (draft: Draft<Content>, textKey: string) => ReactNode;
}

/** Writes a page in each language: drafts, versions, preview, publishing. */
export function PageEditor<Content extends PageContent>(props: PageEditorProps<Content>) {
  const { page, title, first } = props;
  const [search, setSearch] = useSearchParams();
  const language = languageIn(search);
  // Only the first language came with the document.
  const [firstLanguage] = useState(language.code);
  const { data, error, refetch } = useQuery({
    queryKey: ['page', page, language.code],
    queryFn: ({ signal }) => pageClient.read(page, language.code, signal),
    ...(first && language.code === firstLanguage ? { initialData: first } : {}),
  });
  const choice = (
    <fieldset className="switch">
      <legend className="visually-hidden">Language</legend>
      {languages.map(({ code, name }) => (
        <Button
          key={code}
          look="quiet"
          small
          lang={code}
          aria-pressed={code === language.code}
          onClick={() => setSearch(code === 'en' ? {} : { language: code })}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
  if (data) return <Form key={language.code} {...props} language={language} state={data} choice={choice} />;
  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">{title}</h1>
        {choice}
      </div>
      {error ? (
        <div className="admin-empty" role="alert">
          <h2 className="admin-empty__title">The text could not be loaded</h2>
          <p>{error.message}</p>
          <Button small onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <div className="editor editor--loading" role="status">
          <span className="visually-hidden">Loading the text…</span>
        </div>
      )}
    </>
  );
}

interface FormProps<Content extends PageContent> extends PageEditorProps<Content> {
  language: Language;
  state: PageState;
  choice: ReactNode;
}

function Form<Content extends PageContent>({
  page,
  title,
  publicPath,
  fields,
  language,
  state,
  choice,
}: FormProps<Content>) {
  const draft = useDraft(state.latest as Content, pageSchemas[page]);
  const [isPreview, setIsPreview] = useState(false);
  /** Another one makes the editor of the text begin anew. */
  const [text, setText] = useState(0);
  const change = usePageChange(page, language.code, draft, () => setText((count) => count + 1));
  const { isDirty } = draft;
  const newest = state.versions[0]?.number ?? 0;
  const isDraft = newest !== (state.published?.number ?? 0);

  const send = (publish: boolean) => {
    if (change.isBusy) return;
    if (draft.check()) change.save.mutate({ content: draft.values, publish, base: newest });
    else setIsPreview(false);
  };
  useSaveKey(() => send(false));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send(false);
  };
  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">{title}</h1>
        <span className="state-tag" data-state={isDraft ? 'hidden' : 'shown'}>
          {stateWords(state, isDraft)}
        </span>
        <a href={localPath(language, publicPath)} className="admin__back">
          See the public page
        </a>
        {choice}
        <PreviewSwitch isPreview={isPreview} onChange={setIsPreview} />
      </div>
      {change.isLate && (
        <div className="page-conflict" role="alert">
          <p>
            {state.versions[0]?.author_name ?? 'Somebody'} has saved version {newest} while you were writing. What you
            wrote is still here: saving it makes it the newest version, and theirs stays in the list below.
          </p>
          <Button
            look="outline"
            small
            onClick={() => {
              draft.accept(state.latest as Content);
              setText((count) => count + 1);
              change.forgetLate();
            }}
          >
            Take theirs instead
          </Button>
        </div>
      )}
      {isPreview && <PagePreview page={page} language={language.code} content={draft.values} />}
      <form ref={draft.form} className="editor" onSubmit={onSubmit} hidden={isPreview} noValidate>
        {fields(draft, String(text))}
      </form>
      <div className="save-bar">
        <p role="status">
          {isDirty ? 'Changes are not saved yet' : isDraft ? 'The draft is saved' : 'All changes are saved'}
        </p>
        <Button look="outline" small disabled={change.isBusy || !isDirty} onClick={() => send(false)}>
          Save draft
        </Button>
        <Button small busy={change.isBusy} disabled={!isDirty && !isDraft} onClick={() => send(true)}>
          Publish
        </Button>
      </div>
      <PageVersions
        page={page}
        language={language.code}
        state={state}
        isRestoring={change.restore.isPending}
        onRestore={(number) => change.restore.mutateAsync(number)}
      />
      <LeaveGuard when={isDirty} />
    </>
  );
}

function stateWords({ published, versions }: PageState, isDraft: boolean): string {
  if (versions.length === 0) return 'The text that comes with Parley';
  if (!isDraft) return 'Published';
  return published ? 'Draft, visitors read an earlier version' : 'Draft, visitors read the text that comes with Parley';
}

/** Saves and restores; what the server answers is what the screen shows from then on. */
function usePageChange<Content extends PageContent>(
  page: PageName,
  language: Language['code'],
  draft: Draft<Content>,
  renewText: () => void,
) {
  const client = useQueryClient();
  const queryKey = ['page', page, language];
  const [isLate, setIsLate] = useState(false);
  const onError = (error: Error) => {
    console.error('A page could not be saved', error);
    if (error instanceof TableError && error.code === 'changed-meanwhile') {
      setIsLate(true);
      void client.invalidateQueries({ queryKey });
      return;
    }
    draft.refuse(refusedFields(error));
    noticeError('Update failed', error.message);
  };
  const save = useMutation({
    mutationFn: (version: { content: PageContent; publish: boolean; base: number }) =>
      pageClient.save(page, language, version),
    onSuccess: (state, { publish }) => {
      client.setQueryData(queryKey, state);
      draft.accept(state.latest as Content);
      setIsLate(false);
      noticeSuccess(publish ? 'Published' : 'Draft saved', `Version ${state.versions[0]?.number}`);
    },
    onError,
  });
  const restore = useMutation({
    mutationFn: (number: number) => pageClient.restore(page, language, number),
    onSuccess: (state) => {
      client.setQueryData(queryKey, state);
      draft.accept(state.latest as Content);
      renewText();
      noticeSuccess('Restored', `Visitors read version ${state.versions[0]?.number}`);
    },
    onError,
  });
  return { save, restore, isLate, forgetLate: () => setIsLate(false), isBusy: save.isPending || restore.isPending };
}
