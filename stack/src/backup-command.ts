import { resolve } from 'node:path';
import { AppError } from '@parley/kit-base/app-error';
import { createLogger } from '@parley/kit-server/log';
import { parseSettings, SettingsError } from '@parley/kit-server/settings';
import { BackupError } from './backup-error.ts';
import { makeBackup } from './make-backup.ts';

const usage = `npm run backup -- FILE [--with-keys]

Writes everything into one file, whether the server runs or not. The file holds personal data and hashes of passwords:
keep it as safe as the machine. --with-keys adds DATA_DIR/keys.json, with which sessions can be signed.`;

async function main(given: string[]): Promise<string> {
  const [name, ...others] = given.filter((argument) => !argument.startsWith('--'));
  const flags = given.filter((argument) => argument.startsWith('--'));
  if (!name || others.length > 0 || flags.some((flag) => flag !== '--with-keys')) throw BackupError.usage(usage);
  const settings = parseSettings(process.env);
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  const logger = createLogger('warn');
  const hasKeys = flags.length > 0;
  const { bytes, rows, mediaFiles, missing, needsKeys } = await makeBackup({ settings, file, hasKeys, logger });
  const lines = [`${file}: ${rows} rows and ${mediaFiles} media files in ${(bytes / 1_000_000).toFixed(1)} MB.`];
  if (missing.length > 0)
    lines.push(`${missing.length} media files could not be found and are not in it:`, ...missing.slice(0, 20));
  if (hasKeys) lines.push('It holds the keys: whoever has it can sign sessions. Keep it where keys are kept.');
  else if (needsKeys)
    lines.push(
      'It lacks the keys, and somebody has a second step of sign-in, which needs the same APP_SECRET after a restore: ' +
        'keep DATA_DIR/keys.json (or APP_SECRET) apart, or add --with-keys.',
    );
  return lines.join('\n');
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof AppError || error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
