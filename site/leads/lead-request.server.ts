import { z } from 'zod';
import {
  checkContactForm,
  checkGetStartedForm,
  checkNewsletterEmail,
  type DemoCallRequest,
  type LeadSubmission,
  leadMessages,
} from './lead-schema.ts';

/** What a request body came to: a value, or the message of each field that is wrong. */
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; fields: Record<string, string> };

/** PostgreSQL keeps neither zero bytes nor halves of surrogate pairs. */
const storable = z
  .string()
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'This text holds characters that cannot be kept');
const detail = (maxLength: number) =>
  storable
    .max(maxLength)
    .nullish()
    .transform((value) => value ?? undefined);

const details = {
  source_page: detail(2048),
  consent_version: detail(100),
  idempotency_key: storable
    .min(1)
    .max(200)
    .nullish()
    .transform((value) => value ?? undefined),
  honeypot: detail(1000),
};

const ContactData = z.object({
  name: storable.max(200),
  email: storable.max(254),
  phone_number: storable.max(40),
});

const LeadBody = z.discriminatedUnion('sheet_name', [
  z.object({ sheet_name: z.enum(['calling_leads', 'confirmed_lead']), data: ContactData, ...details }),
  z.object({
    sheet_name: z.literal('email_subscription'),
    data: z.object({ email: storable.max(254) }),
    ...details,
  }),
]);

const DemoCallBody = z.object({
  name: storable.max(200),
  phone_number: storable.max(40),
  client: storable.min(1).max(100),
  ...details,
});

/** The body of `POST /save_lead`, held to the rules of the form it comes from. */
export function parseLead(body: unknown): Parsed<LeadSubmission> {
  const parsed = LeadBody.safeParse(body);
  if (!parsed.success) return { ok: false, fields: fieldsOf(parsed.error) };
  const fields = wrongLeadFields(parsed.data);
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, value: parsed.data };
}

function wrongLeadFields(lead: LeadSubmission): Record<string, string> {
  if (lead.sheet_name === 'email_subscription') {
    const message = checkNewsletterEmail(lead.data.email);
    return message === undefined ? {} : { email: message };
  }
  const form = { name: lead.data.name, email: lead.data.email, phone: lead.data.phone_number };
  if (lead.sheet_name === 'confirmed_lead') {
    const wrong = checkGetStartedForm(form);
    return wrong ? { [wireName(wrong.field)]: wrong.message } : {};
  }
  return Object.fromEntries(
    Object.entries(checkContactForm(form)).map(([field, message]) => [wireName(field), message]),
  );
}

/** The body of `POST /functions/demo-call`. */
export function parseDemoCall(body: unknown): Parsed<DemoCallRequest> {
  const parsed = DemoCallBody.safeParse(body);
  if (!parsed.success) return { ok: false, fields: fieldsOf(parsed.error) };
  // The call needs no e-mail address, so only what the form says about the other two counts.
  const wrong = checkContactForm({ name: parsed.data.name, phone: parsed.data.phone_number, email: '' });
  const fields = {
    ...(wrong.name ? { name: wrong.name } : {}),
    ...(wrong.phone ? { phone_number: leadMessages.phone } : {}),
  };
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, value: parsed.data };
}

function wireName(field: string): string {
  return field === 'phone' ? 'phone_number' : field;
}

/** One message per field, named as in the body but without the `data.` in front. */
function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = issue.path.join('.').replace(/^data\./, '') || 'body';
    fields[name] ??= issue.message;
  }
  return fields;
}
