import { TextArea } from '@parley/kit-ui/text-area';
import { TextField } from '@parley/kit-ui/text-field';
import { lazy, Suspense } from 'react';
import { type ContactContent, type LegalContent, providerNames } from '../pages/page-content.ts';
import { CheckField } from './check-field.tsx';
import { EditorPart } from './editor-part.tsx';
import type { Draft } from './use-draft.ts';

// The editor is the heaviest thing of the admin, and few screens need it.
const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

const namesHint = `${providerNames.map((name) => `{{${name}}}`).join(', ')} stand for what the contact page says.`;

/** The fields of a legal page. `textKey` changes when another text is to be edited. */
export function LegalFields({ draft, textKey }: { draft: Draft<LegalContent>; textKey: string }) {
  const { values, errors, set } = draft;
  return (
    <>
      <EditorPart title="At the top" note="What the page is about, and since when its text holds.">
        <TextArea
          label="Lead"
          rows={2}
          value={values.lead}
          error={errors.lead}
          onChange={(event) => set('lead', event.currentTarget.value)}
        />
        <TextField
          label="In effect since"
          type="date"
          value={values.since}
          error={errors.since}
          onChange={(event) => set('since', event.currentTarget.value)}
        />
      </EditorPart>
      <EditorPart title="The text" note="Headings become the list that visitors jump by.">
        <Suspense fallback={<div className="rich-text--loading" role="status" aria-label="Loading the editor…" />}>
          <RichTextEditor
            key={textKey}
            label="Text"
            initial={values.body}
            error={errors.body}
            hint={namesHint}
            onChange={(html) => set('body', html)}
          />
        </Suspense>
      </EditorPart>
    </>
  );
}

/** The fields of the contact page. */
export function ContactFields({ draft, textKey }: { draft: Draft<ContactContent>; textKey: string }) {
  const { values, errors, set } = draft;
  type TextName = Exclude<keyof ContactContent, 'isExample' | 'body'>;
  const field = (name: TextName) => ({
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  });
  return (
    <>
      <EditorPart title="At the top">
        <TextArea label="Title" rows={2} {...field('statement')} />
        <TextArea label="Lead" rows={2} {...field('lead')} />
      </EditorPart>
      <EditorPart
        title="How to reach you"
        note="Stands on this page, and in the privacy policy and the terms where they name it."
      >
        <CheckField
          label="These details are examples: marked so, and linked nowhere"
          isOn={values.isExample}
          onTurn={(isOn) => set('isExample', isOn)}
        />
        <TextField label="Company" {...field('legalName')} />
        <div className="editor__pair">
          <TextField label="E-mail" type="email" {...field('email')} />
          <TextField label="Phone" type="tel" {...field('phone')} />
        </div>
        <TextArea label="Address, a line each" rows={4} {...field('address')} />
        <TextField label="Hours" {...field('hours')} />
      </EditorPart>
      <EditorPart title="For the law" note="Who answers about personal data, and whose courts decide.">
        <div className="editor__pair">
          <TextField label="Grievance officer" {...field('grievanceName')} />
          <TextField label="E-mail for complaints" type="email" {...field('grievanceEmail')} />
        </div>
        <TextField label="Courts" {...field('courts')} />
      </EditorPart>
      <EditorPart title="Anything else" note="Stands below the forms. May stay empty.">
        <Suspense fallback={<div className="rich-text--loading" role="status" aria-label="Loading the editor…" />}>
          <RichTextEditor
            key={textKey}
            label="Text"
            initial={values.body}
            error={errors.body}
            hint={namesHint}
            onChange={(html) => set('body', html)}
          />
        </Suspense>
      </EditorPart>
    </>
  );
}
