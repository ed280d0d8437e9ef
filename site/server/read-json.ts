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

function refuseUnstorable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    throw SiteError.invalid('The body holds characters that cannot be kept.');
  return value;
}
