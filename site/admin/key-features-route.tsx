import { TextArea } from '@parley/kit-ui/text-area';
import { TextField } from '@parley/kit-ui/text-field';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import {
  KeyFeaturesSectionForm,
  type StoredKeyFeature,
  type StoredKeyFeaturesSection,
} from '../key-features/key-feature-fields.ts';
import { Icon } from '../key-features/key-features-section.tsx';
import { KeyFeatureEditor } from './key-feature-editor.tsx';
import { type OrderedContent, readOrderedContent } from './ordered-content.ts';
import { OrderedList } from './ordered-list.tsx';
import { SectionForm } from './section-form.tsx';
import { useNamedIcons } from './use-icons.ts';
import './content.css';

type FeaturesData = OrderedContent<StoredKeyFeature, StoredKeyFeaturesSection>;

export function loader(request: LoaderFunctionArgs): Promise<FeaturesData> {
  return readOrderedContent(request, 'key_features');
}

/** Within the app they are asked for only once the guard has let the person in. */
export function clientLoader(): FeaturesData {
  return { first: null };
}

export function shouldRevalidate(): boolean {
  return false;
}

/** The key features of the home page, their order, and the words above them. */
export default function KeyFeaturesAdminRoute() {
  const { first } = useLoaderData<typeof loader>();
  return (
    <>
      <OrderedList<StoredKeyFeature>
        table="key_features"
        first={first?.rows ?? null}
        title="Key features"
        one="key feature"
        many="key features"
        columns={['Feature', 'Visitors']}
        nameOf={({ title }) => title}
        textOf={({ title, description }) => `${title} ${description}`}
        cells={(row) => <Cells feature={row} />}
        editor={(row, close, reload) => <KeyFeatureEditor stored={row} onClose={close} reload={reload} />}
        empty="Without an active one the section is left out of the home page."
      />
      <SectionForm<StoredKeyFeaturesSection, { title: string; description: string }>
        table="key_features_section"
        first={first?.section ?? null}
        schema={KeyFeaturesSectionForm}
        toForm={(row) => ({ title: row?.title ?? 'Key features', description: row?.description ?? '' })}
        note="Stands above the features on the home page."
        fields={({ values, errors, set }) => (
          <>
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
          </>
        )}
      />
    </>
  );
}

function Cells({ feature }: { feature: StoredKeyFeature }) {
  const { title, description, icon_name: iconName, icon_bg: background, color, is_active: isActive } = feature;
  const [icon] = useNamedIcons([iconName]);
  return (
    <>
      <td className="rows__main">
        <div className="rows__pictured">
          <span className="feature__icon" style={{ background: background ?? undefined, color: color ?? undefined }}>
            {icon && <Icon shapes={icon.shapes} />}
          </span>
          <b>{title}</b>
          <span className="rows__under">{description}</span>
        </div>
      </td>
      <td>
        <span className="state-tag" data-state={isActive ? 'shown' : 'hidden'}>
          {isActive ? 'Active' : 'Off'}
        </span>
      </td>
    </>
  );
}
