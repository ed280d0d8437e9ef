import type { Logger } from '@parley/kit-base/logger';
import { openDatabase } from '@parley/kit-server/database';
import { startHttpServer } from '@parley/kit-server/http-server';
import { createLogger } from '@parley/kit-server/log';
import { migrate } from '@parley/kit-server/migrate';
import { Hono } from 'hono';
import { createBookingRoutes } from '../../booking/booking-routes.server.ts';
import { createLeadRoutes } from '../lead-routes.server.ts';
import { openLeadJournal } from '../lead-store.server.ts';

// The lead service alone, as a process that a test can kill. It writes its log and then one line with its address.
const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = process.env;
if (!dataDir) throw new Error('DATA_DIR is not set');
const logger: Logger = createLogger('info');

const database = await openDatabase({ databaseUrl, dataDir, logger });
await migrate(database, { product: 'site', folder: new URL('../../server/migrations/', import.meta.url), logger });
const journal = await openLeadJournal({ database, dataDir, logger });

const app = new Hono();
let url = '';
const secret = 'a secret of the tests';
const shared = { database, journal, trust: { hops: 0 }, publicUrl: () => url, secret };
app.route('/', createLeadRoutes({ ...shared, logger }));
app.route('/', createBookingRoutes(shared));
// How long a query of another part of the product takes here, in milliseconds, beside what leads are doing.
app.get('/other-query', async (context) => {
  const start = performance.now();
  await database.pool.query('select * from site.key_features order by display_order');
  return context.json(performance.now() - start);
});
const http = await startHttpServer({ app, host: '127.0.0.1', port: 0 });
url = `http://127.0.0.1:${http.port}`;
process.stdout.write(`${JSON.stringify({ ready: { url, pid: process.pid } })}\n`);

process.once('SIGTERM', async () => {
  await http.close();
  await journal?.close();
  await database.close();
});
