import { timingSafeEqual } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Database } from '@parley/kit-server/database';
import { type Context, Hono } from 'hono';
import { collectDefaultMetrics, Registry } from 'prom-client';

export interface ProbeOptions {
  /** Who presents it may read `/metrics` from anywhere; without one only this machine may. */
  metricsToken: string | undefined;
  database: Pick<Database, 'pool'>;
}

/** `/healthz` (the process lives), `/readyz` (it can serve: started, and the database answers), `/metrics` (Prometheus). */
export function createProbes({ metricsToken, database }: ProbeOptions): { routes: Hono; markReady(): void } {
  let isStarted = false;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const routes = new Hono();
  routes.get('/healthz', (context) => context.text('ok'));
  routes.get('/readyz', async (context) => {
    if (!isStarted) return context.text('starting', 503);
    const answers = await database.pool.query('select 1').then(
      () => true,
      () => false,
    );
    return answers ? context.text('ready') : context.text('the database does not answer', 503);
  });
  routes.get('/metrics', async (context) => {
    if (!mayReadMetrics(context, metricsToken)) return context.text('forbidden', 403);
    return context.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
  return {
    routes,
    markReady: () => {
      isStarted = true;
    },
  };
}

function mayReadMetrics(context: Context, token: string | undefined): boolean {
  if (token === undefined) return isLoopback(getConnInfo(context).remote.address ?? '');
  const given = Buffer.from(context.req.header('authorization') ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}
