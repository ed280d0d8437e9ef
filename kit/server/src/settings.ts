import { isIP } from 'node:net';
import { z } from 'zod';

const flag = z.stringbool();
const port = z.coerce.number().int().min(0).max(65_535);
/** Becomes part of an address. */
const trackerId = z.string().regex(/^[\w-]{1,64}$/, 'is no id: only letters, digits, - and _');

/** `Name <address>` or an address alone; several stand with commas between them. */
const mailboxes = (most: number) =>
  z.string().refine((text) => {
    const parts = text.split(',').map((part) => part.trim());
    return (
      parts.length <= most && parts.every((part) => /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(part))
    );
  }, 'is no e-mail address: write name@example.com or Name <name@example.com>');

/** Addresses and networks such as `127.0.0.1, 10.1.0.0/16`. */
const networks = z.string().refine(
  (text) =>
    text.split(',').every((part) => {
      const [address = '', prefix, ...rest] = part.trim().split('/');
      const bits = { 4: 32, 6: 128 }[isIP(address)];
      const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (bits ?? 0));
      return bits !== undefined && isPrefix && rest.length === 0;
    }),
  'is no list of addresses or networks: write 127.0.0.1 or 10.1.0.0/16, several with commas',
);

/** Every setting that Parley reads from the environment. All are optional; docs/operations.md says what each does. */
const EnvironmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('localhost'),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: z.string().optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  LEAD_SERVICE_URL: z.url().optional(),
  WEBHOOK_PRIVATE_TARGETS: networks.optional(),
  VOICE_API_URL: z.url().optional(),
  VAPI_API_KEY: z.string().optional(),
  VAPI_AGENT_ID: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: mailboxes(1).optional(),
  MAIL_TO: mailboxes(20).optional(),
  LLM_BASE_URL: z.url().optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  STT_PROVIDER: z.string().optional(),
  STT_URL: z.url().optional(),
  STT_API_KEY: z.string().optional(),
  STT_MODEL: z.string().optional(),
  TTS_PROVIDER: z.string().optional(),
  TTS_URL: z.url().optional(),
  TTS_API_KEY: z.string().optional(),
  TTS_MODEL: z.string().optional(),
  TTS_VOICE: z.string().optional(),
  TURN_URLS: z.string().optional(),
  TURN_SECRET: z.string().optional(),
  LIVEKIT_URL: z.url().optional(),
  LIVEKIT_API_KEY: z.string().optional(),
  LIVEKIT_API_SECRET: z.string().optional(),
  REDIS_URL: z.url().optional(),
  SIP_TRUNK_URL: z.string().optional(),
  SIP_TRUNK_USER: z.string().optional(),
  SIP_TRUNK_PASSWORD: z.string().optional(),
  SIP_TRUNK_FROM: z.string().optional(),
  GA_ID: trackerId.optional(),
  PIXEL_ID: trackerId.optional(),
  BEHAVIOUR_ID: trackerId.optional(),
  APP_SECRET: z.string().min(16).optional(),
  CALL_API_KEY: z.string().min(16).optional(),
  VOICE_PRIVATE_KEY: z.string().min(16).optional(),
  TRUST_PROXY: z.string().default('none'),
  METRICS_TOKEN: z.string().optional(),
  SITE_URL: z.url().optional(),
  CALL_URL: z.url().optional(),
  CALL_PORT: port.default(3001),
  VOICE_PORT: port.default(3002),
  LOG_LEVEL: z.enum(['error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Set by `npm run dev`. */
  PARLEY_DEV: flag.default(false),
});

export type Settings = z.infer<typeof EnvironmentSchema>;

/** Thrown when the environment holds a value that cannot be used; the message names each one. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Parses the environment once, at boot. An empty value counts as unset. Throws {@link SettingsError}. */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = EnvironmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new SettingsError(`These settings cannot be used:\n${lines.join('\n')}`);
}

/** The address under which people reach this process, without a trailing slash. */
export function publicUrlOf(settings: Pick<Settings, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  return (settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`).replace(/\/+$/, '');
}
