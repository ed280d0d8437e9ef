import type { MediaFacts } from '../media/media-file.ts';

/** What one customer says (spec 000 §3). */
export interface Testimonial {
  id: string;
  name: string;
  role: string;
  quote: string;
  /** 1 to 5 stars. */
  rating: number;
  /** Address of a picture. */
  image: string | null;
  /** A number stands for percent, anything else for itself. */
  metrics_percentage: string | null;
  metrics_description: string | null;
  display_order: number;
  is_active: boolean;
  /** Invented, and said to be. */
  is_sample: boolean;
  /** What the library knows of `image`; missing where it is not its own. */
  picture?: MediaFacts | undefined;
}

export interface TestimonialsSectionText {
  title: string;
  description: string | null;
  view_all_text: string;
}

/** What the section of testimonials shows. */
export interface Testimonials {
  section: TestimonialsSectionText;
  /** The active ones in their order. */
  testimonials: Testimonial[];
}

export interface TestimonialReader {
  read(): Promise<Testimonials>;
}

/** The words of the section when no row holds any. */
export const defaultSectionText: TestimonialsSectionText = {
  title: 'What customers say',
  description: null,
  view_all_text: 'All case studies',
};

/** The figure of a testimonial as it is shown; undefined without one. */
export function metricsFigure(percentage: string | null): string | undefined {
  const figure = percentage?.trim() ?? '';
  if (figure === '') return undefined;
  return /^\d+(\.\d+)?$/.test(figure) ? `${figure}%` : figure;
}

/** The first letters of the first and the last name, for where a picture is missing. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}
