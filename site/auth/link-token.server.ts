import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link that works once. Only {@link hashLinkToken} of it is kept. */
export function makeLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored in place of a link's secret. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
