import { Select } from '@parley/kit-ui/select';
import { TextArea } from '@parley/kit-ui/text-area';
import { TextField } from '@parley/kit-ui/text-field';
import { useId } from 'react';
import type { StoredPost } from '../blog/post-fields.ts';
import { slugOf } from '../case-studies/slug.ts';
import { EditorPart } from './editor-part.tsx';
import { PictureField } from './picture-field.tsx';
import { localTime, type PostDraft } from './post-form.ts';
import type { Draft } from './use-draft.ts';

const heardLanguages = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: 'Hindi' },
  { value: 'hi-Latn', label: 'Hindi in Latin letters' },
];

/** The fields of a post. `post` is what is stored of it, null for a new one. */
export function PostFields({ draft, post }: { draft: Draft<PostDraft>; post: StoredPost | null }) {
  const { values, errors, set } = draft;
  const langId = useId();
  type TextName = Exclude<keyof PostDraft, 'is_published' | 'heard_lang' | 'published_at'>;
  const field = (name: TextName) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  });
  return (
    <>
      <EditorPart title="In the list">
        <TextField label="Title" hint={addressHint(values.title, post)} {...field('title')} />
        <TextArea label="Summary" {...field('summary')} />
        <div className="editor__pair">
          <TextField label="Topic" placeholder="Calls" {...field('topic')} />
          <TextField label="Author" hint="The company without a name" {...field('author_name')} />
        </div>
      </EditorPart>
      <EditorPart
        title="The post"
        note="Markdown: a blank line begins a paragraph, ## a heading, - an item, **bold**, [words](/address). A talk stands between ```talk and ```, each line as in “Buyer: words”."
      >
        <TextArea label="Text" rows={18} {...field('body')} />
      </EditorPart>
      <EditorPart
        title="What catches the eye"
        note="In lists the cover picture stands in the place of what is heard on calls."
      >
        <div className="editor__pair">
          <TextField label="Heard on calls" {...field('heard')} />
          <div className="field">
            <label className="field__label" htmlFor={langId}>
              Said in
            </label>
            <Select
              id={langId}
              options={heardLanguages}
              value={values.heard_lang ?? 'en'}
              onPick={(value) => set('heard_lang', value === 'en' ? null : (value as PostDraft['heard_lang']))}
            />
          </div>
        </div>
        <PictureField
          label="Cover picture"
          {...field('cover_image')}
          onPicked={({ alt_text: alt }) => {
            if (alt !== '') set('cover_alt', alt);
          }}
        />
        {values.cover_image !== '' && <TextField label="What the picture shows" {...field('cover_alt')} />}
      </EditorPart>
      <EditorPart title="When" note="A time ahead schedules the post. Without one it shows as soon as it is published.">
        <TextField
          label="Publication"
          type="datetime-local"
          hint="By the clock of this browser"
          value={values.published_at ? localTime(new Date(values.published_at)) : ''}
          error={errors.published_at}
          onChange={({ currentTarget: { value } }) =>
            set('published_at', value === '' ? null : new Date(value).toISOString())
          }
        />
      </EditorPart>
      <EditorPart title="In Hindi" note="All three, or the post stands in English on the Hindi pages.">
        <TextField label="Title in Hindi" lang="hi" {...field('title_hi')} />
        <TextArea label="Summary in Hindi" lang="hi" {...field('summary_hi')} />
        <TextArea label="Text in Hindi" lang="hi" rows={8} {...field('body_hi')} />
      </EditorPart>
    </>
  );
}

function addressHint(title: string, post: StoredPost | null): string {
  if (title.trim() === '') return 'The address is made from the title.';
  if (post && title.trim() === post.title) return `Address: /blog/${post.slug}`;
  return `Address: /blog/${slugOf(title, 'post')}, with a number behind it if that is taken`;
}
