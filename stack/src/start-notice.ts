import type { Settings } from '@parley/kit-server/settings';
import type { RunningStack } from './stack.ts';

/** What the start prints for the person at the terminal: where to go, and how to become the first admin. */
export function describeStart(stack: RunningStack, settings: Settings, keysFile: string | undefined): string {
  const lines = ['Parley is ready.', '', `  ${stack.url}`, `  ${stack.url}/admin   leads`];
  if (stack.firstAdminLink) {
    lines.push('', 'Become the first admin (the link works once):', `  ${stack.firstAdminLink}`);
  }
  if (stack.missing.length > 0)
    lines.push('', 'The voice agent is limited:', ...stack.missing.map((what) => `  ${what}`));
  const data = stack.database === 'embedded' ? `${settings.DATA_DIR} (embedded PostgreSQL)` : 'DATABASE_URL';
  lines.push('', `Data: ${data}`);
  if (keysFile) lines.push(`Keys: ${keysFile}`);
  return lines.join('\n');
}
