import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { addresses } from '@parley/call-protocol/addresses';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Lobby } from './lobby.ts';
import { type MeetingTokens, TokenPropertiesSchema } from './meeting-token.ts';
import { type Room, RoomChangeSchema, RoomRequestSchema } from './room.ts';
import type { RoomStore } from './room-store.ts';

export interface RoomRoutesOptions {
  rooms: RoomStore;
  tokens: MeetingTokens;
  lobby: Lobby;
  /** The bearer key of these routes. */
  apiKey: string;
  publicUrl: () => string;
}

const maxBodyBytes = 16 * 1024;
const maxRooms = 100;

/** The rooms REST: `/v1/rooms`, `/v1/meeting-tokens`, `/v1/presence`. */
export function createRoomRoutes({ rooms, tokens, lobby, apiKey, publicUrl }: RoomRoutesOptions): Hono {
  const routes = new Hono();
  const toJson = (room: Room) => ({
    id: room.id,
    name: room.name,
    api_created: true,
    privacy: room.privacy,
    url: publicUrl() + addresses.room(room.name),
    created_at: room.createdAt,
    config: room.config,
  });

  for (const path of ['/v1/rooms', '/v1/rooms/*', '/v1/meeting-tokens', '/v1/presence']) {
    routes.use(
      path,
      bodyLimit({ maxSize: maxBodyBytes, onError: (context) => refuse(context, 413, 'request-too-large') }),
    );
    routes.use(path, async (context, next) => {
      if (!isBearer(context.req.header('authorization'), apiKey)) return refuse(context, 401, 'authentication-error');
      return next();
    });
  }

  routes.get('/v1/rooms', async (context) => {
    const list = await rooms.list(maxRooms);
    return context.json({ total_count: list.length, data: list.map(toJson) });
  });
  routes.post('/v1/rooms', async (context) => {
    const body = await parseBody(context, RoomRequestSchema);
    if (!body.success) return refuse(context, 400, 'invalid-request-error', body.info);
    const name = body.data.name ?? randomBytes(12).toString('base64url');
    const room = await rooms.create(name, body.data.privacy, body.data.properties);
    if (!room) return refuse(context, 400, 'invalid-request-error', `a room named ${name} already exists`);
    return context.json(toJson(room));
  });
  routes.get('/v1/rooms/:name', async (context) => {
    const room = await rooms.find(context.req.param('name'));
    return room ? context.json(toJson(room)) : refuse(context, 404, 'not-found');
  });
  routes.post('/v1/rooms/:name', async (context) => {
    const body = await parseBody(context, RoomChangeSchema);
    if (!body.success) return refuse(context, 400, 'invalid-request-error', body.info);
    const room = await rooms.change(context.req.param('name'), body.data.privacy, body.data.properties ?? {});
    return room ? context.json(toJson(room)) : refuse(context, 404, 'not-found');
  });
  routes.post('/v1/rooms/:name/end', async (context) => {
    const name = context.req.param('name');
    if (!(await rooms.find(name))) return refuse(context, 404, 'not-found');
    lobby.concludeMeeting(name);
    return context.json({ ended: true, name });
  });
  routes.delete('/v1/rooms/:name', async (context) => {
    const name = context.req.param('name');
    if (!(await rooms.remove(name))) return refuse(context, 404, 'not-found');
    lobby.endMeeting(name, 'no-room', 'This room was deleted');
    return context.json({ deleted: true, name });
  });
  routes.post('/v1/meeting-tokens', async (context) => {
    const body = await parseBody(context, z.strictObject({ properties: TokenPropertiesSchema.default({}) }));
    if (!body.success) return refuse(context, 400, 'invalid-request-error', body.info);
    return context.json({ token: await tokens.sign(body.data.properties) });
  });
  routes.get('/v1/presence', (context) => context.json(lobby.presence()));
  return routes;
}

function refuse(context: Context, status: 400 | 401 | 404 | 413, error: string, info?: string) {
  return context.json({ error, ...(info ? { info } : {}) }, status);
}

async function parseBody<Output>(
  context: Context,
  schema: z.ZodType<Output>,
): Promise<{ success: true; data: Output } | { success: false; info: string }> {
  let body: unknown;
  try {
    const text = await context.req.text();
    body = text === '' ? {} : JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return { success: false, info: 'the body is not JSON' };
    throw error;
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return { success: true, data: parsed.data };
  return {
    success: false,
    info: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  };
}

function isBearer(header: string | undefined, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${key}`));
}
