import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Clock } from '@parley/kit-base/clock';
import { type Logger, silentLogger } from '@parley/kit-base/logger';
import { type Database, openDatabase } from '@parley/kit-server/database';
import { migrate } from '@parley/kit-server/migrate';
import { rolesSql } from '@parley/kit-server/roles';
import { makeDataDir } from '@parley/kit-testing/data-dir';
import type { SavedRecord } from '../../leads/lead-record.server.ts';
import { saveInDatabase } from '../../leads/lead-store.server.ts';
import { openRealPostgres, type RealPostgres } from '../../leads/tests/real-postgres.ts';
import { startSiteJobs } from '../../outbox/site-jobs.server.ts';

export const publicUrl = 'https://parley.example';
export const secret = 'a secret of the tests';
export const teamAddress = 'team@parley.example';

/** As patient as the queue allows at least. */
export const quickPace = {
  relayMs: 50,
  poll: 0.5,
  retryDelay: 1,
  retryDelayMax: 1,
  retryLimit: 2,
  heartbeat: 10,
  supervise: 1,
};

/** A database of the site, migrated. */
export interface SiteDatabase {
  database: Database;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Another pool on the same PostgreSQL, as another process would have it. */
  openAgain(): Promise<Database>;
  close(): Promise<void>;
}

export async function openSiteDatabase(kind: string): Promise<SiteDatabase> {
  const dataDir = await makeDataDir('mail');
  const postgres: RealPostgres | undefined = kind === 'server' ? await openRealPostgres() : undefined;
  // The login of the tests may not make roles; its operator does.
  await postgres?.asSuperuser(rolesSql(new URL(postgres.url).username));
  const open = () => openDatabase({ databaseUrl: postgres?.url, dataDir, logger: silentLogger });
  const database = await open();
  await migrate(database, { product: 'site', folder: new URL('../../server/migrations/', import.meta.url) });
  return {
    database,
    dataDir,
    databaseUrl: postgres?.url,
    openAgain: open,
    async close() {
      await database.close();
      await postgres?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export interface JobSettings {
  SMTP_URL?: string;
  MAIL_FROM?: string;
  MAIL_TO?: string;
  LEAD_SERVICE_URL?: string;
  WEBHOOK_PRIVATE_TARGETS?: string;
  VOICE_API_URL?: string;
  VAPI_AGENT_ID?: string;
  SIP_TRUNK_URL?: string;
}

/** Starts what the site starts, with the settings of one test. */
export function startJobs(database: Database, settings: JobSettings, logger: Logger = silentLogger, clock?: Clock) {
  return startSiteJobs({
    database,
    settings: {
      SMTP_URL: undefined,
      MAIL_FROM: undefined,
      MAIL_TO: undefined,
      LEAD_SERVICE_URL: undefined,
      WEBHOOK_PRIVATE_TARGETS: undefined,
      VOICE_API_URL: undefined,
      VAPI_AGENT_ID: undefined,
      SIP_TRUNK_URL: undefined,
      ...settings,
    },
    secret,
    voiceKey: 'a private key of the tests',
    publicUrl: () => publicUrl,
    logger,
    pace: quickPace,
    ...(clock ? { clock } : {}),
  });
}

type Lead = Extract<SavedRecord, { kind: 'lead' }>;

/** Saves a lead as the site does; gives its id. */
export async function saveLead(database: Database, data: Record<string, string>, more: Partial<Lead> = {}) {
  const record: Lead = {
    kind: 'lead',
    id: randomUUID(),
    created_at: new Date().toISOString(),
    sheet_name: 'calling_leads',
    data,
    status: 'new',
    ...more,
  };
  await saveInDatabase(database, [record]);
  return record.id;
}

export interface LogLine {
  level: 'error' | 'warn';
  message: string;
  fields: Record<string, unknown> | undefined;
}

/** A logger that keeps what asks for attention, and can be waited for. */
export function keepingLogger(): { logger: Logger; lines: LogLine[]; when(message: string): Promise<LogLine> } {
  const lines: LogLine[] = [];
  const waiting = new Set<() => void>();
  const keep = (level: LogLine['level']) => (message: string, fields?: Record<string, unknown>) => {
    lines.push({ level, message, fields });
    for (const wake of waiting) wake();
  };
  const logger: Logger = { ...silentLogger, error: keep('error'), warn: keep('warn'), child: () => logger };
  return {
    logger,
    lines,
    when: (message) =>
      new Promise((resolve) => {
        const look = () => {
          const line = lines.find((one) => one.message === message);
          if (!line) return;
          waiting.delete(look);
          resolve(line);
        };
        waiting.add(look);
        look();
      }),
  };
}
