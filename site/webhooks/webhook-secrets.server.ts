import { hkdfSync } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** Which secrets sign what goes to an endpoint. */
export interface SigningEndpoint {
  id: string;
  secret_version: number;
  rotated_at: Date | null;
}

/** How long what is sent is signed with the secret of before as well, so that nobody misses anything meanwhile. */
const overlapMs = 24 * 3_600_000;

/** Makes the secrets of webhooks from the site's own one, and signs with them (Standard Webhooks, HMAC-SHA256). */
export class WebhookSecrets {
  readonly #appSecret: string;

  constructor(appSecret: string) {
    this.#appSecret = appSecret;
  }

  /** As the other side keeps it. */
  secret(endpointId: string, version: number): string {
    const key = hkdfSync('sha256', this.#appSecret, '', `parley webhook ${endpointId} ${version}`, 32);
    return `whsec_${Buffer.from(key).toString('base64')}`;
  }

  /** The headers that prove that `body` is ours, sent at `at`. */
  sign(endpoint: SigningEndpoint, deliveryId: string, body: string, at: number): Record<string, string> {
    const { id, secret_version: version, rotated_at: rotatedAt } = endpoint;
    const isOverlap = version > 1 && rotatedAt !== null && at - rotatedAt.getTime() < overlapMs;
    const messageId = `msg_${deliveryId}`;
    const signatures = (isOverlap ? [version, version - 1] : [version]).map((one) =>
      new Webhook(this.secret(id, one)).sign(messageId, new Date(at), body),
    );
    return {
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(at / 1000)),
      'webhook-signature': signatures.join(' '),
    };
  }
}
