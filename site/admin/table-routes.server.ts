import { Hono } from 'hono';
import { z } from 'zod';
import { readJson } from '../server/read-json.ts';
import { SiteError } from '../server/site-error.ts';
import type { Admin } from './admin-access.server.ts';
import { type AdminTables, type TableQuery, tableNames } from './admin-tables.ts';

const OrderSchema = z
  .string()
  .regex(/^[a-z_]+(\.(asc|desc))?(,[a-z_]+(\.(asc|desc))?)*$/)
  .transform((text) =>
    text.split(',').map((part) => {
      const [column = '', direction] = part.split('.');
      return { column, direction: direction === 'desc' ? ('desc' as const) : ('asc' as const) };
    }),
  );

const QuerySchema = z
  .object({
    select: z
      .string()
      .regex(/^[a-z_]+(,[a-z_]+)*$/)
      .transform((text) => text.split(','))
      .optional(),
    order: OrderSchema.optional(),
    limit: z.coerce.number().int().min(1).max(1000).optional(),
    single: z.enum(['true', 'false']).default('false'),
  })
  .catchall(z.string().max(2000));

const MoveSchema = z.strictObject({ by: z.union([z.literal(1), z.literal(-1)]) });

/**
 * `/api/admin/{table}` and `/api/admin/{table}/{id}`: the SELECT, INSERT, UPDATE and DELETE of spec 000 §7. A query may
 * hold `select=a,b`, `order=a.desc,b`, `limit`, `single=true`, and otherwise columns with what they must equal. Stands
 * behind the routes that let only admins through.
 */
export function createTableRoutes(tables: AdminTables): Hono<{ Variables: { admin: Admin } }> {
  const routes = new Hono<{ Variables: { admin: Admin } }>();
  for (const table of tableNames) {
    const path = `/api/admin/${table}`;

    routes.get(path, async (context) => {
      const { isSingle, query } = parseQuery(context.req.query());
      const admin = context.get('admin');
      return context.json(
        isSingle ? await tables.selectOne(admin, table, query) : await tables.select(admin, table, query),
      );
    });

    routes.post(path, async (context) => {
      const body = await readJson(context.req.raw);
      return context.json(await tables.insert(context.get('admin'), table, body), 201);
    });

    routes.get(`${path}/:id`, async (context) => {
      const { query } = parseQuery(context.req.query());
      const filters = [...(query.filters ?? []), { column: 'id', value: context.req.param('id') }];
      return context.json(await tables.selectOne(context.get('admin'), table, { ...query, filters }));
    });

    routes.patch(`${path}/:id`, async (context) => {
      const body = await readJson(context.req.raw);
      return context.json(await tables.update(context.get('admin'), table, context.req.param('id'), body));
    });

    routes.delete(`${path}/:id`, async (context) => {
      await tables.remove(context.get('admin'), table, context.req.param('id'));
      return context.body(null, 204);
    });

    routes.post(`${path}/:id/move`, async (context) => {
      const body = MoveSchema.safeParse(await readJson(context.req.raw));
      if (!body.success) throw SiteError.invalid('The body is {"by": 1} or {"by": -1}.');
      return context.json(await tables.move(context.get('admin'), table, context.req.param('id'), body.data.by));
    });
  }
  return routes;
}

function parseQuery(text: Record<string, string>): { isSingle: boolean; query: TableQuery } {
  const parsed = QuerySchema.safeParse(text);
  if (!parsed.success) throw SiteError.invalid('select, order, limit or single cannot be read.');
  const { select, order, limit, single, ...rest } = parsed.data;
  const filters = Object.entries(rest).map(([column, value]) => ({ column, value: value as string }));
  return { isSingle: single === 'true', query: { select, order, limit, filters } };
}
