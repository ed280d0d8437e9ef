import { readMigrations } from '@parley/kit-server/migrate';
import { expect, it } from 'vitest';
import { siteMigrations } from './site-migrations.server.ts';

/**
 * Each migration that a release has brought to somebody's database, with the head of its checksum. A release adds its
 * own; a line here never changes: what is to be different goes into a new migration.
 */
const landed: Record<string, string> = {
  '001-leads.sql': '36a11f6f0e8b6069',
  '010-auth.sql': '2ac6bd92e67d25d7',
  '011-switches.sql': '6206335b50e83a2c',
  '020-bookings.sql': '0f391aa3672aff40',
  '030-content.sql': '663c73ef538bb5a5',
  '031-first-content.sql': '65f8adbebed97197',
  '040-media.sql': '8c8d7708e9fc8ebf',
  '041-use-case-videos.sql': 'fde9444ac6d8b4b3',
  '042-media-hosts.sql': 'd32699e2b087ed6d',
  '043-media-library.sql': '0579d2c88eb2b65a',
  '044-public-media-sizes.sql': '013991a056fa5ecd',
  '050-events.sql': '5fc4f7ffdd926a5a',
  '060-site-config.sql': 'e2bb3e9f5f2e55e7',
  '070-outbox.sql': 'dadb06132de445be',
  '071-limits.sql': '223d75053d4c5c3a',
  '072-demo-call-spam.sql': '50f60f8eaeb3bb52',
  '075-audit-log.sql': 'c83000c5c80b79ac',
  '076-picture-hosts.sql': '1909a26c7edc5a18',
  '080-lead-batches.sql': '14c582bc0d3966d4',
  '081-lead-work.sql': 'c01e8806165d93e1',
  '082-booking-journal.sql': 'a722dbcbb370314a',
  '085-webhooks.sql': 'c3a9ae666c1f0c7b',
  '086-demo-call-guards.sql': '172c667e46169f0d',
  '087-consent-ledger.sql': '74ba0827a6e05151',
  '088-retention.sql': '5174d9e4e9ecd9dd',
  '093-pages.sql': '61d97e4a08502453',
  '094-posts.sql': '3fa6daa984513606',
  '095-first-posts.sql': 'd970d2876ac52985',
  '096-case-study-video.sql': 'b75cd9e9744abb82',
  '097-site-config-audit.sql': 'dee98826c487fd64',
  '100-audit-everything.sql': '8fe5dc54de04ca60',
  '101-accounts.sql': '3b2121a429ca98e2',
  '102-hidden-media.sql': '0d8310a16232a2b9',
  '103-account-traces.sql': '4ec8438ce4905803',
  '107-event-measures.sql': '8bc2321e5db67712',
  '108-media-facts.sql': '69cf96aea41b135c',
  '113-closed-functions.sql': '39fd73e4e59d134a',
  '114-leads-together.sql': '769e9650faed6e3f',
  '115-rows-of-person.sql': '374fc94d9571d2a6',
};

it('brings every migration that landed as it was: a database that has it refuses to start with another', async () => {
  const migrations = await readMigrations(siteMigrations);
  const now = new Map(migrations.map(({ name, checksum }) => [name, checksum.slice(0, 16)]));
  const found = Object.fromEntries(Object.keys(landed).map((name) => [name, now.get(name)]));
  expect(found).toEqual(landed);
});
