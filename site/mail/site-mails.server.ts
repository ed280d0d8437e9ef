import type { Clock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import type { Settings } from '@parley/kit-server/settings';
import { z } from 'zod';
import { AccountLinkMails } from '../auth/account-link-mails.server.ts';
import { AccountLinks } from '../auth/account-links.server.ts';
import { BookingLinks } from '../booking/booking-links.server.ts';
import { BookingMails } from '../booking/booking-mails.server.ts';
import { LeadMails } from '../leads/lead-mails.server.ts';
import { NewsletterLinks } from '../newsletter/newsletter-links.server.ts';
import { NewsletterMails } from '../newsletter/newsletter-mails.server.ts';
import { JobError } from '../outbox/job-error.ts';
import type { JobHandler } from '../outbox/job-queue.server.ts';
import type { OutboxEvent } from '../outbox/outbox-relay.server.ts';
import { PrivacyLinks } from '../privacy/privacy-links.server.ts';
import { PrivacyMails } from '../privacy/privacy-mails.server.ts';
import type { Mail } from './mail.ts';
import { createMailer, mailboxesOf } from './mailer.server.ts';

const mailKinds = [
  'lead-alert',
  'demo-call-alert',
  'booking-alert',
  'booking',
  'newsletter',
  'account-link',
  'privacy-link',
] as const;
type MailKind = (typeof mailKinds)[number];

/** One mail that is to be sent. It is written when it is sent, so that the queue holds nothing personal. */
const MailJobSchema = z.object({ kind: z.enum(mailKinds), subject: z.uuid(), revision: z.number().int() });
type MailJob = z.infer<typeof MailJobSchema>;

export interface MailOptions {
  database: Database;
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO'>;
  secret: string;
  publicUrl: () => string;
  clock: Clock;
  logger: Logger;
}

const toTeam: Readonly<Record<string, MailKind>> = {
  'lead-saved': 'lead-alert',
  'demo-call-requested': 'demo-call-alert',
  'demo-booked': 'booking-alert',
  'demo-moved': 'booking-alert',
  'demo-cancelled': 'booking-alert',
};
const toVisitor: Readonly<Record<string, MailKind>> = {
  'demo-booked': 'booking',
  'demo-moved': 'booking',
  'demo-cancelled': 'booking',
  'newsletter-asked': 'newsletter',
  'account-link': 'account-link',
  'privacy-link-asked': 'privacy-link',
};

const toVisitors: ReadonlySet<MailKind> = new Set(Object.values(toVisitor));

/** The mails that follow from an event. */
export function mailJobs({ topic, subjectId, revision }: OutboxEvent, hasTeam: boolean): MailJob[] {
  const kinds = [toVisitor[topic], hasTeam ? toTeam[topic] : undefined];
  return kinds.flatMap((kind) => (kind ? [{ kind, subject: subjectId, revision }] : []));
}

/** Undefined without SMTP_URL: no mail is sent then. */
export function openMail(options: MailOptions): { hasTeam: boolean; handle: JobHandler } | undefined {
  const { database, settings, secret, publicUrl, clock, logger } = options;
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_TO: to } = settings;
  if (smtpUrl === undefined) return undefined;
  const team = mailboxesOf(to ?? '');
  if (team.length === 0) logger.warn('MAIL_TO is not set: nobody of the team is told of new leads');
  const host = new URL(publicUrl()).hostname;
  const mailer = createMailer({ smtpUrl, from: from ?? `Parley <no-reply@${host}>`, replyTo: team[0] });
  const shared = { database, publicUrl, clock };
  const bookings = new BookingMails({ ...shared, links: new BookingLinks(secret), sender: mailer.sender, team });
  const leads = new LeadMails({ ...shared, team });
  const newsletter = new NewsletterMails({ ...shared, links: new NewsletterLinks(secret) });
  const accounts = new AccountLinkMails({ links: new AccountLinks({ database, publicUrl }), publicUrl });
  const privacy = new PrivacyMails({ ...shared, links: new PrivacyLinks(secret) });
  const write: Record<MailKind, (job: MailJob) => Promise<Mail | undefined>> = {
    'lead-alert': ({ subject }) => leads.lead(subject),
    'demo-call-alert': ({ subject }) => leads.demoCall(subject),
    'booking-alert': ({ subject, revision }) => bookings.toTeam(subject, revision),
    booking: ({ subject, revision }) => bookings.toVisitor(subject, revision),
    newsletter: ({ subject, revision }) => newsletter.confirmation(subject, revision),
    'account-link': ({ subject }) => accounts.write(subject),
    'privacy-link': ({ subject }) => privacy.link(subject),
  };
  return {
    hasTeam: team.length > 0,
    async handle(data, signal) {
      const job = MailJobSchema.parse(data);
      const mail = await write[job.kind](job);
      if (!mail || signal.aborted) return;
      try {
        // The same for each try, so that a mail program can tell a second copy.
        await mailer.send(mail, `<${job.kind}.${job.subject}.${job.revision}@${host}>`);
      } catch (error) {
        if (!toVisitors.has(job.kind) || !(error instanceof JobError) || error.code !== 'refused') throw error;
        // A mistyped address is nothing that the operator could mend.
        logger.warn('a visitor’s address takes no mail', { ...job, error: error.message });
      }
    },
  };
}
