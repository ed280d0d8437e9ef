import * as z from 'zod/mini';

/** Rules of the fields that admins write, for the form before it sends and for the server when it receives. */

export const shortLength = 200;
export const longLength = 5000;

const unkeepable = 'This text holds characters that cannot be kept';

/** PostgreSQL keeps neither zero bytes nor halves of surrogate pairs. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function plainText(label: string, maxLength: number) {
  return z
    .string({
      error: ({ input }) => (input === undefined || input === null ? `${label} is required` : `${label} is a text`),
    })
    .check(
      z.refine(isStorable, unkeepable),
      z.trim(),
      z.maxLength(maxLength, `${label} may have at most ${maxLength.toLocaleString('en-US')} characters`),
    );
}

/** A text that must say something. Spaces around it go. */
export function requiredText(label: string, maxLength = shortLength) {
  return plainText(label, maxLength).check(z.minLength(1, `${label} is required`));
}

/** A text that may be missing; an empty one is kept as null. */
export function optionalText(label: string, maxLength = shortLength) {
  return orNull(plainText(label, maxLength));
}

/** The address of a picture or film: one of this site, beginning with a slash, or one of the web. */
export function pictureAddress(label: string) {
  const message = `${label} needs an address that begins with / or https://`;
  return orNull(plainText(label, 2000).check(z.refine((text) => text === '' || isPictureAddress(text), message)));
}

/** A colour as `#rrggbb`; null for the design's own. */
export function hexColor(label: string) {
  const message = `${label} is a colour such as #3f66fb`;
  return orNull(plainText(label, 20).check(z.refine((text) => text === '' || /^#[0-9a-f]{6}$/i.test(text), message)));
}

export function yesOrNo(label: string) {
  return z.boolean(`${label} is yes or no`);
}

/** A place in an order. */
export function place(label: string) {
  const message = `${label} is a whole number`;
  return z.int(message).check(z.gte(-2_000_000_000, message), z.lte(2_000_000_000, message));
}

function orNull(text: z.ZodMiniString) {
  return z.nullable(
    z.pipe(
      text,
      z.transform((value: string) => (value === '' ? null : value)),
    ),
  );
}

function isPictureAddress(text: string): boolean {
  if (/\s/.test(text)) return false;
  if (/^\/(?!\/)/.test(text)) return true;
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** What a form or a request body came to: the values to keep, or the message of each field that is wrong. */
export type CheckedFields<Values> = { ok: true; values: Values } | { ok: false; fields: Record<string, string> };

/** Holds `input` to `schema`. A problem that belongs to no field stands under the empty name. */
export function checkFields<Values>(schema: z.ZodMiniType<Values>, input: unknown): CheckedFields<Values> {
  const parsed = schema.safeParse(input, { error: missingMessage });
  if (parsed.success) return { ok: true, values: parsed.data };
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) fields[key] ??= `There is no field ${key} that may be written`;
    else fields[issue.path.map(String).join('.')] ??= issue.message;
  }
  return { ok: false, fields };
}

const missingMessage = ({ code }: { code?: string }) =>
  code === 'invalid_type' ? 'The body is an object of fields' : undefined;
