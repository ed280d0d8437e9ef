import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { proxy } from 'hono/proxy';

const maxBodyBytes = 64 * 1024;

/** Hands requests under `/voice` on to a platform elsewhere, as they are; mounted at `/voice`. */
export function createVoiceProxy(voiceUrl: string): Hono {
  const base = voiceUrl.replace(/\/+$/, '');
  const routes = new Hono();
  routes.use('*', bodyLimit({ maxSize: maxBodyBytes }));
  routes.all('/*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const target = `${base}${pathname.replace(/^\/voice/, '')}${search}`;
    try {
      return await proxy(target, {
        method: context.req.method,
        headers: { ...context.req.header(), cookie: undefined, host: undefined },
        ...(context.req.raw.body ? { body: await context.req.text() } : {}),
      });
    } catch {
      return context.json(
        { message: 'The voice platform cannot be reached.', error: 'unreachable', statusCode: 502 },
        502,
      );
    }
  });
  return routes;
}
