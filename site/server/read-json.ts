import type { z } from 'zod';
import { SiteError } from './site-error.ts';

/**
 * The JSON body of a request. Throws a {@link SiteError} that answers 415 or 400, the latter also for texts that
 * PostgreSQL cannot keep: with zero bytes, or with halves of surrogate pairs.
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw SiteError.notJson();
  const text = await request.text();
  try {
    return JSON.parse(text, refuseUnstorable);
  } catch (error) {
    if (error instanceof SiteError) throw error;
    throw SiteError.invalid('The body is not JSON.', error);
  }
}

/** The JSON body of a request as a schema has it. Throws a {@link SiteError} with `message` when it is something else. */
export async function parseBody<Body>(request: Request, schema: z.ZodType<Body>, message: string): Promise<Body> {
  const body = schema.safeParse(await readJson(request));
  if (!body.success) throw SiteError.invalid(message);
  return body.data;
}

function refuseUnstorable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    throw SiteError.invalid('The body holds characters that cannot be kept.');
  return value;
}
