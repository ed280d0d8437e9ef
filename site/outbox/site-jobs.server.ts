import { type Clock, systemClock } from '@parley/kit-base/clock';
import type { Logger } from '@parley/kit-base/logger';
import type { Database } from '@parley/kit-server/database';
import type { Settings } from '@parley/kit-server/settings';
import { siteOrigins } from '../auth/site-origins.server.ts';
import { placeDemoCall, type TelephonySettings } from '../demo-call/place-demo-call.server.ts';
import { mailJobs, openMail } from '../mail/site-mails.server.ts';
import { OutsideRequests } from '../server/outside-request.server.ts';
import { deliverWebhook, fanOutWebhooks } from '../webhooks/deliver-webhook.server.ts';
import { WebhookSecrets } from '../webhooks/webhook-secrets.server.ts';
import { forwardLead } from './forward-lead.server.ts';
import { type JobHandler, JobQueue, type QueuePace } from './job-queue.server.ts';
import { type FollowUp, type OutboxEvent, startOutboxRelay } from './outbox-relay.server.ts';

export interface SiteJobsOptions {
  database: Database;
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO' | 'LEAD_SERVICE_URL' | 'WEBHOOK_PRIVATE_TARGETS'> &
    TelephonySettings;
  /** Signs links in mails, and webhooks. */
  secret: string;
  /** Shown to the voice platform. */
  voiceKey: string;
  publicUrl: () => string;
  logger: Logger;
  clock?: Clock;
  pace?: Partial<QueuePace> & { relayMs?: number };
}

const mailQueue = 'mail';
const forwardQueue = 'forward-lead';
const webhookQueue = 'webhook';
const demoCallQueue = 'demo-call';

/** Does what follows from leads, demo calls and bookings: mail, webhooks, and an outside lead service where one is set. */
export async function startSiteJobs(options: SiteJobsOptions): Promise<{ close(): Promise<void> }> {
  const { database, settings, logger, clock = systemClock, pace } = options;
  const mail = openMail({ ...options, clock });
  const serviceUrl = outsideLeadService(options);
  const handlers: Record<string, JobHandler> = {
    ...(mail ? { [mailQueue]: mail.handle } : {}),
    ...(serviceUrl ? { [forwardQueue]: forwardLead(database, serviceUrl) } : {}),
    [webhookQueue]: deliverWebhook({
      database,
      secrets: new WebhookSecrets(options.secret),
      requests: new OutsideRequests(settings.WEBHOOK_PRIVATE_TARGETS),
      clock,
    }),
    [demoCallQueue]: placeDemoCall({
      ...options,
      clock,
      later: (job, at) =>
        queue.add(demoCallQueue, [job], { query: (text, values) => database.pool.query(text, values) }, at),
    }),
  };
  const queue: JobQueue = await JobQueue.open({ database, handlers, logger, ...(pace ? { pace } : {}) });

  const mails = (event: OutboxEvent): FollowUp[] =>
    mail ? mailJobs(event, mail.hasTeam).map((data) => ({ queue: mailQueue, data })) : [];
  const forwarded = ({ subjectId }: OutboxEvent): FollowUp[] =>
    serviceUrl ? [{ queue: forwardQueue, data: { lead: subjectId } }] : [];
  const dialled = ({ subjectId }: OutboxEvent, again = false): FollowUp[] => [
    { queue: demoCallQueue, data: { call: subjectId, again } },
  ];
  const relay = startOutboxRelay({
    database,
    queue,
    followUps: {
      'lead-saved': (event) => [...mails(event), ...forwarded(event)],
      'demo-call-requested': (event) => [...mails(event), ...dialled(event)],
      'demo-call-again': (event) => dialled(event, true),
      'demo-booked': mails,
      'demo-moved': mails,
      'demo-cancelled': mails,
      'newsletter-asked': mails,
      'account-link': mails,
      'privacy-link-asked': mails,
      'consent-withdrawn': () => [],
      'person-erased': () => [],
      'webhook-test': () => [],
    },
    fanOut: (events, client) => fanOutWebhooks(webhookQueue, events, client),
    nothingFollows: settings.SMTP_URL === undefined ? 'no mail configured' : 'nobody to write to',
    ...(pace?.relayMs === undefined ? {} : { pollMs: pace.relayMs }),
    clock,
    logger,
  });
  return {
    async close() {
      await relay.stop();
      await queue.stop();
    },
  };
}

function outsideLeadService({ settings, publicUrl, logger }: SiteJobsOptions): string | undefined {
  const { LEAD_SERVICE_URL: url } = settings;
  if (url === undefined || !siteOrigins(publicUrl()).includes(new URL(url).origin)) return url;
  logger.warn('LEAD_SERVICE_URL is this site itself; leads are kept here and go nowhere else');
  return undefined;
}
