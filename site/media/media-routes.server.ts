import type { Database } from '@parley/kit-server/database';
import { clientAddress, type ProxyTrust } from '@parley/kit-server/http-server';
import { createRateLimit } from '@parley/kit-server/rate-limit';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { readJson } from '../server/read-json.ts';
import { SiteError } from '../server/site-error.ts';
import { parseRange } from './byte-range.ts';
import type { HiddenMedia } from './hidden-media.server.ts';
import { cacheSeconds, type MediaStorage, mediaBuckets, publicUrlOf, type StoredFile } from './media-storage.server.ts';
import { createPublicMedia } from './public-media.server.ts';

export interface MediaRoutesOptions {
  database: Database;
  storage: MediaStorage;
  /** Which files visitors do not get, by their addresses. */
  hidden: Pick<HiddenMedia, 'has'>;
  /** Whether a request is an admin’s, who sees what is turned off. */
  isAdmin: (headers: Headers) => Promise<boolean>;
  trust: ProxyTrust;
}

const QuerySchema = z.object({
  p_use_case: z.string().min(1).max(200),
  p_file_type: z.enum(['video', 'image']).nullish(),
});

/** An uploaded file that is opened by itself may do nothing but show itself. */
const filePolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The public call for media and the public addresses of uploaded files. */
export function createMediaRoutes({ database, storage, hidden, isAdmin, trust }: MediaRoutesOptions): Hono {
  const media = createPublicMedia(database);
  const limit = createRateLimit({ requests: 240, windowSeconds: 60 });
  const routes = new Hono();

  routes.post('/rpc/get_public_media', async (context) => {
    const waitSeconds = await limit(clientAddress(context, trust));
    if (waitSeconds !== undefined) throw SiteError.tooManyRequests(waitSeconds);
    const parsed = QuerySchema.safeParse(await readJson(context.req.raw));
    if (!parsed.success) throw SiteError.invalid('The body is {"p_use_case", "p_file_type": "video" or "image"}.');
    const { p_use_case: useCase, p_file_type: fileType } = parsed.data;
    const [files = []] = await media.find([{ useCase, fileType: fileType ?? undefined }]);
    context.header('cache-control', 'no-store');
    return context.json(files);
  });
  routes.get('/media/:bucket/:path{.+}', async (context) => {
    const bucket = mediaBuckets.find((name) => name === context.req.param('bucket'));
    const path = context.req.param('path');
    const file = bucket && (await storage.find(bucket, path));
    if (!file) throw SiteError.notFound();
    if (!(await hidden.has(publicUrlOf(bucket, path)))) return sendFile(context, file);
    // An admin sees it in the library, and no cache keeps it for others.
    if (!(await isAdmin(context.req.raw.headers))) throw SiteError.notFound();
    const answer = await sendFile(context, file);
    answer.headers.set('cache-control', 'private, no-store');
    return answer;
  });
  routes.all('/media/*', () => {
    throw SiteError.notFound();
  });
  return routes;
}

async function sendFile(context: Context, file: StoredFile): Promise<Response> {
  const etag = `"${file.size.toString(36)}-${file.modifiedAt.getTime().toString(36)}"`;
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': `public, max-age=${cacheSeconds}`,
    'content-security-policy': filePolicy,
    'content-type': file.contentType ?? 'application/octet-stream',
    'last-modified': file.modifiedAt.toUTCString(),
    'x-content-type-options': 'nosniff',
    etag,
  });
  if (!file.contentType) headers.set('content-disposition', 'attachment');
  if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });

  // A stretch of a file that has changed since does not fit what the asker has.
  const condition = context.req.header('if-range');
  const isSame = condition === undefined || condition === etag;
  const range = parseRange(isSame ? context.req.header('range') : undefined, file.size);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range === 'whole' ? { start: 0, end: file.size - 1 } : range;
  headers.set('content-length', String(end - start + 1));
  if (range !== 'whole') headers.set('content-range', `bytes ${start}-${end}/${file.size}`);
  const body = context.req.raw.method === 'HEAD' || file.size === 0 ? null : await file.read(start, end);
  return new Response(body, { status: range === 'whole' ? 200 : 206, headers });
}
