import * as z from 'zod/mini';
import { optionalText, requiredText, yesOrNo } from '../admin/field-rules.ts';
import { webhookEventNames } from './webhook-events.ts';

const maxUrlLength = 2000;

/** What an admin writes about an endpoint. */
export const WebhookForm = z.strictObject({
  url: requiredText('Address', maxUrlLength).check(
    z.refine(isEndpointAddress, 'The address begins with https:// and holds no user name or password'),
  ),
  description: optionalText('Note'),
  events: z
    .array(z.enum(webhookEventNames))
    .check(z.minLength(1, 'Choose at least one event'), z.maxLength(webhookEventNames.length)),
  is_active: yesOrNo('Active'),
});
export type WebhookForm = z.infer<typeof WebhookForm>;

/** `http:` passes here: whether it may be used is up to the addresses that the operator allows. */
function isEndpointAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

/** An endpoint as the admin sees it. Times are ISO 8601. */
export interface WebhookEndpoint {
  id: string;
  url: string;
  description: string | null;
  events: string[];
  is_active: boolean;
  /** Why the site paused it by itself. */
  paused_because: string | null;
  rotated_at: string | null;
  created_at: string;
  /** Of the last 30 days. */
  delivered: number;
  waiting: number;
  failed: number;
}

/** One event for one endpoint. */
export interface WebhookDelivery {
  id: string;
  endpoint_id: string;
  event: string;
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  last_status: number | null;
  last_error: string | null;
  created_at: string;
}

/** The secret is told only here: when it is made and when it is replaced. */
export interface WebhookSecret {
  id: string;
  secret: string;
}
