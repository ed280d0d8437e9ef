import { TextArea } from '@parley/kit-ui/text-area';
import { TextField } from '@parley/kit-ui/text-field';
import { useDeferredValue, useId, useState } from 'react';
import { KeyFeatureForm, type StoredKeyFeature } from '../key-features/key-feature-fields.ts';
import { Feature, Icon } from '../key-features/key-features-section.tsx';
import { CheckField } from './check-field.tsx';
import { RowDialog } from './row-dialog.tsx';
import { refusedFields } from './table-client.ts';
import { useDraft } from './use-draft.ts';
import { useIconSearch, useNamedIcons } from './use-icons.ts';
import { useSaveRow } from './use-ordered-rows.ts';

export interface KeyFeatureEditorProps {
  /** Null for a new one. */
  stored: StoredKeyFeature | null;
  onClose: () => void;
  reload: () => Promise<unknown>;
}

/** Writes a key feature. */
export function KeyFeatureEditor({ stored, onClose, reload }: KeyFeatureEditorProps) {
  const draft = useDraft(formOf(stored), KeyFeatureForm);
  const { values, errors, set } = draft;
  const save = useSaveRow<StoredKeyFeature>('key_features', async () => {
    await reload();
    onClose();
  });
  const [icon] = useNamedIcons([useDeferredValue(values.icon_name.trim())]);
  const onSave = () => {
    if (!draft.check()) return;
    save.mutate({ id: stored?.id, values }, { onError: (refused) => draft.refuse(refusedFields(refused)) });
  };
  return (
    <RowDialog
      title={stored ? 'Edit a key feature' : 'Add a key feature'}
      isDirty={draft.isDirty}
      isSaving={save.isPending}
      form={draft.form}
      onSave={onSave}
      onClose={onClose}
      preview={
        <ul className="features__grid">
          <Feature
            feature={{
              id: '',
              title: values.title || 'Title',
              description: values.description || 'Description',
              icon: icon?.shapes ?? [],
              iconBackground: asColor(values.icon_bg),
              color: asColor(values.color),
            }}
          />
        </ul>
      }
    >
      <TextField
        label="Title"
        value={values.title}
        error={errors.title}
        onChange={(event) => set('title', event.currentTarget.value)}
      />
      <TextArea
        label="Description"
        value={values.description}
        error={errors.description}
        onChange={(event) => set('description', event.currentTarget.value)}
      />
      <IconField name={values.icon_name} error={errors.icon_name} onPick={(name) => set('icon_name', name)} />
      <div className="editor__pair">
        <ColorField label="Tile" value={values.icon_bg} error={errors.icon_bg} onPick={(hex) => set('icon_bg', hex)} />
        <ColorField
          label="Icon’s colour"
          value={values.color}
          error={errors.color}
          onPick={(hex) => set('color', hex)}
        />
      </div>
      <CheckField
        label="Active: shown on the home page"
        isOn={values.is_active}
        onTurn={(isOn) => set('is_active', isOn)}
      />
    </RowDialog>
  );
}

/** The name of an icon, and icons whose names hold what is written, to pick from. */
function IconField({
  name,
  error,
  onPick,
}: {
  name: string;
  error?: string | undefined;
  onPick: (name: string) => void;
}) {
  // Picking leaves the icons as they lie; only writing looks for others.
  const [search, setSearch] = useState('');
  const { data: icons = [], isPending } = useIconSearch(useDeferredValue(search.trim()));
  return (
    <div className="icon-field">
      <TextField
        label="Icon"
        hint="Type a part of a name, such as phone, and pick."
        value={name}
        error={error}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => {
          onPick(event.currentTarget.value);
          setSearch(event.currentTarget.value);
        }}
      />
      <fieldset className="icon-field__icons" aria-busy={isPending}>
        <legend className="visually-hidden">Icons</legend>
        {icons.map((icon) => (
          <button
            key={icon.name}
            type="button"
            className="icon-field__icon"
            title={icon.name}
            aria-label={icon.name}
            aria-pressed={icon.name === name}
            onClick={() => onPick(icon.name)}
          >
            <Icon shapes={icon.shapes} />
          </button>
        ))}
        {!isPending && icons.length === 0 && <p>No icon has this in its name.</p>}
      </fieldset>
    </div>
  );
}

interface ColorFieldProps {
  label: string;
  value: string;
  error?: string | undefined;
  onPick: (hex: string) => void;
}

/** A colour as text and as a swatch that opens the browser’s picker. Empty is the design's own. */
function ColorField({ label, value, error, onPick }: ColorFieldProps) {
  const id = useId();
  return (
    <div className="color-field">
      <TextField
        id={id}
        label={label}
        hint="Empty: the design’s own"
        placeholder="#3f66fb"
        value={value}
        error={error}
        spellCheck={false}
        onChange={(event) => onPick(event.currentTarget.value)}
      />
      <input
        type="color"
        aria-label={`Pick: ${label}`}
        value={asColor(value) ?? '#edf1ff'}
        onChange={(event) => onPick(event.currentTarget.value)}
      />
    </div>
  );
}

function asColor(text: string): string | undefined {
  return /^#[0-9a-f]{6}$/i.test(text.trim()) ? text.trim() : undefined;
}

function formOf(stored: StoredKeyFeature | null) {
  return {
    title: stored?.title ?? '',
    description: stored?.description ?? '',
    icon_name: stored?.icon_name ?? '',
    icon_bg: stored?.icon_bg ?? '',
    color: stored?.color ?? '',
    is_active: stored?.is_active ?? true,
  };
}
