import type { Settings } from '@parley/kit-server/settings';
import type { Product } from './products.ts';
import type { RunningStack } from './stack.ts';

export interface StartContext {
  settings: Settings;
  keysFile: string | undefined;
  only: Product | undefined;
}

const addresses: Record<Product, ReadonlyArray<readonly [string, string]>> = {
  site: [
    ['', 'the site; the round button at the bottom right talks'],
    ['/admin', 'leads'],
  ],
  call: [['/v1/rooms', 'rooms (bearer key callApiKey); a room is at /r/{name}']],
  voice: [['/voice', 'voice platform (bearer key voicePrivateKey)']],
};

/** What the start prints for the person at the terminal: where to go, and how to become the first admin. */
export function describeStart(stack: RunningStack, { settings, keysFile, only }: StartContext): string {
  const shown = only === undefined ? Object.values(addresses).flat() : addresses[only];
  const width = Math.max(...shown.map(([path]) => path.length));
  const lines = [
    'Parley is ready.',
    '',
    ...shown.map(([path, what]) => `  ${stack.url}${path.padEnd(width)}   ${what}`),
  ];
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
