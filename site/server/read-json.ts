import { SiteError } from './site-error.ts';

/** The JSON body of a request. Throws a {@link SiteError} that answers 415 or 400. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw SiteError.notJson();
  try {
    return await request.json();
  } catch (error) {
    throw SiteError.invalid('The body is not JSON.', error);
  }
}
