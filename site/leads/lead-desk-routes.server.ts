import { errorMessage } from '@parley/kit-base/app-error';
import type { Logger } from '@parley/kit-base/logger';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import type { AdminVariables } from '../admin/admin-api-guard.server.ts';
import { readJson } from '../server/read-json.ts';
import { SiteError } from '../server/site-error.ts';
import type { LeadDesk } from './lead-desk.ts';
import { type LeadFilters, LeadFiltersSchema, leadStatuses } from './lead-filters.ts';

const PageSchema = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
const ChangeSchema = z
  .strictObject({
    status: z.enum(leadStatuses, 'The status is new, in_progress, done or spam').optional(),
    assigneeId: z.string().min(1).max(200).nullable().optional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'Say what to change');
const NoteSchema = z.strictObject({
  /** The writer's own: a second try adds nothing. */
  id: z.string().regex(/^[0-9a-f]{32}$/, 'The id of a note is 32 hexadecimal digits'),
  body: z
    .string()
    .trim()
    .min(1, 'A note says something')
    .max(5000, 'A note may have at most 5,000 characters')
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'This text holds characters that cannot be kept'),
});

/** Proxies give up on a connection that says nothing for about a minute. */
const heartbeatMs = 25_000;

export interface LeadDeskRoutesOptions {
  desk: LeadDesk;
  /** Whether these headers are still an admin's: what is listened to outlives the request that was let through. */
  isAdmin: (headers: Headers) => Promise<boolean>;
  logger: Logger;
}

/** `/api/admin/leads`: stands behind the routes that let only admins through. */
export function createLeadDeskRoutes({ desk, isAdmin, logger }: LeadDeskRoutesOptions): Hono<AdminVariables> {
  const routes = new Hono<AdminVariables>();

  routes.get('/api/admin/leads', async (context) => {
    const page = PageSchema.safeParse(context.req.query());
    if (!page.success) throw SiteError.invalid('cursor and limit cannot be read.');
    const { cursor = null, limit } = page.data;
    const filters = readFilters(context.req.query());
    return context.json(await desk.list(context.get('admin'), { filters, cursor, limit }));
  });

  routes.get('/api/admin/leads.csv', (context) => {
    const csv = desk.exportCsv(context.get('admin'), readFilters(context.req.query()));
    const day = new Date().toISOString().slice(0, 10);
    return context.body(csv, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="leads-${day}.csv"`,
      'x-content-type-options': 'nosniff',
    });
  });

  routes.get('/api/admin/leads/changes', (context) => {
    // nginx would gather what is sent until it is worth sending.
    context.header('x-accel-buffering', 'no');
    return streamSSE(context, async (stream) => {
      const { promise: ended, resolve: end, reject: fail } = Promise.withResolvers<void>();
      // It may fail before it is waited for, while the first line is still on its way.
      ended.catch(() => undefined);
      // After a sign-out nothing is told any more, and the stream ends with the next thing that would have been.
      const tell = async (write: () => Promise<unknown>) => {
        if (await isAdmin(context.req.raw.headers)) await write();
        else end();
      };
      const changed = () => stream.writeSSE({ event: 'changed', data: '' });
      const stop = desk.onChange(context.get('admin'), () => void tell(changed).catch(fail));
      const stillHere = () => stream.write(': still here\n\n');
      const heartbeat = setInterval(() => void tell(stillHere).catch(fail), heartbeatMs);
      stream.onAbort(end);
      try {
        await stream.writeSSE({ event: 'open', data: '' });
        await ended;
      } catch (error) {
        // Not left to the stream, which would say it to the browser in its own words, or on the console.
        logger.error('changes of leads can no longer be told', { error: errorMessage(error) });
      } finally {
        clearInterval(heartbeat);
        stop();
      }
    });
  });

  routes.get('/api/admin/lead-admins', async (context) => context.json(await desk.admins(context.get('admin'))));

  routes.get('/api/admin/leads/:id', async (context) => {
    const detail = await desk.find(context.get('admin'), context.req.param('id'), readFilters(context.req.query()));
    if (!detail) throw SiteError.noSingleRow();
    return context.json(detail);
  });

  routes.patch('/api/admin/leads/:id', async (context) => {
    const change = ChangeSchema.safeParse(await readJson(context.req.raw));
    if (!change.success) throw SiteError.invalid(change.error.issues.map(({ message }) => message).join('. '));
    return context.json(await desk.change(context.get('admin'), context.req.param('id'), change.data));
  });

  routes.post('/api/admin/leads/:id/notes', async (context) => {
    const note = NoteSchema.safeParse(await readJson(context.req.raw));
    if (!note.success) throw SiteError.invalid(note.error.issues.map(({ message }) => message).join('. '));
    await desk.addNote(context.get('admin'), context.req.param('id'), note.data);
    return context.body(null, 204);
  });

  routes.get('/api/admin/voice-calls/:id', async (context) => {
    const call = await desk.findCall(context.get('admin'), context.req.param('id'));
    if (!call) throw SiteError.noSingleRow();
    return context.json(call);
  });
  return routes;
}

/** Unlike an address in the browser, a call with a filter that cannot be read is refused: it would answer too much. */
function readFilters(query: Record<string, string>): LeadFilters {
  const filters = LeadFiltersSchema.safeParse(query);
  if (!filters.success) throw SiteError.invalid(`${filters.error.issues[0]?.path.join('.')} cannot be read.`);
  return { ...filters.data, search: filters.data.search.trim() };
}
