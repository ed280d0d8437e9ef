/** What an outside system can be told of, with what it is called in the admin. */
export const webhookEvents = {
  'lead.created': 'A form was sent',
  'demo_call.requested': 'Somebody asks for a demo call',
  'booking.created': 'A demo was booked',
  'booking.moved': 'A demo was moved',
  'booking.cancelled': 'A demo was cancelled',
  'consent.withdrawn': 'Somebody took their consent back',
  'person.erased': 'A person’s data was erased',
} as const;
export type WebhookEvent = keyof typeof webhookEvents;

export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

/** The event that only its endpoint gets, when an admin asks for it. */
export const testEvent = 'webhook.test';

/** The outbox topics that outside systems are told of. */
export const eventOfTopic: Readonly<Record<string, WebhookEvent | typeof testEvent>> = {
  'lead-saved': 'lead.created',
  'demo-call-requested': 'demo_call.requested',
  'demo-booked': 'booking.created',
  'demo-moved': 'booking.moved',
  'demo-cancelled': 'booking.cancelled',
  'consent-withdrawn': 'consent.withdrawn',
  'person-erased': 'person.erased',
  'webhook-test': testEvent,
};
