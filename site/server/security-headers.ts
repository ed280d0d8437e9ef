import type { MiddlewareHandler } from 'hono';

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(self), display-capture=(self), geolocation=(), payment=(), usb=()',
} as const;

/** What an answer that is no page may do in a browser: nothing. Pages bring their own policy. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Headers that every answer of the site carries; one that the handler has set already stays. */
export function securityHeaders(publicUrl: () => string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const set = (name: string, value: string) => {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    };
    for (const [name, value] of Object.entries(always)) set(name, value);
    if (publicUrl().startsWith('https:')) set('strict-transport-security', 'max-age=31536000');
    const type = context.res.headers.get('content-type') ?? '';
    if (type.startsWith('application/json')) set('content-security-policy', dataPolicy);
    // Signed links have their secret in `t`, in each language and spelling of an address; no other request says it.
    // And what stands behind them is for one person, not for a cache.
    if (context.req.query('t') !== undefined) {
      context.res.headers.set('referrer-policy', 'strict-origin');
      context.res.headers.set('cache-control', 'no-store');
    }
    if (context.req.path.startsWith('/auth')) context.res.headers.set('referrer-policy', 'no-referrer');
  };
}
