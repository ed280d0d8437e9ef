import * as z from 'zod/mini';
import { dialablePhone, phoneDigits } from './phone-number.ts';

/** The rules of spec 000 §5, for the page before it sends and for the server when it receives. */

/** How long the demo-call form waits for an answer before it shows success (spec 000 §9). */
export const demoCallTimeoutMs = 2500;
/** Sent as `client` with each demo call: which product of the provider asks. */
export const demoCallClient = 'parley-website';

/** Where a lead came from, as the lead service names it. */
export const sheetNames = ['calling_leads', 'confirmed_lead', 'email_subscription'] as const;
export type SheetName = (typeof sheetNames)[number];

/** The texts that people see beside a field or in a toast, verbatim from spec 000 §5. */
export const leadMessages = {
  businessEmail: 'Please enter a valid business email',
  nameTooShort: 'Name must be at least 2 characters',
  phone: 'Please enter a valid phone number',
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  email: 'Please enter a valid email address',
  phoneRequired: 'Phone number is required',
  phoneDigits: 'Please enter a valid phone number with at least 10 digits',
} as const;

const minNameLength = 2;
const minPhoneLength = 10;
const maxNameLength = 200;
const maxEmailLength = 254;
const maxPhoneLength = 40;

const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** A mailbox, an @, and a domain with a dot. Letters of all scripts are fine. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= maxEmailLength && emailPattern.test(email);
}

const mailboxPattern = /^[^\s@.<>()[\]\\,;:"]+(?:\.[^\s@.<>()[\]\\,;:"]+)*@/;

function isBusinessEmail(text: string): boolean {
  return isEmail(text) && mailboxPattern.test(text.trim());
}

const ContactSchema = z.object({
  name: z
    .string()
    .check(
      z.refine(
        (name) => name.trim().length >= minNameLength && name.length <= maxNameLength,
        leadMessages.nameTooShort,
      ),
    ),
  email: z.string().check(z.refine(isBusinessEmail, leadMessages.businessEmail)),
  phone: z
    .string()
    .check(
      z.refine(
        (phone) => dialablePhone(phone).length >= minPhoneLength && phone.length <= maxPhoneLength,
        leadMessages.phone,
      ),
    ),
});

/** What the demo-call form and the callback form ask for. `phone` includes the dial code. */
export type ContactForm = z.infer<typeof ContactSchema>;
export type ContactField = keyof ContactForm;

/** The message of each field of the demo-call form or the callback form that is not right; empty when all are. */
export function checkContactForm(form: ContactForm): Partial<Record<ContactField, string>> {
  const errors: Partial<Record<ContactField, string>> = {};
  for (const issue of ContactSchema.safeParse(form).error?.issues ?? []) {
    const field = issue.path[0] as ContactField;
    errors[field] ??= issue.message;
  }
  return errors;
}

/** The newsletter's message for an e-mail address, or undefined when it may be sent. */
export function checkNewsletterEmail(email: string): string | undefined {
  if (email.trim() === '') return leadMessages.emailRequired;
  return isEmail(email) ? undefined : leadMessages.email;
}

/** What the Get Started form asks for. */
export interface GetStartedForm {
  name: string;
  email: string;
  phone: string;
}

/** The first failed check of the Get Started form with its field, in the order of the spec; undefined when all hold. */
export function checkGetStartedForm(
  form: GetStartedForm,
): { field: keyof GetStartedForm; message: string } | undefined {
  if (form.name.trim() === '') return { field: 'name', message: leadMessages.nameRequired };
  if (form.email.trim() === '') return { field: 'email', message: leadMessages.emailRequired };
  if (!isEmail(form.email)) return { field: 'email', message: leadMessages.email };
  if (form.phone.trim() === '') return { field: 'phone', message: leadMessages.phoneRequired };
  if (phoneDigits(form.phone).length < minPhoneLength) return { field: 'phone', message: leadMessages.phoneDigits };
  return undefined;
}

/** The data of a lead from one of the three contact forms. */
export interface ContactLeadData {
  name: string;
  email: string;
  phone_number: string;
}

/** The body of `POST /save_lead` as the pages send it. */
export type LeadSubmission = LeadDetails &
  (
    | { sheet_name: 'calling_leads' | 'confirmed_lead'; data: ContactLeadData }
    | { sheet_name: 'email_subscription'; data: { email: string } }
  );

/** What may stand beside the data of a lead or a demo call. */
export interface LeadDetails {
  /** Path or address of the page that the form stood on. */
  source_page?: string | undefined;
  /** Which wording of the consent notice the person saw. */
  consent_version?: string | undefined;
  /** The same for each try to send the same submission. */
  idempotency_key?: string | undefined;
  /** A field that people do not see; only programs fill it. */
  honeypot?: string | undefined;
}

/** The body of `POST /functions/demo-call`. */
export interface DemoCallRequest extends LeadDetails {
  name: string;
  phone_number: string;
  client: string;
}
