import { siteMigrations } from '@parley/site/server/site-migrations.server';

/** The database schemas of the products. The job queue's own is left out: waiting jobs are kept apart. */
export const productSchemas = ['site', 'call', 'voice'] as const;

/** Where each product's migrations lie. */
export const productMigrations = {
  site: siteMigrations,
  call: new URL('../../call/server/migrations/', import.meta.url),
  voice: new URL('../../voice/server/migrations/', import.meta.url),
} as const;

/** What must not come back: sessions and links that have ended since, and counts of attempts. */
export const withoutRows = [
  'site.auth_sessions',
  'site.auth_verifications',
  'site.auth_rate_limits',
  'site.account_links',
  'site.admin_setup_links',
];
