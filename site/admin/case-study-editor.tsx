import { Button } from '@parley/kit-ui/button';
import { noticeError, noticeSuccess } from '@parley/kit-ui/notices';
import { TextArea } from '@parley/kit-ui/text-area';
import { TextField } from '@parley/kit-ui/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { nextSlug } from '../case-studies/case-study-editing.ts';
import { CaseStudyForm, type CaseStudyFormValues, type StoredCaseStudy } from '../case-studies/case-study-fields.ts';
import { blankCaseStudy, caseStudyForm } from '../case-studies/case-study-form.ts';
import { slugOf } from '../case-studies/slug.ts';
import { Study } from '../case-studies/study.tsx';
import { CheckField } from './check-field.tsx';
import { EditorPart } from './editor-part.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PictureField } from './picture-field.tsx';
import { PreviewSwitch } from './preview-switch.tsx';
import { causeText, refusedFields, tableClient } from './table-client.ts';
import { useCaseStudyEditing } from './use-case-studies.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { useSaveKey } from './use-save-key.ts';

/** Writes a case study; `stored` is null for a new one. */
export function CaseStudyEditor({ stored }: { stored: StoredCaseStudy | null }) {
  const [study, setStudy] = useState(stored);
  const draft = useDraft(study ? caseStudyForm(study) : blankCaseStudy, CaseStudyForm);
  const [isPreview, setIsPreview] = useState(false);
  const editing = useCaseStudyEditing();
  const navigate = useNavigate();

  const save = useMutation({
    mutationFn: (values: CaseStudyFormValues) => (study ? editing.edit(study.id, values) : editing.add(values)),
    onSuccess: (saved) => {
      noticeSuccess(saved.is_published ? 'Case study published' : 'Draft saved', `/case-studies/${saved.slug}`);
      draft.accept(caseStudyForm(saved));
      setStudy(saved);
    },
    onError: (error) => {
      console.error('A case study could not be saved', error);
      setIsPreview(false);
      draft.refuse(refusedFields(error));
      noticeError(error.message, causeText(error));
    },
  });

  // Once it is stored it has an address of its own, to which a reload leads.
  const isNew = stored === null;
  const { isDirty } = draft;
  useEffect(() => {
    if (isNew && study && !isDirty) void navigate(`/admin/case-studies/edit/${study.id}`, { replace: true });
  }, [isNew, study, isDirty, navigate]);

  const isPublished = study?.is_published === true;
  const send = (published: boolean) => {
    if (save.isPending) return;
    if (draft.check()) save.mutate({ ...draft.values, is_published: published });
    else setIsPreview(false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send(isPublished);
  };
  useSaveKey(() => send(isPublished));

  return (
    <>
      <div className="admin__head">
        <h1 className="admin__title">{study ? 'Edit a case study' : 'Add a case study'}</h1>
        {study && (
          <span className="state-tag" data-state={isPublished ? 'shown' : 'hidden'}>
            {isPublished ? 'Published' : 'Draft'}
          </span>
        )}
        <Link to="/admin/case-studies" className="admin__back">
          All case studies
        </Link>
        <PreviewSwitch isPreview={isPreview} onChange={setIsPreview} />
      </div>
      {isPreview && (
        <section className="preview" aria-label="As visitors see it">
          <Study study={asShown(draft.values, study)} />
        </section>
      )}
      <form ref={draft.form} className="editor" onSubmit={onSubmit} hidden={isPreview} noValidate>
        <Fields draft={draft} study={study} />
      </form>
      <div className="save-bar">
        <p role="status">{isDirty ? 'Changes are not saved yet' : study ? 'All changes are saved' : ''}</p>
        {isPublished ? (
          <>
            <Button look="quiet" small disabled={save.isPending} onClick={() => send(false)}>
              Unpublish
            </Button>
            <a href={`/case-studies/${study.slug}`} className="button button--outline button--small">
              See the public page
            </a>
            <Button small busy={save.isPending} disabled={!isDirty} onClick={() => send(true)}>
              Save changes
            </Button>
          </>
        ) : (
          <>
            <Button look="outline" small disabled={save.isPending} onClick={() => send(false)}>
              Save draft
            </Button>
            <Button small busy={save.isPending} onClick={() => send(true)}>
              Publish
            </Button>
          </>
        )}
      </div>
      <LeaveGuard when={isDirty} />
    </>
  );
}

function Fields({ draft, study }: { draft: Draft<CaseStudyFormValues>; study: StoredCaseStudy | null }) {
  const { values, errors, set } = draft;
  type TextName = Exclude<keyof CaseStudyFormValues, 'is_published' | 'is_sample'>;
  const field = (name: TextName) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  });
  const slug = useSlug(values.title, study);
  return (
    <>
      <EditorPart title="In the list" note="These three are needed. All else may stay empty.">
        <TextField label="Title" hint={slug.hint} onBlur={slug.look} {...field('title')} />
        <TextField label="Industry" placeholder="Residential towers" {...field('industry')} />
        <TextArea label="Summary" {...field('summary')} />
      </EditorPart>
      <EditorPart
        title="The story"
        note="A blank line begins a paragraph. A line that begins with “- ” is an item of a list."
      >
        <TextArea label="The challenge" rows={5} {...field('challenge')} />
        <TextArea label="What the agent does" rows={5} {...field('solution')} />
        <TextArea label="The results" rows={5} {...field('results')} />
      </EditorPart>
      <EditorPart title="The customer">
        <TextArea label="What they say" {...field('testimonial')} />
        <div className="editor__pair">
          <TextField label="Name" {...field('author_name')} />
          <TextField label="Position" {...field('author_position')} />
        </div>
        <TextField label="Company" {...field('author_company')} />
        <CheckField
          label="Invented: marked Example for visitors"
          isOn={values.is_sample}
          onTurn={(isOn) => set('is_sample', isOn)}
        />
      </EditorPart>
      <EditorPart
        title="Pictures and video"
        note="From the media library, or by their address: on this site it begins with /."
      >
        <PictureField label="Picture" {...field('featured_image')} />
        <PictureField label="Company logo" width={480} {...field('company_logo')} />
        <PictureField label="Video" kind="video" {...field('video')} />
      </EditorPart>
    </>
  );
}

/** The address that the study has, or will have. Whether that is free is looked up when the title is left. */
function useSlug(title: string, study: StoredCaseStudy | null): { hint: string; look: () => void } {
  const [looked, setLooked] = useState('');
  const isKept = study !== null && title.trim() === study.title;
  const { data: free } = useQuery({
    queryKey: ['free_slug', looked, study?.slug],
    queryFn: () => nextSlug(tableClient, looked, study?.slug),
    enabled: looked !== '' && !isKept,
    staleTime: 0,
  });
  const guess = looked === title.trim() && free ? free : slugOf(title);
  const slug = isKept ? study.slug : guess;
  const hint = title.trim() === '' ? 'The address is made from the title.' : `Address: /case-studies/${slug}`;
  return { hint, look: () => setLooked(title.trim()) };
}

function asShown(values: CaseStudyFormValues, study: StoredCaseStudy | null): StoredCaseStudy {
  const now = new Date().toISOString();
  return {
    ...values,
    id: study?.id ?? '',
    slug: study?.slug ?? '',
    title: values.title || 'Title',
    created_at: study?.created_at ?? now,
    updated_at: now,
    featured_image: values.featured_image || null,
    company_logo: values.company_logo || null,
    video: values.video || null,
  };
}
