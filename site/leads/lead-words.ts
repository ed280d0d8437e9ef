import type { LeadKind, LeadStatus } from './lead-filters.ts';

/** What the admin calls where an entry came from. */
export const kindLabels: Record<LeadKind, string> = {
  calling_leads: 'Demo call',
  confirmed_lead: 'Get started',
  email_subscription: 'Newsletter',
  demo_call: 'Call by agent',
  booking: 'Booking',
};

/** What the admin calls how far the team is. */
export const statusLabels: Record<LeadStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  done: 'Done',
  spam: 'Spam',
};
