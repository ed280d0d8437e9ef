import type { MediaFacts } from '../media/media-file.ts';

/** A case study as lists know it: what RPC get_public_case_studies returns (spec 000 §7). */
export interface PublicCaseStudy {
  id: string;
  title: string;
  slug: string;
  industry: string;
  summary: string;
  /** Addresses of pictures. */
  featured_image: string | null;
  company_logo: string | null;
  /** ISO 8601. */
  created_at: string;
}

/** A case study with the fields of spec 000 §3. Texts are plain: a blank line parts paragraphs, `- ` begins an item. */
export interface CaseStudy extends PublicCaseStudy {
  challenge: string;
  solution: string;
  results: string;
  testimonial: string;
  author_name: string;
  author_position: string;
  author_company: string;
  /** Address of a film; null without one. */
  video: string | null;
  /** Invented, and said to be. */
  is_sample: boolean;
  /** What the library knows of `featured_image`, `company_logo` and `video`; missing where they are not its own. */
  picture?: MediaFacts | undefined;
  logo?: MediaFacts | undefined;
  film?: MediaFacts | undefined;
}

/** What visitors may read of case studies. */
export interface CaseStudyReader {
  /** Newest first, with the fields of the list alone. */
  listPublic(): Promise<PublicCaseStudy[]>;
  /** The same list for a page: what a list does not carry is empty. */
  list(): Promise<CaseStudy[]>;
  /** One in full, by its slug; undefined when there is none. */
  find(slug: string): Promise<CaseStudy | undefined>;
}

/** A row of the list as a case study whose texts are empty (spec 000 §3). */
export function toListed(row: PublicCaseStudy, isSample: boolean): CaseStudy {
  return {
    ...row,
    challenge: '',
    solution: '',
    results: '',
    testimonial: '',
    author_name: '',
    author_position: '',
    author_company: '',
    video: null,
    is_sample: isSample,
  };
}

/** A day in long format, English as the US writes it (spec 000 §9): "November 10, 2026". The day is India's. */
export function usLongDate(isoTime: string, locale = 'en-US'): string {
  const style = locale.startsWith('en') ? 'en-US' : locale;
  return new Intl.DateTimeFormat(style, { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(isoTime));
}
