import * as z from 'zod/mini';
import { hexColor, optionalText, place, requiredText, yesOrNo } from '../admin/field-rules.ts';

const words = { title: requiredText('Title'), description: requiredText('Description', 1000) };
const look = { icon_bg: hexColor('The tile'), color: hexColor('The icon’s colour') };
const icon = {
  icon_name: requiredText('Icon', 60).check(
    z.refine(
      (name) => /^[A-Za-z0-9]+(-[a-z0-9]+)*$/.test(name),
      'Icon is a name of the set lucide, such as phone-call',
    ),
  ),
};

/** What the admin's form of a key feature holds. */
export const KeyFeatureForm = z.strictObject({ ...words, ...icon, ...look, is_active: yesOrNo('Active') });

export const NewKeyFeature = z.strictObject({
  ...words,
  ...icon,
  ...z.partial(z.object({ ...look, is_active: yesOrNo('Active'), display_order: place('Order') })).shape,
});
export const KeyFeatureChange = z.partial(NewKeyFeature);

/** The words above the key features. */
export const KeyFeaturesSectionForm = z.strictObject({
  title: requiredText('Title'),
  description: optionalText('Description', 1000),
});
export const NewKeyFeaturesSection = z.strictObject({
  title: requiredText('Title'),
  description: z.optional(optionalText('Description', 1000)),
});
export const KeyFeaturesSectionChange = z.partial(NewKeyFeaturesSection);

/** A key feature as the admin has it (spec 000 §3). */
export interface StoredKeyFeature {
  id: string;
  title: string;
  description: string;
  icon_name: string;
  icon_bg: string | null;
  color: string | null;
  display_order: number;
  is_active: boolean;
}

export interface StoredKeyFeaturesSection {
  id: string;
  title: string;
  description: string | null;
}
