import type { Clock } from '@parley/kit-base/clock';
import type { Database } from '@parley/kit-server/database';
import type { Mail } from '../mail/mail.ts';
import { maxMailAgeMs } from '../mail/mail-age.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { NewsletterLinks } from './newsletter-links.server.ts';

export interface NewsletterMailsOptions {
  database: Database;
  links: NewsletterLinks;
  publicUrl: () => string;
  clock: Clock;
}

interface SubscriptionRow {
  email: string;
  asked_at: Date;
}

const confirmDays = 7;

/** The mail that asks whether a subscription is wanted by the one whose address was given. */
export class NewsletterMails {
  readonly #options: NewsletterMailsOptions;

  constructor(options: NewsletterMailsOptions) {
    this.#options = options;
  }

  /** Undefined when it is confirmed, ended or asked for anew meanwhile, or was asked for long ago. */
  async confirmation(id: string, revision: number): Promise<Mail | undefined> {
    const { database, links, publicUrl, clock } = this.#options;
    const { rows } = await database.pool.query<SubscriptionRow>(
      `select email, asked_at from site.newsletter_subscriptions
        where id = $1 and revision = $2 and status = 'pending'`,
      [id, revision],
    );
    const found = rows[0];
    const askedAt = found?.asked_at.getTime() ?? 0;
    if (!found || clock.now() - askedAt > maxMailAgeMs) return undefined;
    const until = askedAt + confirmDays * 24 * 3_600_000;
    const unsubscribe = links.unsubscribeQuery(id);
    return {
      to: [found.email],
      subject: 'Please confirm: news from Parley',
      ...writeMail({
        heading: 'Do you want our letter?',
        paragraphs: [
          'Somebody, we hope you, gave this address for news and insights from Parley. We write only when you say yes.',
          `The link works for ${confirmDays} days. If it was not you, do nothing: you hear no more from us.`,
        ],
        actions: [
          { label: 'Yes, send it to me', url: `${publicUrl()}/newsletter/confirm?${links.confirmQuery(id, until)}` },
          { label: 'No, take this address off the list', url: `${publicUrl()}/newsletter/unsubscribe?${unsubscribe}` },
        ],
        footer: `You get this one mail because this address was typed in at ${publicUrl()}.`,
      }),
      unsubscribeUrl: `${publicUrl()}/api/newsletter/unsubscribe?${unsubscribe}`,
    };
  }
}
