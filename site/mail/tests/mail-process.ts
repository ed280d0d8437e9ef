import { openDatabase } from '@parley/kit-server/database';
import { createLogger } from '@parley/kit-server/log';
import { startJobs } from './job-site.ts';

/** A process that does the site's jobs and nothing else, until it is killed. */
const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl = '' } = process.env;
const logger = createLogger('warn');
const database = await openDatabase({ databaseUrl, dataDir, logger });
await startJobs(database, { SMTP_URL: smtpUrl }, logger);
