import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { admin } from 'better-auth/plugins/admin';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { hashedSessionTokens } from './hashed-session-tokens.server.ts';
import { cookiePrefix } from './session-cookie.ts';
import { siteOrigins } from './site-origins.server.ts';

/** Set by our own handler from the socket (or a trusted proxy), whatever the visitor sent under this name. */
export const clientAddressHeader = 'x-parley-client-address';

export interface AuthOptions {
  database: Database;
  secret: string;
  publicUrl: () => string;
  logger: Logger;
}

export type Auth = ReturnType<typeof createAuth>;

const sevenDaysSeconds = 7 * 24 * 60 * 60;
const oneDaySeconds = 24 * 60 * 60;

/**
 * E-mail and password, roles user and admin, no sign-up. Sessions live in the database, so that signing out ends them
 * even for someone who kept a copy of the cookie; that rules out the library's cookie cache.
 */
export function createAuth({ database, secret, publicUrl, logger }: AuthOptions) {
  return betterAuth({
    appName: 'Parley',
    baseURL: publicUrl(),
    basePath: '/api/auth',
    secret,
    database: hashedSessionTokens(database),
    trustedOrigins: () => siteOrigins(publicUrl()),
    telemetry: { enabled: false },
    logger: { level: 'warn', log: (level, message, ...details) => report(logger, level, message, details) },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 8, maxPasswordLength: 256 },
    user: {
      modelName: 'auth_users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    session: {
      modelName: 'auth_sessions',
      fields: {
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        userId: 'user_id',
      },
      expiresIn: sevenDaysSeconds,
      updateAge: oneDaySeconds,
    },
    account: {
      modelName: 'auth_accounts',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'auth_verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
      // Who reads the table cannot take over a sign-in that waits for its second step.
      storeIdentifier: 'hashed',
    },
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'auth_rate_limits',
      fields: { lastRequest: 'last_request' },
      window: 10,
      max: 100,
      customRules: {
        '/sign-in/email': { window: 60, max: 5 },
        '/change-password': { window: 60, max: 5 },
        '/two-factor/*': { window: 60, max: 10 },
        '/get-session': false,
      },
    },
    advanced: {
      cookiePrefix,
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    plugins: [
      admin({
        defaultRole: 'user',
        adminRoles: ['admin'],
        schema: {
          user: { fields: { banReason: 'ban_reason', banExpires: 'ban_expires' } },
          session: { fields: { impersonatedBy: 'impersonated_by' } },
        },
      }),
      twoFactor({
        issuer: 'Parley',
        // Five wrong codes in a row close the second step for a quarter of an hour.
        accountLockout: { maxFailedAttempts: 5, durationSeconds: 15 * 60 },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'auth_two_factors',
            fields: {
              userId: 'user_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
  } satisfies BetterAuthOptions);
}

function report(logger: Logger, level: string, message: string, details: unknown[]): void {
  const fields = details.length > 0 ? { details: details.map(String) } : {};
  if (level === 'error') logger.error(`auth: ${message}`, fields);
  else if (level === 'warn') logger.warn(`auth: ${message}`, fields);
  else logger.debug(`auth: ${message}`, fields);
}
