import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { type AdminApiGuardOptions, type AdminVariables, adminApiGuard } from '../admin/admin-api-guard.server.ts';
import { readJson } from '../server/read-json.ts';
import { SiteError } from '../server/site-error.ts';
import type { MediaLibrary } from './media-library.ts';
import { maxStillBytes, maxUploadBytes, uploadPath } from './upload-limit.ts';

/** Becomes a folder of the storage and part of an address. */
const UseCaseSchema = z
  .string()
  .trim()
  .max(100)
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} _-]*$/u);
const AltTextSchema = z.string().trim().max(500);
const UploadSchema = z.object({
  name: z.string().trim().min(1).max(300),
  use_case: z.union([z.literal('').transform(() => null), UseCaseSchema]).default(null),
  alt_text: AltTextSchema.default(''),
});
const ListSchema = z.object({
  file_type: z.enum(['video', 'image']).optional(),
  use_case: z.string().min(1).max(200).optional(),
  search: z.string().trim().max(200).optional(),
  /** As visitors see it, unless others are asked for. */
  is_active: z.enum(['true', 'false', 'any']).default('true'),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
const ChangeSchema = z
  .strictObject({
    alt_text: AltTextSchema.optional(),
    use_case: UseCaseSchema.nullable().optional(),
    is_active: z.boolean().optional(),
  })
  .refine((changes) => Object.keys(changes).length > 0);

/** Of the video, as its sender's browser knows it. */
const StillSchema = z.object({
  width: z.coerce.number().int().min(1).max(16_384),
  height: z.coerce.number().int().min(1).max(16_384),
});

/** What the admin's media screen calls. A file is sent as the bare body of one request, with its facts in the address. */
export function createMediaAdminRoutes(library: MediaLibrary, guard: AdminApiGuardOptions): Hono<AdminVariables> {
  const routes = new Hono<AdminVariables>();
  routes.use(uploadPath, adminApiGuard(guard));
  routes.use('/api/admin/media_files/*', adminApiGuard(guard));

  routes.post(uploadPath, async (context) => {
    const facts = UploadSchema.safeParse(context.req.query());
    if (!facts.success) throw SiteError.invalid('name is the file’s; use_case holds letters, digits, spaces, - and _.');
    const { body, signal, headers } = context.req.raw;
    if (Number(headers.get('content-length') ?? 0) > maxUploadBytes) throw SiteError.fileTooLarge();
    if (!body) throw SiteError.invalid('The body is the file.');
    const { name, use_case: useCase, alt_text: altText } = facts.data;
    const file = await library.upload(context.get('admin'), { name, useCase, altText, body, signal });
    return context.json(file, 201);
  });

  routes.get('/api/admin/media_files', async (context) => {
    const query = ListSchema.safeParse(context.req.query());
    if (!query.success)
      throw SiteError.invalid('file_type, use_case, search, is_active, cursor and limit cannot be read.');
    const { file_type: fileType, use_case: useCase, search, is_active: active, cursor, limit } = query.data;
    const isActive = active === 'any' ? undefined : active === 'true';
    return context.json(
      await library.list(context.get('admin'), { fileType, useCase, search, isActive, cursor, limit }),
    );
  });

  routes.patch('/api/admin/media_files/:id', async (context) => {
    const changes = ChangeSchema.safeParse(await readJson(context.req.raw));
    if (!changes.success) throw SiteError.invalid('The body holds alt_text, use_case or is_active.');
    const file = await library.change(context.get('admin'), context.req.param('id'), changes.data);
    if (!file) throw SiteError.noSingleRow();
    return context.json(file);
  });

  const limitStill = bodyLimit({
    maxSize: maxStillBytes,
    onError: () => {
      throw SiteError.bodyTooLarge();
    },
  });
  routes.put('/api/admin/media_files/:id/still', limitStill, async (context) => {
    const size = StillSchema.safeParse(context.req.query());
    if (!size.success) throw SiteError.invalid('width and height are those of the video.');
    const { body, signal } = context.req.raw;
    if (!body) throw SiteError.invalid('The body is the still.');
    const file = await library.giveStill(context.get('admin'), context.req.param('id'), { ...size.data, body, signal });
    if (!file) throw SiteError.noSingleRow();
    return context.json(file);
  });

  routes.get('/api/admin/media_files/:id/uses', async (context) => {
    const uses = await library.uses(context.get('admin'), context.req.param('id'));
    if (!uses) throw SiteError.noSingleRow();
    return context.json(uses);
  });

  routes.delete('/api/admin/media_files/:id', async (context) => {
    const evenIfUsed = context.req.query('even_if_used') === 'true';
    const file = await library.remove(context.get('admin'), context.req.param('id'), { evenIfUsed });
    if (!file) throw SiteError.noSingleRow();
    return context.json(file);
  });
  return routes;
}
