import * as z from 'zod/mini';
import { requiredText, yesOrNo } from '../admin/field-rules.ts';

/** The pages whose text admins write. */
export const pageNames = ['contact', 'privacy-policy', 'terms-of-service'] as const;
export type PageName = (typeof pageNames)[number];
export type LegalPageName = Exclude<PageName, 'contact'>;

/** Characters of HTML. */
const maxBodyLength = 60_000;

/** What a text may name in double braces, as in `{{email}}`; the contact details say what stands there. */
export const providerNames = [
  'brand',
  'legalName',
  'email',
  'addressLine',
  'grievanceName',
  'grievanceEmail',
  'courts',
] as const;

const body = z.string('The text is HTML').check(
  z.maxLength(maxBodyLength, `The text may have at most ${maxBodyLength.toLocaleString('en-US')} characters`),
  z.refine((text) => text.isWellFormed() && !text.includes('\0'), 'This text holds characters that cannot be kept'),
  z.refine((text) => unknownName(text) === undefined, {
    error: ({ input }) =>
      `Nobody knows {{${unknownName(String(input))}}}. There are ${providerNames.map((name) => `{{${name}}}`).join(', ')}`,
  }),
);

function unknownName(text: string): string | undefined {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  return names.find((name) => !(providerNames as readonly string[]).includes(name));
}

const day = z
  .string('The day is like 2026-11-01')
  .check(
    z.refine((text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)), 'The day is like 2026-11-01'),
  );
const mailbox = (label: string) =>
  requiredText(label).check(
    z.refine((text) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text), `${label} is an e-mail address`),
  );

/** A legal page: what it is about, since when it holds, and its text as HTML. */
export const LegalContentSchema = z.strictObject({
  lead: requiredText('The lead', 400),
  since: day,
  body: body.check(z.refine((html) => plainTextOf(html) !== '', 'The text is required')),
});
export type LegalContent = z.infer<typeof LegalContentSchema>;

/** The contact page: its words, what else it says, and who provides this site. */
export const ContactContentSchema = z.strictObject({
  statement: requiredText('The title'),
  lead: requiredText('The lead', 400),
  body,
  isExample: yesOrNo('Examples'),
  legalName: requiredText('The name of the company'),
  email: mailbox('The e-mail address'),
  phone: requiredText('The phone number', 40).check(
    z.refine((text) => /^\+?[\d\s()-]{6,}$/.test(text), 'The phone number holds digits, spaces, + and -'),
  ),
  address: requiredText('The address', 500),
  hours: requiredText('The hours'),
  grievanceName: requiredText('The name'),
  grievanceEmail: mailbox('The e-mail address for complaints'),
  courts: requiredText('The courts'),
});
export type ContactContent = z.infer<typeof ContactContentSchema>;

export type PageContent = LegalContent | ContactContent;

export const pageSchemas: Readonly<Record<PageName, z.ZodMiniType>> = {
  contact: ContactContentSchema,
  'privacy-policy': LegalContentSchema,
  'terms-of-service': LegalContentSchema,
};

/** The words of an HTML text alone. */
function plainTextOf(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ').trim();
}

/** A version of a page's text, without the text. */
export interface PageVersion {
  number: number;
  author_name: string;
  /** ISO 8601. */
  created_at: string;
  /** The version that was taken back; 0 for the text that comes with the software. */
  restored_from: number | null;
}

/** What the editor of a page needs. */
export interface PageState {
  /** What comes with the software. */
  builtIn: PageContent;
  /** What was saved last, published or not; the built-in text before the first edit. */
  latest: PageContent;
  /** Null while visitors read the built-in text because nothing was ever published. */
  published: { number: number; at: string } | null;
  /** All of them, newest first. */
  versions: PageVersion[];
}
