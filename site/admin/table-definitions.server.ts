import type * as z from 'zod/mini';
import { NewPost, PostChange } from '../blog/post-fields.ts';
import { CaseStudyChange, NewCaseStudy } from '../case-studies/case-study-fields.ts';
import {
  KeyFeatureChange,
  KeyFeaturesSectionChange,
  NewKeyFeature,
  NewKeyFeaturesSection,
} from '../key-features/key-feature-fields.ts';
import {
  NewTestimonial,
  NewTestimonialsSection,
  TestimonialChange,
  TestimonialsSectionChange,
} from '../testimonials/testimonial-fields.ts';
import type { TableName, TableQuery } from './admin-tables.ts';

export interface TableDefinition {
  /** What may be read, filtered by and ordered by. */
  columns: readonly string[];
  insert: z.ZodMiniType<Record<string, unknown>>;
  update: z.ZodMiniType<Record<string, unknown>>;
  order: NonNullable<TableQuery['order']>;
  /** Whether its rows stand in an order that admins make, in `display_order`. */
  isOrdered?: true;
  /** Rows have a slug made of their title; this is the one of a title without letters. */
  slugFallback?: string;
}

const inOrder = [
  { column: 'display_order', direction: 'asc' },
  { column: 'id', direction: 'asc' },
] as const;

const columns = (text: string) => text.split(' ');

/** Everything that tells the admin's tables apart. */
export const tableDefinitions: Record<TableName, TableDefinition> = {
  case_studies: {
    columns: columns(
      'id title slug industry summary challenge solution results testimonial author_name author_position ' +
        'author_company featured_image company_logo video is_sample is_published created_at updated_at',
    ),
    insert: NewCaseStudy,
    update: CaseStudyChange,
    order: [
      { column: 'created_at', direction: 'desc' },
      { column: 'id', direction: 'desc' },
    ],
    slugFallback: 'case-study',
  },
  key_features: {
    columns: columns('id title description icon_name icon_bg color display_order is_active'),
    insert: NewKeyFeature,
    update: KeyFeatureChange,
    order: inOrder,
    isOrdered: true,
  },
  key_features_section: {
    columns: columns('id title description'),
    insert: NewKeyFeaturesSection,
    update: KeyFeaturesSectionChange,
    order: [{ column: 'id', direction: 'asc' }],
  },
  testimonials: {
    columns: columns(
      'id name role quote rating image metrics_percentage metrics_description display_order is_active is_sample',
    ),
    insert: NewTestimonial,
    update: TestimonialChange,
    order: inOrder,
    isOrdered: true,
  },
  testimonials_section: {
    columns: columns('id title description view_all_text'),
    insert: NewTestimonialsSection,
    update: TestimonialsSectionChange,
    order: [{ column: 'id', direction: 'asc' }],
  },
  posts: {
    columns: columns(
      'id title slug summary topic heard heard_lang body cover_image cover_alt author_name title_hi summary_hi body_hi ' +
        'is_published published_at created_at updated_at',
    ),
    insert: NewPost,
    update: PostChange,
    order: [
      { column: 'published_at', direction: 'desc' },
      { column: 'id', direction: 'desc' },
    ],
    slugFallback: 'post',
  },
};
