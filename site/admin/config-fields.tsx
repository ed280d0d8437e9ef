import { TextArea } from '@parley/kit-ui/text-area';
import { TextField } from '@parley/kit-ui/text-field';
import { type EditedConfig, ownConfig } from '../site-config/edited-config.ts';
import { textPlaces } from '../site-config/text-places.ts';
import type { WeakPair } from './color-contrast.ts';
import { CssColorField } from './color-field.tsx';
import { PictureField } from './picture-field.tsx';

export interface ConfigFieldsProps {
  edited: EditedConfig;
  /** Why an entry cannot be used, by its place. */
  problems: Readonly<Record<string, string>>;
  change: (next: (before: EditedConfig) => EditedConfig) => void;
}

type Styles = EditedConfig['styles'];

const buttonNames = { primary: 'Primary button', secondary: 'Secondary button', outline: 'Outline button' } as const;
const buttonParts = [
  ['background', 'Ground'],
  ['textColor', 'Words'],
  ['hoverBackground', 'Ground under the pointer'],
  ['borderColor', 'Border'],
] as const;

/** Colours and buttons, and which of them are hard to tell apart. */
export function ColorFields({ edited, problems, change, weak }: ConfigFieldsProps & { weak: readonly WeakPair[] }) {
  const setStyles = (next: (styles: Styles) => Styles) =>
    change((before) => ({ ...before, styles: next(before.styles) }));
  const { colors, buttonStyles } = edited.styles;
  return (
    <>
      {weak.length > 0 && (
        <div className="config-warning" role="status">
          <b>Hard to read</b>
          <ul>
            {weak.map(({ what, ratio, needed }) => (
              <li key={what}>
                {what}: {ratio.toFixed(1)} to 1, and {needed} to 1 is needed (WCAG AA)
              </li>
            ))}
          </ul>
        </div>
      )}
      <fieldset className="config-group">
        <legend>Colours</legend>
        {colors.map(({ id, name, value, description }) => (
          <CssColorField
            key={id}
            label={name || id}
            hint={description}
            value={value}
            error={problems[`color/${id}`]}
            onPick={(next) =>
              setStyles((styles) => ({
                ...styles,
                colors: styles.colors.map((color) => (color.id === id ? { ...color, value: next } : color)),
              }))
            }
          />
        ))}
      </fieldset>
      {Object.entries(buttonNames).map(([kind, label]) => {
        const style = buttonStyles[kind as keyof typeof buttonNames];
        const set = (key: keyof typeof style, value: string) =>
          setStyles((styles) => ({
            ...styles,
            buttonStyles: { ...styles.buttonStyles, [kind]: { ...style, [key]: value } },
          }));
        return (
          <fieldset key={kind} className="config-group">
            <legend>{label}</legend>
            {buttonParts.map(([key, name]) => (
              <CssColorField
                key={key}
                label={name}
                value={style[key]}
                error={problems[`button/${kind}/${key}`]}
                onPick={(value) => set(key, value)}
              />
            ))}
            <TextField
              label="Corners"
              hint="A length such as 8px"
              value={style.borderRadius}
              error={problems[`button/${kind}/borderRadius`]}
              onChange={(event) => set('borderRadius', event.currentTarget.value)}
            />
          </fieldset>
        );
      })}
    </>
  );
}

const gaps = [
  ['sectionPadding', 'Above and below sections', 'At least so much; wide windows have more'],
  ['howItWorksVerticalGap', 'Between the steps of How it works', undefined],
  ['benefitsGap', 'Around each benefit', undefined],
  ['testimonialSpacing', 'Between testimonials', undefined],
] as const;

/** The gaps, in pixels. */
export function SpacingFields({ edited, problems, change }: ConfigFieldsProps) {
  const { spacing } = edited.styles;
  return (
    <fieldset className="config-group">
      <legend>Gaps, in pixels</legend>
      {gaps.map(([name, label, hint]) => (
        <TextField
          key={name}
          type="number"
          min={0}
          max={400}
          label={label}
          {...(hint ? { hint } : {})}
          value={Number.isNaN(spacing[name]) ? '' : spacing[name]}
          error={problems[`spacing/${name}`]}
          onChange={({ currentTarget: { valueAsNumber } }) =>
            change((before) => ({
              ...before,
              styles: { ...before.styles, spacing: { ...before.styles.spacing, [name]: valueAsNumber } },
            }))
          }
        />
      ))}
    </fieldset>
  );
}

/** The pictures, slot by slot. */
export function PictureFields({ edited, problems, change }: ConfigFieldsProps) {
  const set = (id: string, values: { url?: string; alt?: string }) =>
    change((before) => ({
      ...before,
      images: before.images.map((image) => (image.id === id ? { ...image, ...values } : image)),
    }));
  const groups = [...new Set(edited.images.map(({ section }) => section))];
  return groups.map((section) => (
    <fieldset key={section} className="config-group">
      <legend>{section || 'Others'}</legend>
      {edited.images
        .filter((image) => image.section === section)
        .map(({ id, url, alt, description, field }) => (
          <div key={id} className="config-picture">
            <PictureField
              label={description || field}
              value={url}
              error={problems[`image/${id}`]}
              hint={url === ownUrl(id) ? 'Comes with Parley: the page draws its own' : ''}
              onChange={(event) => set(id, { url: event.currentTarget.value })}
              onPicked={({ alt_text: words }) => words !== '' && set(id, { alt: words })}
            />
            {url !== ownUrl(id) && (
              <TextField
                label={`What “${description || field}” shows`}
                hint="Empty where it only decorates"
                value={alt}
                onChange={(event) => set(id, { alt: event.currentTarget.value })}
              />
            )}
          </div>
        ))}
    </fieldset>
  ));
}

function ownUrl(id: string): string | undefined {
  return ownConfig.images.find((image) => image.id === id)?.url;
}

const linkNames: Readonly<Record<string, { label: string; hint: string }>> = {
  'demo-booking': { label: 'Demo booking', hint: 'The calendar that “Book Demo” opens' },
  'get-started': { label: 'Get started', hint: 'Where it leads' },
  facebook: { label: 'Facebook', hint: 'Your profile, in the footer' },
  instagram: { label: 'Instagram', hint: 'Your profile, in the footer' },
  twitter: { label: 'Twitter', hint: 'Your profile, in the footer' },
  linkedin: { label: 'LinkedIn', hint: 'Your profile, in the footer' },
};

/** Where links lead. */
export function LinkFields({ edited, problems, change }: ConfigFieldsProps) {
  return (
    <fieldset className="config-group">
      <legend>Links</legend>
      {edited.links.map(({ id, name, url }) => (
        <TextField
          key={id}
          label={linkNames[id]?.label ?? (name || id)}
          hint={linkNames[id]?.hint ?? ''}
          inputMode="url"
          spellCheck={false}
          placeholder="https://…"
          value={url}
          error={problems[`link/${id}`]}
          onChange={({ currentTarget: { value } }) =>
            change((before) => ({
              ...before,
              links: before.links.map((link) => (link.id === id ? { ...link, url: value.trim() } : link)),
            }))
          }
        />
      ))}
    </fieldset>
  );
}

/** The words that the configuration may change. */
export function WordFields({ edited, problems, change }: ConfigFieldsProps) {
  return (
    <fieldset className="config-group">
      <legend>Words of the home page</legend>
      <p className="editor__note">Empty: the page’s own. What you write stands in both languages.</p>
      {edited.texts.map(({ id, section, field, content }) => {
        const place = textPlaces.find((known) => known.section === section && known.field === field);
        return (
          <TextArea
            key={id}
            rows={2}
            label={place?.label ?? `${section}, ${field}`}
            placeholder={place?.own}
            value={content}
            error={problems[`text/${id}`]}
            onChange={({ currentTarget: { value } }) =>
              change((before) => ({
                ...before,
                texts: before.texts.map((text) => (text.id === id ? { ...text, content: value } : text)),
              }))
            }
          />
        );
      })}
    </fieldset>
  );
}
