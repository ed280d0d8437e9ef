import { resolve } from 'node:path';
import { AppError } from '@parley/kit-base/app-error';
import { createLogger } from '@parley/kit-server/log';
import { parseSettings, SettingsError } from '@parley/kit-server/settings';
import { BackupError } from './backup-error.ts';
import { restoreBackup } from './restore-backup.ts';

const usage = `npm run restore -- FILE

Restores a backup into DATA_DIR, which must be empty (and into DATABASE_URL, if set, which must be empty too).`;

async function main([name, ...others]: string[]): Promise<string> {
  if (!name || name.startsWith('--') || others.length > 0) throw BackupError.usage(usage);
  const settings = parseSettings(process.env);
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  const restored = await restoreBackup({ settings, file, logger: createLogger('warn') });
  const { madeAt, rows, mediaFiles, jobs, hasKeys } = restored;
  const lines = [
    `Restored as of ${madeAt}: ${rows} rows, ${mediaFiles} media files, ${jobs} jobs that wait. npm start serves it.`,
    'Everybody signs in anew; invitations and links to new passwords have to be made again.',
  ];
  if (!hasKeys && settings.APP_SECRET === undefined)
    lines.push(
      'The backup has no keys, so new ones are made at the start: links in mails of before no longer work, and who has ' +
        'a second step of sign-in needs npm run admin -- disable-two-factor EMAIL, unless the earlier keys.json is put ' +
        'into DATA_DIR before the start.',
    );
  return lines.join('\n');
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof AppError || error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
