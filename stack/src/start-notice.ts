import type { Settings } from '@parley/kit-server/settings';
import type { RunningStack } from './stack.ts';

/** What the start prints for the person at the terminal: where to go, and how to become the first admin. */
export function describeStart(stack: RunningStack, settings: Settings, keysFile: string | undefined): string {
  const lines = [`Parley is ready${stack.only ? ` (${stack.only} alone)` : ''}.`, '', `  ${stack.url}`];
  if (stack.only === undefined || stack.only === 'site') {
    lines.push(`  ${stack.url}/admin   content and leads`);
    if (stack.firstAdminLink)
      lines.push('', 'Become the first admin (the link works once):', `  ${stack.firstAdminLink}`);
  }
  if (stack.only === undefined || stack.only === 'call')
    lines.push(`  ${stack.url}/r/{room}   a room made with POST ${stack.url}/v1/rooms`);
  if (stack.only === undefined || stack.only === 'voice')
    lines.push(`  ${stack.url}/voice   the voice platform's REST`);
  lines.push(
    '',
    stack.database === 'embedded'
      ? `Data: ${settings.DATA_DIR} (embedded PostgreSQL)`
      : 'Data: the PostgreSQL of DATABASE_URL',
  );
  if (keysFile) lines.push(`Keys: ${keysFile}`);
  return lines.join('\n');
}
