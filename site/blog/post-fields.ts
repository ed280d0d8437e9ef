import * as z from 'zod/mini';
import { optionalText, pictureAddress, requiredText, yesOrNo } from '../admin/field-rules.ts';
import { isSlug } from '../case-studies/slug.ts';
import { wrongTurn } from './talk.ts';

const maxBodyLength = 40_000;

/** Of what was heard, when it is not English; the second is Hindi in Latin letters. */
const heardLanguages = ['hi', 'hi-Latn'] as const;

const talksAreTurns = z.refine<string>((text) => wrongTurn(text) === undefined, {
  error: ({ input }) => `A line of a talk reads “Buyer: words”, not “${wrongTurn(String(input))?.slice(0, 60)}”`,
});
const bodyText = requiredText('Text', maxBodyLength).check(talksAreTurns);

const words = {
  title: requiredText('Title', 120),
  summary: requiredText('Summary', 400),
  topic: requiredText('Topic', 60),
  body: bodyText,
};
const optional = {
  heard: optionalText('Heard on calls', 300),
  heard_lang: z.nullable(z.enum(heardLanguages, 'The language is hi, hi-Latn or none')),
  cover_image: pictureAddress('The cover picture'),
  cover_alt: optionalText('What the picture shows', 300),
  author_name: optionalText('Author', 120),
  title_hi: optionalText('Title in Hindi', 120),
  summary_hi: optionalText('Summary in Hindi', 400),
  body_hi: optionalText('Text in Hindi', maxBodyLength),
  is_published: yesOrNo('Published'),
  published_at: z.nullable(z.iso.datetime({ offset: true, error: 'The time is like 2026-11-01T10:00:00Z' })),
};

/** What the admin's form of a post holds. */
export const PostForm = z.strictObject({ ...words, ...optional }).check(
  z.refine(
    ({ title_hi, summary_hi, body_hi }) => {
      const given = [title_hi, summary_hi, body_hi].filter((text) => text !== null).length;
      return given === 0 || given === 3;
    },
    { path: ['title_hi'], error: 'In Hindi a post needs title, summary and text, or none of them' },
  ),
);

/** What may be sent to add a post. The slug is a wish: when it is taken, or missing, another is found. */
export const NewPost = z.strictObject({
  ...words,
  ...z.partial(z.object(optional)).shape,
  slug: z.optional(z.string().check(z.refine(isSlug, 'Slug may hold a-z, 0-9 and single hyphens'), z.maxLength(240))),
});
export const PostChange = z.partial(NewPost);

/** A post as the admin has it. */
export interface StoredPost {
  id: string;
  title: string;
  slug: string;
  summary: string;
  topic: string;
  heard: string | null;
  heard_lang: (typeof heardLanguages)[number] | null;
  body: string;
  cover_image: string | null;
  cover_alt: string | null;
  author_name: string | null;
  title_hi: string | null;
  summary_hi: string | null;
  body_hi: string | null;
  is_published: boolean;
  /** ISO 8601, as below. */
  published_at: string | null;
  created_at: string;
  updated_at: string;
}
