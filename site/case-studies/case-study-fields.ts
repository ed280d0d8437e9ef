import * as z from 'zod/mini';
import { longLength, optionalText, pictureAddress, requiredText, yesOrNo } from '../admin/field-rules.ts';
import type { CaseStudy } from './case-study.ts';
import { isSlug } from './slug.ts';

const words = {
  title: requiredText('Title'),
  industry: requiredText('Industry'),
  summary: requiredText('Summary', 600),
  challenge: optionalText('Challenge', longLength),
  solution: optionalText('Solution', longLength),
  results: optionalText('Results', longLength),
  testimonial: optionalText('Testimonial', 1000),
  author_name: optionalText('Name'),
  author_position: optionalText('Position'),
  author_company: optionalText('Company'),
  featured_image: pictureAddress('The picture'),
  company_logo: pictureAddress('The logo'),
  video: pictureAddress('The video'),
};
const flags = { is_published: yesOrNo('Published'), is_sample: yesOrNo('Example') };

/** What the admin's form of a case study holds. */
export const CaseStudyForm = z.strictObject({ ...words, ...flags });
export type CaseStudyFormValues = {
  [Field in keyof z.infer<typeof CaseStudyForm>]: Form<z.infer<typeof CaseStudyForm>[Field]>;
};
type Form<Value> = Value extends boolean ? boolean : string;

const { title, industry, summary, ...optional } = words;

/** What may be sent to add a case study. The slug is a wish: when it is taken, or missing, another is found. */
export const NewCaseStudy = z.strictObject({
  title,
  industry,
  summary,
  ...z.partial(z.object({ ...optional, ...flags })).shape,
  slug: z.optional(z.string().check(z.refine(isSlug, 'Slug may hold a-z, 0-9 and single hyphens'), z.maxLength(240))),
});
export const CaseStudyChange = z.partial(NewCaseStudy);

/** A case study as the admin has it. */
export interface StoredCaseStudy extends CaseStudy {
  is_published: boolean;
  /** ISO 8601. */
  updated_at: string;
}
