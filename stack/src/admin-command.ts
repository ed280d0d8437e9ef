import { resolve } from 'node:path';
import { AppError } from '@parley/kit-base/app-error';
import { silentLogger } from '@parley/kit-base/logger';
import { migrate } from '@parley/kit-server/migrate';
import { openOperatorDatabase } from '@parley/kit-server/operator-database';
import { parseSettings, publicUrlOf, SettingsError } from '@parley/kit-server/settings';
import { describePeople, OperatorAccounts } from '@parley/site/auth/operator-accounts.server';
import { siteMigrations } from '@parley/site/server/site-migrations.server';

const usage = `npm run admin -- list
npm run admin -- invite EMAIL [user]           prints a link that makes an account, an admin's unless user is said
npm run admin -- reset-password EMAIL          prints a link that sets a new password
npm run admin -- disable-two-factor EMAIL      for who has lost both the phone and the recovery codes
npm run admin -- make-admin EMAIL              gives an account the role admin
npm run admin -- end-sessions EMAIL            signs an account out everywhere`;

/** Accounts from the command line, whether the server runs or not. */
async function main([command = '', email = '', role = 'admin']: string[]): Promise<string> {
  const settings = parseSettings(process.env);
  const { database, isShared } = await openOperatorDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: resolve(settings.DATA_DIR),
    logger: silentLogger,
  });
  try {
    // A running server has done so itself.
    if (!isShared) await migrate(database, { product: 'site', folder: siteMigrations });
    const accounts = new OperatorAccounts({ database, publicUrl: () => publicUrlOf(settings) });
    if (command === 'list') return describePeople(await accounts.list());
    if (email === '') throw new AppError('usage', usage);
    switch (command) {
      case 'invite':
        return `Give this link to ${email}. It works once, for seven days:\n${await accounts.invite(email, role)}`;
      case 'reset-password':
        return `Give this link to ${email}. It works once, for a day:\n${await accounts.resetLink(email)}`;
      case 'disable-two-factor':
        await accounts.disableTwoFactor(email);
        return `${email} signs in with the password alone now.`;
      case 'make-admin':
        await accounts.makeAdmin(email);
        return `${email} is an admin now, and signs in anew.`;
      case 'end-sessions':
        return `${email} was signed out in ${await accounts.endSessions(email)} places.`;
      default:
        throw new AppError('usage', usage);
    }
  } finally {
    await database.close();
  }
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof AppError || error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
