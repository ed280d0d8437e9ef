import * as z from 'zod/mini';
import { optionalText, pictureAddress, place, requiredText, yesOrNo } from '../admin/field-rules.ts';
import type { TestimonialsSectionText } from './testimonials.ts';

const words = {
  name: requiredText('Name'),
  role: requiredText('Role'),
  quote: requiredText('Quote', 2000),
  rating: z.int('Rating is 1 to 5 stars').check(z.gte(1, 'Rating is 1 to 5 stars'), z.lte(5, 'Rating is 1 to 5 stars')),
};
const optional = {
  image: pictureAddress('The picture'),
  metrics_percentage: optionalText('Figure', 40),
  metrics_description: optionalText('What the figure says'),
  is_active: yesOrNo('Active'),
  is_sample: yesOrNo('Example'),
};

/** What the admin's form of a testimonial holds. */
export const TestimonialForm = z.strictObject({ ...words, ...optional });

export const NewTestimonial = z.strictObject({
  ...words,
  ...z.partial(z.object({ ...optional, display_order: place('Order') })).shape,
});
export const TestimonialChange = z.partial(NewTestimonial);

const sectionWords = { title: requiredText('Title'), view_all_text: requiredText('Link to the case studies') };
const sectionDescription = optionalText('Description', 1000);

/** The words beside the testimonials. */
export const TestimonialsSectionForm = z.strictObject({ ...sectionWords, description: sectionDescription });
export const NewTestimonialsSection = z.strictObject({ ...sectionWords, description: z.optional(sectionDescription) });
export const TestimonialsSectionChange = z.partial(NewTestimonialsSection);

export interface StoredTestimonialsSection extends TestimonialsSectionText {
  id: string;
}
