import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Settings } from './settings.ts';

const KeysSchema = z.object({
  /** Signs sessions, tokens and links. */
  appSecret: z.string().min(16),
  /** Bearer key of the rooms REST. */
  callApiKey: z.string().min(16),
  /** Private bearer key of the voice platform. */
  voicePrivateKey: z.string().min(16),
});

export type Keys = z.infer<typeof KeysSchema>;

export interface LoadedKeys {
  keys: Keys;
  /** Where generated keys are kept; undefined when all came from the settings. */
  file: string | undefined;
}

/** Keys from the settings; those that are unset are made once and kept with mode 0600 in `<dataDir>/keys.json`. */
export function loadKeys(settings: Settings, dataDir: string): LoadedKeys {
  const fromSettings: Partial<Keys> = {
    ...(settings.APP_SECRET ? { appSecret: settings.APP_SECRET } : {}),
    ...(settings.CALL_API_KEY ? { callApiKey: settings.CALL_API_KEY } : {}),
    ...(settings.VOICE_PRIVATE_KEY ? { voicePrivateKey: settings.VOICE_PRIVATE_KEY } : {}),
  };
  const complete = KeysSchema.safeParse(fromSettings);
  if (complete.success) return { keys: complete.data, file: undefined };

  const file = join(dataDir, 'keys.json');
  const kept = readKept(file) ?? writeNew(dataDir, file);
  return { keys: { ...kept, ...fromSettings }, file };
}

function readKept(file: string): Keys | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return KeysSchema.parse(JSON.parse(text));
}

function writeNew(dataDir: string, file: string): Keys {
  const random = () => randomBytes(32).toString('base64url');
  const keys: Keys = { appSecret: random(), callApiKey: random(), voicePrivateKey: random() };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const temporary = `${file}.new`;
  writeFileSync(temporary, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(temporary, file);
  return keys;
}
