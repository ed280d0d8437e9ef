import type { CaseStudyFormValues, StoredCaseStudy } from './case-study-fields.ts';

/** The form of a case study that is not written yet: a draft, by default. */
export const blankCaseStudy: CaseStudyFormValues = {
  title: '',
  industry: '',
  summary: '',
  challenge: '',
  solution: '',
  results: '',
  testimonial: '',
  author_name: '',
  author_position: '',
  author_company: '',
  featured_image: '',
  company_logo: '',
  video: '',
  is_published: false,
  is_sample: false,
};

/** A stored case study as its form shows it. */
export function caseStudyForm(study: StoredCaseStudy): CaseStudyFormValues {
  const fields = Object.entries(blankCaseStudy).map(([field, blank]) => [
    field,
    study[field as keyof CaseStudyFormValues] ?? blank,
  ]);
  return Object.fromEntries(fields) as CaseStudyFormValues;
}
