export type SubscriptionStatus = 'pending' | 'confirmed' | 'unsubscribed';

/** What a page learns of the link that leads to it. Undefined: the link is none of ours, or its time is over. */
export interface SubscriptionReader {
  byConfirmLink(url: string): Promise<SubscriptionStatus | undefined>;
  byUnsubscribeLink(url: string): Promise<SubscriptionStatus | undefined>;
}
