import { Select } from '@parley/kit-ui/select';
import { TextArea } from '@parley/kit-ui/text-area';
import { TextField } from '@parley/kit-ui/text-field';
import { useId } from 'react';
import { TestimonialForm } from '../testimonials/testimonial-fields.ts';
import type { Testimonial } from '../testimonials/testimonials.ts';
import { Voice } from '../testimonials/testimonials-section.tsx';
import { CheckField } from './check-field.tsx';
import { PictureField } from './picture-field.tsx';
import { RowDialog } from './row-dialog.tsx';
import { refusedFields } from './table-client.ts';
import { useDraft } from './use-draft.ts';
import { useSaveRow } from './use-ordered-rows.ts';

const stars = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value === '1' ? '1 star' : `${value} stars` }));

export interface TestimonialEditorProps {
  /** Null for a new one. */
  stored: Testimonial | null;
  onClose: () => void;
  reload: () => Promise<unknown>;
}

/** Writes a testimonial. */
export function TestimonialEditor({ stored, onClose, reload }: TestimonialEditorProps) {
  const draft = useDraft(formOf(stored), TestimonialForm);
  const { values, errors, set } = draft;
  const ratingId = useId();
  const save = useSaveRow<Testimonial>('testimonials', async () => {
    await reload();
    onClose();
  });
  const onSave = () => {
    if (!draft.check()) return;
    save.mutate({ id: stored?.id, values }, { onError: (refused) => draft.refuse(refusedFields(refused)) });
  };
  type TextName = 'name' | 'role' | 'quote' | 'image' | 'metrics_percentage' | 'metrics_description';
  const field = (name: TextName) => ({
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  });
  return (
    <RowDialog
      title={stored ? 'Edit a testimonial' : 'Add a testimonial'}
      isDirty={draft.isDirty}
      isSaving={save.isPending}
      form={draft.form}
      onSave={onSave}
      onClose={onClose}
      preview={<Voice testimonial={asShown(values)} />}
    >
      <TextArea label="Quote" {...field('quote')} />
      <div className="editor__pair">
        <TextField label="Name" {...field('name')} />
        <TextField label="Role" placeholder="Broker, Pune" {...field('role')} />
      </div>
      <div className="field">
        <label className="field__label" htmlFor={ratingId}>
          Rating
        </label>
        <Select
          id={ratingId}
          options={stars}
          value={String(values.rating)}
          onPick={(value) => set('rating', Number(value))}
        />
      </div>
      <div className="editor__pair">
        <TextField label="Figure" hint="A number stands for percent" {...field('metrics_percentage')} />
        <TextField label="What the figure says" {...field('metrics_description')} />
      </div>
      <PictureField label="Picture" width={480} {...field('image')} />
      <div className="editor__pair">
        <CheckField
          label="Active: shown on the home page"
          isOn={values.is_active}
          onTurn={(isOn) => set('is_active', isOn)}
        />
        <CheckField
          label="Invented: marked Example"
          isOn={values.is_sample}
          onTurn={(isOn) => set('is_sample', isOn)}
        />
      </div>
    </RowDialog>
  );
}

function formOf(stored: Testimonial | null) {
  return {
    name: stored?.name ?? '',
    role: stored?.role ?? '',
    quote: stored?.quote ?? '',
    rating: stored?.rating ?? 5,
    image: stored?.image ?? '',
    metrics_percentage: stored?.metrics_percentage ?? '',
    metrics_description: stored?.metrics_description ?? '',
    is_active: stored?.is_active ?? true,
    is_sample: stored?.is_sample ?? false,
  };
}

function asShown(values: ReturnType<typeof formOf>): Testimonial {
  return {
    ...values,
    id: '',
    name: values.name || 'Name',
    role: values.role || 'Role',
    quote: values.quote || 'What they say.',
    image: values.image || null,
    display_order: 0,
  };
}
